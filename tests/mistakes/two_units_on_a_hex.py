"""Two units stand on one hex."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Dos unidades están en el mismo hexágono."
CHECK = "two-on-a-hex"


def make(file: Written, chance: Random) -> Mistake:
    moved = chance.choice([one for one in file.units if one.hex not in file.badged])
    there = chance.choice([one for one in file.units if one.id != moved.id])
    line = max(file.line(moved.route), file.line(there.route))
    return file.mistake(file.value(moved.route, there.hex), line)
