"""A space between the letter and the number of a hex."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un espacio entre la letra y el número de un hexágono."
CHECK = "wrong-value"


def make(file: Written, chance: Random) -> Mistake:
    one = chance.choice([*file.units, *file.grounds])
    return file.mistake(file.value(one.route, f"{one.hex[0]} {one.hex[1:]}"), file.line(one.route))
