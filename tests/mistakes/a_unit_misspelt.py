"""The name of a unit is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "El nombre de una unidad está mal escrito."
CHECK = "unknown-unit"


def make(file: Written, chance: Random) -> Mistake:
    one = chance.choice(file.units)
    route = one.route[:-1]
    return file.mistake(file.key(route, misspelt(one.id, chance)), file.key_line(route))
