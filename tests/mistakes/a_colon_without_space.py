"""No space follows the colon of a key."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Tras los dos puntos de una clave falta el espacio."
CHECK = "yaml-syntax"
FOLDERS = ("scenarios", "units", "cards", "terrain", "variants")


def make(file: Written, chance: Random) -> Mistake:
    keys = [key for key in file.data if file.line((key,)) == file.key_line((key,))]
    key = chance.choice(keys)
    line = file.key_line((key,))
    return file.mistake(file.replaced(line, f"{key}: ", f"{key}:"), line)
