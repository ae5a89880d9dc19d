"""A rule for a moment has a word of a standing rule."""

from __future__ import annotations

from random import Random

from tests.additions import event_rule, with_rule
from tests.written import Mistake, Written

ES = "Una regla de un momento tiene una palabra de regla permanente."
CHECK = "mixed-rule"


def make(file: Written, chance: Random) -> Mistake:
    file = with_rule(file, chance)
    route, _ = event_rule(file, chance)
    line = file.key_line((*route, "when"))
    word = chance.choice(["while: {unit: {type: infantry}}", "change: {dice: 1}", "forbid: [move]"])
    return file.mistake(file.with_lines(line, line - 1, f"    {word}\n"), line)
