"""A number of ten figures."""

from __future__ import annotations

from random import Random

from tests.additions import numbers
from tests.written import Mistake, Written

ES = "Un número de diez cifras."
CHECK = "number-too-large"


def make(file: Written, chance: Random) -> Mistake:
    route, _ = chance.choice(numbers(file))
    return file.mistake(file.value(route, "4000000000"), file.line(route))
