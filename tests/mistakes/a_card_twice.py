"""A leader has a card twice."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un líder tiene una carta dos veces."
CHECK = "repeated-card"
FOLDERS = ("leaders", "campaigns")


def make(file: Written, chance: Random) -> Mistake:
    step = chance.randrange(len(file.data["cards"]))
    card = file.data["cards"][step]
    return file.mistake(file.value(("cards", step), f"{card}, {card}"), file.line(("cards", step)))
