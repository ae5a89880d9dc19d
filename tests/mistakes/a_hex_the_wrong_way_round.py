"""The number of a hex before its letter."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "El número de un hexágono antes de su letra."
CHECK = "wrong-value"


def make(file: Written, chance: Random) -> Mistake:
    one = chance.choice([*file.units, *file.grounds])
    return file.mistake(file.value(one.route, f"{one.hex[1:]}{one.hex[0]}"), file.line(one.route))
