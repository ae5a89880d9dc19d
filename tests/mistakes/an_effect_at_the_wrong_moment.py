"""A rule rolls again where nothing has been rolled."""

from __future__ import annotations

from random import Random

from tests.additions import with_standing_rule
from tests.written import Mistake, Written

ES = "Una regla repite una tirada donde no se ha tirado nada."
CHECK = "mistimed-effect"


def make(file: Written, chance: Random) -> Mistake:
    file = with_standing_rule(file, chance)
    line = file.line(("special_rules", "deep-snow", "change")) + 1
    rule = (
        "  again:\n"
        "    name: {en: Again, es: Otra vez}\n"
        "    when: turn_started\n"
        f"    if: {{side: {chance.choice(file.sides)}}}\n"
        "    then: [{reroll: {up_to: 1}}]\n"
    )
    return file.mistake(file.with_lines(line, line - 1, rule), line + 4)
