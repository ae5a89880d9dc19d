"""A comment swallows the end of a list."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un comentario se come el final de una lista."
CHECK = "yaml-syntax"


def make(file: Written, chance: Random) -> Mistake:
    line = file.line(chance.choice([*file.units, *file.grounds]).route)
    return file.mistake(file.replaced(line, "]\n", " # the pass]\n"), line)
