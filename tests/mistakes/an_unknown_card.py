"""A card that does not exist is taken out of a deck."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written, misspelt

ES = "Se retira de un mazo una carta que no existe."
CHECK = "unknown-card"


def make(file: Written, chance: Random) -> Mistake:
    side = chance.choice(file.sides)
    card = chance.choice(list(file.library.of_kind("decks")[side].data["cards"]))
    file = file.with_block(f"without: {{{side}: [{card}]}}\n")
    route = ("without", side, 0)
    return file.mistake(file.value(route, misspelt(card, chance)), file.line(route))
