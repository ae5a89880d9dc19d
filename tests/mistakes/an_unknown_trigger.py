"""A rule waits for something that never happens."""

from __future__ import annotations

from random import Random

from tests.additions import event_rule, with_rule
from tests.written import Mistake, Written

ES = "Una regla espera algo que no existe."
CHECK = "wrong-value"


def make(file: Written, chance: Random) -> Mistake:
    file = with_rule(file, chance)
    route, _ = event_rule(file, chance)
    at = (*route, "when")
    return file.mistake(
        file.value(at, chance.choice(["turn_begins", "on_death", "battle_won", "always"])), file.line(at)
    )
