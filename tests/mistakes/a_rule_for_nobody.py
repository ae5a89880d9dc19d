"""A rule speaks of units of which the battle has none."""

from __future__ import annotations

from random import Random

from tests.additions import with_standing_rule
from tests.written import Mistake, Written

ES = "Una regla habla de unidades que la batalla no tiene."
CHECK = "idle-rule"


def make(file: Written, chance: Random) -> Mistake | None:
    file = with_standing_rule(file, chance)
    absent = [id for id in file.library.of_kind("units") if id not in file.text]
    if not absent:
        return None
    line = file.key_line(("special_rules", "deep-snow", "while"))
    return file.mistake(
        file.with_lines(line, line, f"    while: {{attacker: {{kind: {chance.choice(absent)}}}}}\n"), line
    )
