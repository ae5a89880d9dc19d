"""A battle changes a figure to what it is anyway."""

from __future__ import annotations

from random import Random

from tests.additions import with_change
from tests.written import Mistake, Written

ES = "Una batalla cambia una cifra por la que ya tiene."
CHECK = "idle-change"


def make(file: Written, chance: Random) -> Mistake:
    file = with_change(file, chance)
    id = chance.choice([id for id, fields in file.data["changes"]["units"].items() if "medals" in fields])
    route = ("changes", "units", id, "medals")
    return file.mistake(file.value(route, str(file.library.of_kind("units")[id].data["medals"])), file.line(route))
