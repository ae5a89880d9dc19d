"""A colon is forgotten after a key."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Faltan los dos puntos tras una clave."
CHECK = "yaml-syntax"
FOLDERS = ("scenarios", "units", "cards", "terrain", "variants")


def make(file: Written, chance: Random) -> Mistake:
    key = chance.choice(list(file.data))
    line = file.key_line((key,))
    return file.mistake(file.replaced(line, f"{key}:", key), line)
