"""A rule has lost the word for its moment."""

from __future__ import annotations

from random import Random

from tests.additions import event_rule, with_rule
from tests.written import Mistake, Written

ES = "A una regla le falta su momento."
CHECK = "missing-key"


def make(file: Written, chance: Random) -> Mistake:
    file = with_rule(file, chance)
    route, _ = event_rule(file, chance)
    line = file.key_line((*route, "when"))
    return file.mistake(file.with_lines(line, line, ""), file.line(route))
