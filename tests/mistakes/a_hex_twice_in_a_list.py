"""A hex stands twice in the list of one unit."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un hexágono figura dos veces en la lista de una unidad."
CHECK = "two-on-a-hex"


def make(file: Written, chance: Random) -> Mistake:
    one = chance.choice(file.units)
    return file.mistake(file.value(one.route, f"{one.hex}, {one.hex}"), file.line(one.route))
