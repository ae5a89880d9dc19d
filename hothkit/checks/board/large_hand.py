"""A hand that is larger than the deck it is dealt from, or dealt from none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from hothkit.checks.board.battle import CHECKED
from hothkit.checks.finding import warning
from hothkit.diagnostics import Diagnostic
from hothkit.model.changes import REMOVED, changes_of
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such hand."""
    if thing.file.kind != CHECKED:
        return
    dealt: Counter[str] = Counter()
    for side, hand in thing.data["hand"].items():
        if (deck := deck_of(library, thing, side)) is None:
            if (
                hand
                and side not in thing.data.get("decks", {})
                and _is_known(library, side)
                and not _removes_decks(thing)
            ):
                yield warning("large-hand", thing.source.place(("hand", side)), "none", side=side, hand=hand)
            continue
        cards = sum(cards_of(library, thing, side).values()) - dealt[deck.file.id]
        dealt[deck.file.id] += hand if "side" not in deck.data else 0
        if hand > cards:
            yield warning("large-hand", thing.source.place(("hand", side)), side=side, hand=hand, cards=cards)


def _is_known(library: Library, side: str) -> bool:
    """Whether there is such a side, and no deck is missing only because something is wrong with its file."""
    return side in library.of_kind("sides") and all(deck.is_usable for deck in library.of_kind("decks").values())


def _removes_decks(battle: Thing) -> bool:
    """Whether the battle itself takes decks away, of which another check tells."""
    return any(text.startswith("decks/") for text in dict(changes_of(battle.data)).get(REMOVED, ()))


def cards_of(library: Library, battle: Thing, side: str) -> Counter[str]:
    """The cards of a side's deck, without those that the battle takes out of it."""
    deck = deck_of(library, battle, side)
    cards = Counter(deck.data["cards"] if deck is not None else {})
    without = battle.data.get("without", {})
    sides = [side] if deck is not None and "side" in deck.data else sorted(without)
    cards.subtract(card for one in sides for card in without.get(one, ()) if card in cards)
    return +cards


def deck_of(library: Library, battle: Thing, side: str) -> Thing | None:
    """The deck that a side draws from: the one named, its namesake, the first of the side, the first that is shared.

    None if it is not there or not sound.
    """
    sound = _decks(library, battle)
    named = battle.data.get("decks", {}).get(side, side)
    if named in sound or side in battle.data.get("decks", {}):
        return sound.get(named)
    of_whom = [(deck.data.get("side"), deck) for deck in sound.values()]
    return next((deck for wanted in (side, None) for whose, deck in of_whom if whose == wanted), None)


# One check after another asks about the same battle, and about each of its sides.
@lru_cache(maxsize=1)
def _decks(library: Library, battle: Thing) -> Mapping[str, Thing]:
    """The sound decks as the battle's own changes leave them, in the order of their ids."""
    changes = [(folder, changed) for folder, changed in changes_of(battle.data) if folder in (REMOVED, "decks")]
    decks = (library.changed(changes) if changes else library).of_kind("decks")
    return {id: deck for id, deck in sorted(decks.items()) if deck.is_usable}
