"""A rule holds from a larger distance to a smaller one."""

from __future__ import annotations

from random import Random

from tests.additions import with_standing_rule
from tests.written import Mistake, Written

ES = "Una regla vale desde una distancia mayor hasta una menor."
CHECK = "empty-range"


def make(file: Written, chance: Random) -> Mistake:
    file = with_standing_rule(file, chance)
    line = file.line(("special_rules", "deep-snow", "while"))
    new = f"distance: {{at_least: {chance.randrange(3, 5)}, at_most: {chance.randrange(1, 3)}}}"
    return file.mistake(file.replaced(line, "{", f"{{{new}, "), line)
