"""Nothing is written as null."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Pone null donde falta un valor."
CHECK = "ambiguous-scalar"


def make(file: Written, chance: Random) -> Mistake:
    key = chance.choice(["board", "first", "rules"])
    return file.mistake(file.value((key,), chance.choice(["null", "~"])), file.line((key,)))
