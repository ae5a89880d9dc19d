"""A badge lies on a unit that it does not fit."""

from __future__ import annotations

from random import Random

from tests.additions import with_badge
from tests.written import Mistake, Written

ES = "Una insignia está en una unidad que no puede llevarla."
CHECK = "misplaced-badge"


def make(file: Written, chance: Random) -> Mistake | None:
    file = with_badge(file, chance)
    id = chance.choice(list(file.data["badges"]))
    hexes = file.data["badges"][id]
    worn = {one.id for one in file.units if one.hex in hexes}
    types = {file.library.of_kind("units")[unit].data["type"] for unit in worn}
    others = [
        one.hex
        for one in file.units
        if file.library.of_kind("units")[one.id].data["type"] not in types and one.hex not in file.badged
    ]
    if not others:
        return None
    return file.mistake(file.value(("badges", id, 0), chance.choice(others)), file.line(("badges", id, 0)))
