"""A card is taken out of a deck that does not have it."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Se retira de un mazo una carta que no está en él."
CHECK = "card-not-in-deck"


def make(file: Written, chance: Random) -> Mistake:
    side, other = chance.sample(file.sides, 2)
    mine, theirs = (file.library.of_kind("decks")[one].data["cards"] for one in (side, other))
    card = chance.choice([card for card in theirs if card not in mine])
    bad = file.with_block(f"without: {{{side}: [{card}]}}\n")
    return file.mistake(bad.text, bad.line(("without", side, 0)))
