"""A number begins with a zero."""

from __future__ import annotations

from random import Random

from tests.additions import numbers
from tests.written import Mistake, Written

ES = "Un número empieza por cero."
CHECK = "ambiguous-scalar"
IS_FIXED = True


def make(file: Written, chance: Random) -> Mistake:
    route, number = chance.choice(numbers(file))
    return file.mistake(file.value(route, f"0{number}"), file.line(route))
