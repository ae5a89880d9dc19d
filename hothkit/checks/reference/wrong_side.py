"""A unit, a deck or a card that one side is given and that belongs to the other."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED, things_of
from hothkit.checks.finding import note
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing

CHECK = "wrong-side"


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each of them; a note, for both sides may be meant to have it."""
    if thing.file.kind == CHECKED:
        yield from _given(library, thing)
    elif thing.file.kind == "deck":
        yield from _cards(library, thing)


def _given(library: Library, battle: Thing) -> Iterator[Diagnostic]:
    things = things_of(library, battle)
    of_units = ((side, id, ("units", side, id)) for side, units in battle.data["units"].items() for id in units)
    for side, id, route in of_units:
        other = things.get("units", {}).get(id, {}).get("side", side)
        if _is_other(library, other, side):
            yield note(CHECK, battle.source.key_place(route), name=id, side=side, other=other)
    for side, id in battle.data.get("decks", {}).items():
        other = things.get("decks", {}).get(id, {}).get("side", side)
        if _is_other(library, other, side):
            yield note(CHECK, battle.source.place(("decks", side)), "deck", name=id, side=side, other=other)


def _is_other(library: Library, other: object, side: str) -> bool:
    """Whether this is the other side; of a side that nobody knows another check tells."""
    sides = library.of_kind("sides")
    return other != side and side in sides and isinstance(other, str) and other in sides


def _cards(library: Library, deck: Thing) -> Iterator[Diagnostic]:
    if (side := deck.data.get("side")) is None:
        return
    decks = [one for _, one in sorted(library.of_kind("decks").items()) if one.is_usable]
    own = {
        card for one in decks if one.data.get("side", side) == side and one is not deck for card in one.data["cards"]
    }
    # What two decks of one pack share is shared on purpose.
    others = [
        one for one in decks if _is_other(library, one.data.get("side"), side) and one.file.pack != deck.file.pack
    ]
    for card in deck.data["cards"]:
        source = next((one for one in others if card in one.data["cards"]), None)
        if source is not None and card not in own:
            place, values = deck.source.key_place(("cards", card)), {"name": card, "deck": source.file.id}
            yield note(CHECK, place, "card", side=side, other=source.data["side"], **values)
