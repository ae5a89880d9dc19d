"""A marked hex stands twice."""

from __future__ import annotations

from random import Random

from tests.additions import with_medal_hex
from tests.written import Mistake, Written

ES = "Un hexágono marcado figura dos veces."
CHECK = "repeated-hex"


def make(file: Written, chance: Random) -> Mistake:
    file = with_medal_hex(file, chance)
    hex = file.data["medal_hexes"][0]["at"][0]
    route = ("medal_hexes", 0, "at", 0)
    return file.mistake(file.value(route, f"{hex}, {hex}"), file.line(route))
