"""A rule takes away what another gives."""

from __future__ import annotations

from random import Random

from tests.additions import with_standing_rule
from tests.written import Mistake, Written

ES = "Una regla quita lo que otra da."
CHECK = "cancelling-rules"


def make(file: Written, chance: Random) -> Mistake:
    file = with_standing_rule(file, chance)
    line = file.line(("special_rules", "deep-snow", "change")) + 1
    condition = file.lines[line - 3]
    rule = "  skill:\n    name: {en: Skill, es: Pericia}\n" + condition + "    change: {dice: 2}\n"
    assert condition.lstrip().startswith("while")
    return file.mistake(file.with_lines(line, line - 1, rule), line)
