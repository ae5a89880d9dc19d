"""An exit stands twice."""

from __future__ import annotations

from random import Random

from tests.additions import with_exit
from tests.written import Mistake, Written

ES = "Una salida figura dos veces."
CHECK = "repeated-hex"


def make(file: Written, chance: Random) -> Mistake:
    file = with_exit(file, chance)
    side, hexes = chance.choice(list(file.data["exits"].items()))
    route = ("exits", side, 0)
    return file.mistake(file.value(route, f"{hexes[-1]}, {hexes[0]}"), file.line(route))
