"""The text of a rule has another number than the rule."""

from __future__ import annotations

from random import Random

from tests.additions import with_standing_rule
from tests.written import Mistake, Written

ES = "El texto de una regla da otra cifra que la regla."
CHECK = "text-numbers"


def make(file: Written, chance: Random) -> Mistake:
    file = with_standing_rule(file, chance)
    route, text = next((route, value) for route, value in file.routes(str) if route[-2:] == ("text", "en"))
    return file.mistake(file.value(route, text.replace("2", "3")), file.line(route))
