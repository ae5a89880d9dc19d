"""A key has no value."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Una clave no tiene valor."
CHECK = "empty-value"


def make(file: Written, chance: Random) -> Mistake:
    key = chance.choice(["board", "first", "rules", "number"])
    line = file.line((key,))
    return file.mistake(file.with_lines(line, line, f"{key}:\n"), line)
