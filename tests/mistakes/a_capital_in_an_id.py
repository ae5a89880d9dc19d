"""The name of a unit or of a ground begins with a capital."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "El nombre de una unidad o de un terreno empieza con mayúscula."
CHECK = "wrong-value"
IS_FIXED = True


def make(file: Written, chance: Random) -> Mistake:
    one = chance.choice([*file.units, *file.grounds])
    route = one.route[:-1]
    return file.mistake(file.key(route, one.id.capitalize()), file.key_line(route))
