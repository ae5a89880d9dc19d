"""A battle that takes a card out of a deck which does not have it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED
from hothkit.checks.board.large_hand import deck_of
from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each card that is taken out more often than it is in."""
    if thing.file.kind != CHECKED:
        return
    shared: Counter[str] = Counter()
    for side, cards in thing.data.get("without", {}).items():
        deck = deck_of(library, thing, side)
        taken: Counter[str] = Counter() if deck is not None and "side" in deck.data else shared
        for step, card in enumerate(cards):
            taken[card] += 1
            if deck is not None and card in library.of_kind("cards") and taken[card] > deck.data["cards"].get(card, 0):
                place = thing.source.place(("without", side, step))
                yield error("card-not-in-deck", place, card=card, deck=deck.file.id)
