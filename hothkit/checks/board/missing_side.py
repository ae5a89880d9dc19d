"""A battle that forgets a side of its board, or brings in one that has no baseline there."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED, things_of
from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic, Place
from hothkit.pack.library import Library, Thing
from hothkit.shape.near import listed


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each side without a hand, and for each that does not sit at the board."""
    if thing.file.kind != CHECKED:
        return
    board = things_of(library, thing).get("boards", {}).get(thing.data["board"])
    if board is None or not isinstance(board["baselines"], dict):
        return
    seated = board["baselines"]
    sides = library.of_kind("sides")
    # A hand for a side that nobody knows is meant for one that has none, and another check tells of it.
    hands = seated if thing.data["hand"].keys() - sides else thing.data["hand"]
    for side in seated:
        if side not in hands:
            yield error("missing-side", thing.source.place(("hand",)), side=side)
    for side, place in _named(thing):
        if side not in seated and side in sides:
            yield error("missing-side", place, "no-baseline", side=side, sides=listed(sorted(seated)))


def _named(thing: Thing) -> Iterator[tuple[str, Place]]:
    data, source = thing.data, thing.source
    yield data["first"], source.place(("first",))
    for route in (("hand",), ("decks",), ("without",), ("victory", "medals"), ("units",), ("exits",)):
        found = data
        for part in route:
            found = found.get(part, {})
        yield from ((side, source.key_place((*route, side))) for side in found)
    for id, one in data.get("structures", {}).items():
        yield one["side"], source.place(("structures", id, "side"))
