"""What a rule does is misspelt."""

from __future__ import annotations

from random import Random

from tests.additions import event_rule, with_rule
from tests.written import Mistake, Written, misspelt

ES = "Lo que hace una regla está mal escrito."
CHECK = "unknown-key"


def make(file: Written, chance: Random) -> Mistake:
    file = with_rule(file, chance)
    route, rule = event_rule(file, chance)
    group = "then" if "then" in rule else "may"
    (effect,) = rule[group][0]
    at = (*route, group, 0, effect)
    return file.mistake(file.key(at, misspelt(effect, chance)), file.key_line(at))
