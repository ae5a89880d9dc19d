"""A list ends with a brace."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Una lista termina en llave."
CHECK = "yaml-syntax"


def make(file: Written, chance: Random) -> Mistake:
    line = file.line(chance.choice([*file.units, *file.grounds]).route)
    return file.mistake(file.replaced(line, "]\n", "}\n"), line)
