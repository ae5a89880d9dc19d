"""What a rule does stands there without its brackets."""

from __future__ import annotations

from random import Random

from tests.additions import event_rule, with_rule
from tests.written import Mistake, Written

ES = "Lo que hace una regla está sin sus corchetes."
CHECK = "wrong-type"


def make(file: Written, chance: Random) -> Mistake | None:
    file = with_rule(file, chance)
    route, rule = event_rule(file, chance)
    at = (*route, "then" if "then" in rule else "may")
    line = file.line(at)
    if not file.lines[line - 1].endswith("]\n") or file.key_line(at) != line:
        return None
    text = file.lines[line - 1].replace("[", "", 1)[:-2] + "\n"
    return file.mistake(file.with_lines(line, line, text), line)
