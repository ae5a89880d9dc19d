"""A number is negative."""

from __future__ import annotations

from random import Random

from tests.additions import numbers
from tests.written import Mistake, Written

ES = "Un número es negativo."
CHECK = "out-of-range"


def make(file: Written, chance: Random) -> Mistake:
    route, number = chance.choice(numbers(file))
    return file.mistake(file.value(route, f"-{number}"), file.line(route))
