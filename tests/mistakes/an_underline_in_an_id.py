"""The name of a unit has underlines for its hyphens."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "El nombre de una unidad lleva guiones bajos."
CHECK = "wrong-value"
IS_FIXED = True


def make(file: Written, chance: Random) -> Mistake:
    one = chance.choice([one for one in file.units if "-" in one.id])
    route = one.route[:-1]
    return file.mistake(file.key(route, one.id.replace("-", "_")), file.key_line(route))
