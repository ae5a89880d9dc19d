"""A name has been left as it was in the pattern."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un nombre se ha quedado como estaba en el modelo."
CHECK = "placeholder-text"


def make(file: Written, chance: Random) -> Mistake:
    route = ("name", chance.choice(["en", "es"]))
    return file.mistake(file.value(route, "TODO"), file.line(route))
