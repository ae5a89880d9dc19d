"""A number has a fraction."""

from __future__ import annotations

from random import Random

from tests.additions import numbers
from tests.written import Mistake, Written

ES = "Un número tiene decimales."
CHECK = "ambiguous-scalar"


def make(file: Written, chance: Random) -> Mistake:
    route, number = chance.choice(numbers(file))
    return file.mistake(file.value(route, f"{number}.5"), file.line(route))
