"""A badge lies on a hex without a unit."""

from __future__ import annotations

from random import Random

from tests.additions import with_badge
from tests.written import Mistake, Written

ES = "Una insignia está en un hexágono sin unidad."
CHECK = "misplaced-badge"


def make(file: Written, chance: Random) -> Mistake:
    file = with_badge(file, chance)
    id = chance.choice(list(file.data["badges"]))
    route = ("badges", id, 0)
    return file.mistake(file.value(route, chance.choice(file.free)), file.line(route))
