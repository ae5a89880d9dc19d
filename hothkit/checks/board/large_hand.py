"""A hand that is larger than the deck it is dealt from."""

from __future__ import annotations

from collections import Counter
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
        cards = sum(cards_of(library, thing, side).values())
        if deck_of(library, thing, side) is not None and hand > cards:
            yield warning("large-hand", thing.source.place(("hand", side)), side=side, hand=hand, cards=cards)


def cards_of(library: Library, battle: Thing, side: str) -> Counter[str]:
    """The cards of a side's deck, without those that the battle takes out of it."""
    deck = deck_of(library, battle, side)
    cards = Counter(deck.data["cards"] if deck is not None else {})
    cards.subtract(card for card in battle.data.get("without", {}).get(side, ()) if card in cards)
    return +cards


def deck_of(library: Library, battle: Thing, side: str) -> Thing | None:
    """The deck that a side draws from, if it is there and sound: the one named, its namesake, or the first it has."""
    decks = library.of_kind("decks")
    named = battle.data.get("decks", {}).get(side, side)
    sound = {id: deck for id, deck in sorted(decks.items()) if deck.is_usable}
    if named in sound or side in battle.data.get("decks", {}):
        return sound.get(named)
    return next((deck for deck in sound.values() if deck.data["side"] == side), None)
