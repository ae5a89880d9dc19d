"""A number is written as a word."""

from __future__ import annotations

from random import Random

from tests.additions import numbers
from tests.written import Mistake, Written

ES = "Un número está escrito con letras."
CHECK = "wrong-type"


def make(file: Written, chance: Random) -> Mistake:
    route, _ = chance.choice(numbers(file))
    return file.mistake(file.value(route, "four"), file.line(route))
