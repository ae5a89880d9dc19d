"""A quote is never closed."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Unas comillas no se cierran."
CHECK = "yaml-syntax"


def make(file: Written, chance: Random) -> Mistake:
    key = chance.choice(["board", "first", "rules"])
    return file.mistake(file.value((key,), f'"{file.data[key]}'), file.line((key,)))
