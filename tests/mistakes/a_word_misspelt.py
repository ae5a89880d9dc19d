"""A word out of a short list is misspelt."""

from __future__ import annotations

from random import Random

from tests.additions import with_medal_hex
from tests.written import Mistake, Written, misspelt

ES = "Una palabra de una lista corta está mal escrita."
CHECK = "wrong-value"
IS_FIXED = True


def make(file: Written, chance: Random) -> Mistake:
    file = with_medal_hex(file, chance)
    route = ("medal_hexes", 0, "kind")
    return file.mistake(file.value(route, misspelt(file.data["medal_hexes"][0]["kind"], chance)), file.line(route))
