"""A side is forgotten where the cards are dealt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Se olvida un bando al repartir las cartas."
CHECK = "missing-side"


def make(file: Written, chance: Random) -> Mistake:
    line = file.line(("hand",))
    side = chance.choice(file.sides)
    return file.mistake(file.with_lines(line, line, f"hand: {{{side}: {file.data['hand'][side]}}}\n"), line)
