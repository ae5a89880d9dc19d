"""A name is a number."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un nombre es un número."
CHECK = "wrong-type"


def make(file: Written, chance: Random) -> Mistake:
    route = ("name", chance.choice(["en", "es"]))
    return file.mistake(file.value(route, "1980"), file.line(route))
