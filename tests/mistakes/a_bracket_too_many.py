"""A bracket is closed twice."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un corchete se cierra dos veces."
CHECK = "yaml-syntax"


def make(file: Written, chance: Random) -> Mistake:
    line = file.line(chance.choice([*file.units, *file.grounds]).route)
    return file.mistake(file.replaced(line, "]\n", "]]\n"), line)
