"""A side is given a deck that does not exist."""

from __future__ import annotations

from random import Random

from tests.written import Mistake, Written

ES = "Un bando recibe un mazo que no existe."
CHECK = "unknown-deck"


def make(file: Written, chance: Random) -> Mistake:
    side = chance.choice(file.sides)
    file = file.with_block(f"decks: {{{side}: {side}}}\n")
    route = ("decks", side)
    return file.mistake(file.value(route, f"{side}-elite"), file.line(route))
