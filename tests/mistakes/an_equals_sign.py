"""An equals sign stands for a colon."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Hay un signo igual en lugar de dos puntos."
CHECK = "yaml-syntax"


def make(file: Written, chance: Random) -> Mistake:
    key = chance.choice(["board", "first", "rules", "hand"])
    line = file.key_line((key,))
    return file.mistake(file.replaced(line, f"{key}: ", f"{key} = "), line)
