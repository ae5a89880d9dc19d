"""Two things that a rule does stand in one entry."""

from __future__ import annotations

from random import Random

from tests.additions import event_rule, with_rule
from tests.written import Mistake, Written

ES = "Dos cosas que hace una regla están en una sola entrada."
CHECK = "one-word-only"


def make(file: Written, chance: Random) -> Mistake:
    file = with_rule(file, chance)
    route, rule = event_rule(file, chance)
    group = "then" if "then" in rule else "may"
    (effect,) = rule[group][0]
    at = (*route, group, 0)
    line = file.key_line((*at, effect))
    other = next(other for other in ("win: rebel", "draw: {cards: 1}") if not other.startswith(effect))
    if file.lines[line - 1].lstrip().startswith("- "):
        return file.mistake(file.replaced(line, "\n", f"\n        {other}\n"), line)
    return file.mistake(file.replaced(line, f"[{{{effect}:", f"[{{{other}, {effect}:"), line)
