"""A set-up that needs more of something than the box holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.board.battle import CHECKED, Entry, entries, things_of
from hothkit.checks.finding import warning
from hothkit.checks.supply.needs import Needed, boxes, count_of, too_much
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.pack.overlay import Things

_TILES = "tiles"


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each unit, ground, structure and badge of which there are too few; else for the tiles as a whole.

    Of what the box does not list there are enough, and what comes in later is made of miniatures that were lost.
    """
    if thing.file.kind != CHECKED:
        return
    things = things_of(library, thing)
    box = things.get("components", {}).get("", {})
    few_tiles = False
    for stock, needed in _wanted(things, thing, box.get("terrain", {})):
        there = count_of(box, *stock)
        found = too_much(needed, there) if there is not None else None
        if found is None or there is None or (stock == (_TILES,) and few_tiles):
            continue
        few_tiles |= stock[0] == "terrain"
        route, total = found
        numbers = {"needed": total, "there": there, "boxes": boxes(total, there)}
        phrase = stock[0] if there else "none"
        yield warning("too-many-pieces", thing.source.place(route), phrase, (), name=stock[-1], **numbers)


def _wanted(things: Things, thing: Thing, tiles: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], Needed]]:
    """Each stock of the box, by its keys there, with what takes from it."""
    placed = sorted(entries(thing.data), key=lambda entry: thing.source.place(entry.route))
    badges = thing.data.get("badges", {})
    given = thing.data.get("miniatures", {})
    worn = {hex: id for id, hexes in badges.items() for hex in hexes}
    stocks: dict[tuple[str, ...], list[Entry]] = {}
    for entry in placed:
        stocks.setdefault(("miniatures" if entry.folder == "units" else entry.folder, entry.id), []).append(entry)
    for stock, some in stocks.items():
        takes = [(one.route, given.get(one.hex) or _miniatures(things, one.id, worn.get(one.hex, ""))) for one in some]
        yield stock, takes if stock[0] == "miniatures" else [(route, 1) for route, _ in takes]
    for id, hexes in badges.items():
        yield ("badges", id), [(("badges", id, step), 1) for step in range(len(hexes))]
    yield (_TILES,), [(one.route, 1) for one in placed if one.folder == "terrain" and one.id in tiles]


def _miniatures(things: Things, unit: str, badge: str) -> int:
    """The miniatures of a unit, of which its badge may say another number."""
    own = things.get("units", {}).get(unit, {}).get("miniatures", 0)
    number = things.get("badges", {}).get(badge, {}).get("miniatures", own)
    return number if isinstance(number, int) else 0
