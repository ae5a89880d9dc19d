"""A key stands twice."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Una clave figura dos veces."
CHECK = "duplicate-key"
FOLDERS = ("scenarios", "units", "cards", "terrain", "variants", "badges")


def make(file: Written, chance: Random) -> Mistake:
    first, last = file.block(chance.choice(list(file.data)))
    _, end = file.block(chance.choice([key for key in file.data if file.key_line((key,)) >= first]))
    return file.mistake(file.with_lines(end + 1, end, "".join(file.lines[first - 1 : last])), end + 1)
