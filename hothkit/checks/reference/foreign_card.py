"""A leader or a campaign that brings a card of the other side."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import warning
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing

_JOINING = ("leader", "campaign")


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each card that decks of the other side have, and no deck of its own."""
    if thing.file.kind not in _JOINING:
        return
    side = thing.data["side"]
    decks = [deck for _, deck in sorted(library.of_kind("decks").items()) if deck.is_usable]
    own = {card for deck in decks if deck.data.get("side", side) == side for card in deck.data["cards"]}
    for step, card in enumerate(thing.data["cards"]):
        deck = next((deck for deck in decks if card in deck.data["cards"]), None)
        if deck is not None and card not in own:
            place, other = thing.source.place(("cards", step)), deck.data["side"]
            yield warning("foreign-card", place, card=card, deck=deck.file.id, other=other, side=side)
