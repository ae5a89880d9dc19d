"""A hex that is marked twice in one way: in one list of marked hexes or exits, or by two entries that say the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hothkit.checks.board.battle import CHECKED, marked
from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic
from hothkit.model.medal_hexes import EACH
from hothkit.pack.library import Library, Thing
from hothkit.yaml_source import Route

_MEDALS = "medal_hexes"


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each time but the first."""
    if thing.file.kind != CHECKED:
        return
    seen: set[tuple[object, ...]] = set()
    entries: dict[object, Route] = {}
    for hex, route in marked(thing.data):
        key, place = (*route[:-1], hex), thing.source.place(route)
        # Several markers of a sort may lie on one hex.
        if route[0] not in ("badges", "markers") and key in seen:
            yield error("repeated-hex", place, hex=hex)
        elif route[0] == _MEDALS and (way := _way(thing.data[_MEDALS][route[1]])) is not None:
            first = entries.setdefault((way, hex), route)
            if first != route:
                yield error("repeated-hex", place, "entry", hex=hex, line=thing.source.place(first).line)
        seen.add(key)


def _way(entry: dict[str, Any]) -> str | None:
    """How an entry marks each of its hexes, the medals left aside; None if they count together."""
    if entry.get("together", EACH) != EACH:
        return None
    return repr((entry.get("side"), entry["kind"], entry.get("needs")))
