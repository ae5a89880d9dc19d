"""Two grounds lie on one hex."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Hay dos terrenos en el mismo hexágono."
CHECK = "two-grounds-on-a-hex"


def make(file: Written, chance: Random) -> Mistake | None:
    if len(file.data["terrain"]) < 2:
        return None
    one = chance.choice(file.grounds)
    other = chance.choice([other for other in file.grounds if other.id != one.id])
    line = max(file.line(one.route), file.line(other.route))
    return file.mistake(file.value(one.route, f"{one.hex}, {other.hex}"), line)
