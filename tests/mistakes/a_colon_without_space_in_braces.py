"""No space follows a colon in braces."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Tras unos dos puntos entre llaves falta el espacio."
CHECK = "yaml-syntax"


def make(file: Written, chance: Random) -> Mistake:
    side = chance.choice(file.sides)
    line = file.line(("hand",))
    return file.mistake(file.replaced(line, f"{side}: ", f"{side}:"), line)
