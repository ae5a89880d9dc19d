"""The dice of a unit are one number, not one for each distance."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Los dados de una unidad son un número y no uno por distancia."
CHECK = "wrong-type"
FOLDERS = ("units",)


def make(file: Written, chance: Random) -> Mistake:
    line = file.line(("attack",))
    return file.mistake(file.with_lines(line, line, f"attack: {file.data['attack'][0]}\n"), line)
