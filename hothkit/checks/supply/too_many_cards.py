"""A card that a deck, or the decks of a battle together, have more often than it was printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from hothkit.checks.board.battle import CHECKED
from hothkit.checks.board.large_hand import cards_of, deck_of
from hothkit.checks.finding import warning
from hothkit.checks.supply.needs import boxes
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing

_WITH_CARDS = ("deck", "leader", "campaign")


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such card of a deck; for a battle that names its decks one, for what is wanting most.

    The box holds the cards of the decks, leaders and campaigns that lie beside its components; others are one's own.
    """
    if thing.file.kind == "deck":
        printed = _printed(library)
        for card, number in thing.data["cards"].items():
            if number > (there := printed.get(card, number)):
                yield _finding(thing, ("cards", card), "deck", card, number, there)
    elif thing.file.kind == CHECKED and "decks" in thing.data:
        yield from _of_battle(library, thing)


def _of_battle(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    printed = _printed(library)
    decks = {side: deck for side in thing.data["hand"] if (deck := deck_of(library, thing, side)) is not None}
    needed: Counter[str] = Counter()
    # A deck that sides share is there once.
    for side in {id(deck) if "side" not in deck.data else side: side for side, deck in decks.items()}.values():
        needed.update(cards_of(library, thing, side))
    alone = {card for deck in decks.values() for card, number in deck.data["cards"].items() if number > printed[card]}
    wanting = [card for card in needed if needed[card] > printed[card] > 0 and card not in alone]
    if wanting:
        card = max(wanting, key=lambda card: (boxes(needed[card], printed[card]), needed[card] - printed[card]))
        side = next(side for side in reversed(thing.data["decks"]))
        yield _finding(thing, ("decks", side), "battle", card, needed[card], printed[card])


def _finding(thing: Thing, route: tuple[str, ...], phrase: str, card: str, needed: int, there: int) -> Diagnostic:
    values: dict[str, str | int] = {"card": card, "needed": needed, "there": there, "boxes": boxes(needed, there)}
    return warning("too-many-cards", thing.source.place(route), phrase, (), **values)


@lru_cache(maxsize=1)
def _printed(library: Library) -> Counter[str]:
    """How many copies of each card come in the box."""
    components = library.of_kind("components").get("")
    printed: Counter[str] = Counter()
    if components is None:
        return printed
    box = components.file.real.parent
    for thing in library.all:
        if thing.file.kind in _WITH_CARDS and thing.is_usable and box in thing.file.real.parents:
            printed.update(thing.data["cards"])
    return printed
