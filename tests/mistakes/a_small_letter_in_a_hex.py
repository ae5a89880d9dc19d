"""A hex with a small letter."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un hexágono con minúscula."
CHECK = "wrong-value"
IS_FIXED = True


def make(file: Written, chance: Random) -> Mistake:
    one = chance.choice([*file.units, *file.grounds])
    return file.mistake(file.value(one.route, one.hex.lower()), file.line(one.route))
