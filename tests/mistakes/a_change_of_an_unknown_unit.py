"""A battle changes a unit that does not exist."""

from __future__ import annotations

from random import Random

from tests.additions import with_change
from tests.written import Mistake, Written, misspelt

ES = "Una batalla cambia una unidad que no existe."
CHECK = "unknown-change"


def make(file: Written, chance: Random) -> Mistake:
    file = with_change(file, chance)
    id = chance.choice(list(file.data["changes"]["units"]))
    route = ("changes", "units", id)
    return file.mistake(file.key(route, misspelt(id, chance)), file.key_line(route))
