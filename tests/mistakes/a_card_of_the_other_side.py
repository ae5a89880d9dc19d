"""A leader or a deck has a card of the other side."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un líder o un mazo tiene una carta del otro bando."
CHECK = "foreign-card"
FOLDERS = ("leaders", "campaigns")


def make(file: Written, chance: Random) -> Mistake:
    decks = file.library.of_kind("decks")
    own = next(deck.data["cards"] for deck in decks.values() if deck.data["side"] == file.data["side"])
    other = next(deck.data["cards"] for deck in decks.values() if deck.data["side"] != file.data["side"])
    step = chance.randrange(len(file.data["cards"]))
    card = chance.choice([card for card in other if card not in own])
    return file.mistake(file.value(("cards", step), card), file.line(("cards", step)))
