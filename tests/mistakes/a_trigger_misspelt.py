"""The word for the moment of a rule is misspelt."""

from __future__ import annotations

from random import Random

from tests.additions import event_rule, with_rule
from tests.written import Mistake, Written, misspelt

ES = "La palabra del momento de una regla está mal escrita."
CHECK = "wrong-value"
IS_FIXED = True


def make(file: Written, chance: Random) -> Mistake:
    file = with_rule(file, chance)
    route, rule = event_rule(file, chance)
    at = (*route, "when")
    return file.mistake(file.value(at, misspelt(rule["when"], chance)), file.line(at))
