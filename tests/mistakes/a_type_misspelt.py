"""A rule names a type of unit that does not exist."""

from __future__ import annotations

from random import Random

from tests.additions import with_standing_rule
from tests.written import Mistake, Written, misspelt

ES = "Una regla nombra un tipo de unidad que no existe."
CHECK = "unknown-type"


def make(file: Written, chance: Random) -> Mistake:
    file = with_standing_rule(file, chance)
    places = [(route, value) for route, value in file.routes(str) if route[-1] == "type"]
    route, type = chance.choice(places)
    return file.mistake(file.value(route, misspelt(type, chance)), file.line(route))
