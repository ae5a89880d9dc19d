"""An exit lies inside the board."""

from __future__ import annotations

from random import Random

from tests.additions import with_exit
from tests.written import Mistake, Written

ES = "Una salida está dentro del tablero."
CHECK = "inner-exit"


def make(file: Written, chance: Random) -> Mistake:
    file = with_exit(file, chance)
    side = chance.choice(list(file.data["exits"]))
    route = ("exits", side, 0)
    inside = [hex for hex in file.board if hex[0] in "CDE" and 2 < int(hex[1:]) < 8]
    return file.mistake(file.value(route, chance.choice(inside)), file.line(route))
