"""A space that does not break came along with a copied line."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Con una línea copiada ha venido un espacio de no separación."
CHECK = "yaml-syntax"


def make(file: Written, chance: Random) -> Mistake:
    line = file.line((chance.choice(["name", "board", "first", "hand", "victory"]),))
    return file.mistake(file.replaced(line, " ", "\u00a0"), line)
