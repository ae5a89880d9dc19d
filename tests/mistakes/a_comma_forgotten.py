"""A comma is forgotten between two entries."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Falta una coma entre dos entradas."
CHECK = "yaml-syntax"


def make(file: Written, chance: Random) -> Mistake:
    line = file.line((chance.choice(["name", "hand"]),))
    return file.mistake(file.replaced(line, ", ", " "), line)
