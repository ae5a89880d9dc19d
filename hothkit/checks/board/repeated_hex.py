"""A hex that stands twice in one list of marked hexes or exits."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED, marked
from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each time but the first."""
    if thing.file.kind != CHECKED:
        return
    seen: set[tuple[object, ...]] = set()
    for hex, route in marked(thing.data):
        key = (*route[:-1], hex)
        # Several markers of a sort may lie on one hex.
        if route[0] not in ("badges", "markers") and key in seen:
            yield error("repeated-hex", thing.source.place(route), hex=hex)
        seen.add(key)
