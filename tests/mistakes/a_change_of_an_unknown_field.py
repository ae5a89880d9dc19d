"""A battle changes something that no unit has."""

from __future__ import annotations

from random import Random

from tests.additions import with_change
from tests.written import Mistake, Written, misspelt

ES = "Una batalla cambia algo que ninguna unidad tiene."
CHECK = "unknown-change"


def make(file: Written, chance: Random) -> Mistake:
    file = with_change(file, chance)
    id = chance.choice(list(file.data["changes"]["units"]))
    route = ("changes", "units", id, "medals")
    return file.mistake(file.key(route, misspelt("medals", chance)), file.key_line(route))
