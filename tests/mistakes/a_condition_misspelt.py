"""A condition of a rule is misspelt."""

from __future__ import annotations

from random import Random

from tests.additions import event_rule, with_rule
from tests.written import Mistake, Written, misspelt

ES = "Una condición de una regla está mal escrita."
CHECK = "unknown-key"


def make(file: Written, chance: Random) -> Mistake:
    file = with_rule(file, chance)
    route, rule = event_rule(file, chance)
    key = chance.choice(list(rule["if"]))
    return file.mistake(file.key((*route, "if", key), misspelt(key, chance)), file.key_line((*route, "if", key)))
