"""A hand that is larger than the deck it is dealt from."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED
from hothkit.checks.finding import warning
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such hand."""
    if thing.file.kind != CHECKED:
        return
    for side, hand in thing.data["hand"].items():
        deck = deck_of(library, thing, side)
        if deck is not None and hand > sum(deck.data["cards"].values()):
            cards = sum(deck.data["cards"].values())
            yield warning("large-hand", thing.source.place(("hand", side)), side=side, hand=hand, cards=cards)


def deck_of(library: Library, battle: Thing, side: str) -> Thing | None:
    """The deck that a side draws from, if it is there and sound."""
    decks = library.of_kind("decks")
    named = battle.data.get("decks", {}).get(side)
    sound = {id: deck for id, deck in decks.items() if deck.is_usable}
    if named:
        return sound.get(named)
    return next((deck for deck in sound.values() if deck.data["side"] == side), None)
