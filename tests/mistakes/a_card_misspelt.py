"""The name of a card in a deck is misspelt."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "El nombre de una carta de un mazo está mal escrito."
CHECK = "unknown-card"
FOLDERS = ("decks", "leaders", "campaigns")


def make(file: Written, chance: Random) -> Mistake:
    cards = file.data["cards"]
    if isinstance(cards, dict):
        id = chance.choice(list(cards))
        return file.mistake(file.key(("cards", id), misspelt(id, chance)), file.key_line(("cards", id)))
    step, id = chance.choice(list(enumerate(cards)))
    return file.mistake(file.value(("cards", step), misspelt(id, chance)), file.line(("cards", step)))
