"""A name with a colon stands without quotes."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un nombre con dos puntos va sin comillas."
CHECK = "yaml-syntax"


def make(file: Written, chance: Random) -> Mistake:
    route = ("name", chance.choice(["en", "es"]))
    return file.mistake(file.value(route, "Hoth: the last pass"), file.line(route))
