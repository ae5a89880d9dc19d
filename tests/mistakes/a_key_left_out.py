"""A key that every file of its kind has is left out."""

from __future__ import annotations

from random import Random

from hothkit.shape.schemas import schema_of
from tests.written import Mistake, Written

ES = "Falta una clave que lleva todo archivo de su clase."
CHECK = "missing-key"
FOLDERS = ("scenarios", "units", "variants", "badges")


def make(file: Written, chance: Random) -> Mistake:
    needed = [key for key in schema_of(file.thing.file.kind)["required"] if key != next(iter(file.data))]
    first, last = file.block(chance.choice(needed))
    return file.mistake(file.with_lines(first, last, ""), file.line(()))
