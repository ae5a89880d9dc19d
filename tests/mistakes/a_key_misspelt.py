"""A key is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "Una clave está mal escrita."
CHECK = "unknown-key"
FOLDERS = ("scenarios", "units", "cards", "terrain", "variants", "badges", "traits", "leaders")


def make(file: Written, chance: Random) -> Mistake:
    key = chance.choice(list(file.data))
    return file.mistake(file.key((key,), misspelt(key, chance)), file.key_line((key,)))
