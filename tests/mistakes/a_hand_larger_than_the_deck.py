"""A side is dealt more cards than its deck has."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un bando recibe más cartas de las que tiene su mazo."
CHECK = "large-hand"


def make(file: Written, chance: Random) -> Mistake:
    route = ("hand", chance.choice(file.sides))
    return file.mistake(file.value(route, "60"), file.line(route))
