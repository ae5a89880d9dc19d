"""A battle as its file lays it out, whatever is wrong with it: every entry with its route."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hothkit.hexes import Grid
from hothkit.model.changes import changes_of
from hothkit.pack.library import Library, Thing
from hothkit.pack.overlay import Things, overlaid
from hothkit.yaml_source import Route

CHECKED = "scenario"


@dataclass(frozen=True, slots=True)
class Entry:
    """A hex that the battle names, with what is there: a thing of a folder."""

    hex: str
    folder: str
    id: str
    side: str
    route: Route


def entries(data: Mapping[str, Any]) -> Iterator[Entry]:
    """What the battle puts on hexes, in the order of the file's kinds."""
    for side, units in data["units"].items():
        for id, hexes in units.items():
            yield from _entries(hexes, "units", id, side, ("units", side, id))
    for id, hexes in data.get("terrain", {}).items():
        yield from _entries(hexes, "terrain", id, "", ("terrain", id))
    for id, one in data.get("structures", {}).items():
        yield from _entries(one["at"], "structures", id, one["side"], ("structures", id, "at"))


def marked(data: Mapping[str, Any]) -> Iterator[tuple[str, Route]]:
    """The hexes that the battle names beside those where something lies or stands, each with its route."""
    for id, hexes in data.get("badges", {}).items():
        yield from ((hex, ("badges", id, step)) for step, hex in enumerate(hexes))
    yield from ((hex, ("miniatures", hex)) for hex in data.get("miniatures", {}))
    for number, entry in enumerate(data.get("medal_hexes", ())):
        yield from ((hex, ("medal_hexes", number, "at", step)) for step, hex in enumerate(entry["at"]))
    for field in ("exits", "markers"):
        for id, hexes in data.get(field, {}).items():
            yield from ((hex, (field, id, step)) for step, hex in enumerate(hexes))


def _entries(hexes: list[str], folder: str, id: str, side: str, route: Route) -> Iterator[Entry]:
    for step, hex in enumerate(hexes):
        yield Entry(hex, folder, id, side, (*route, step))


# One check after another asks about the same battle: the last answer is the one that is needed again.
@lru_cache(maxsize=1)
def things_of(library: Library, battle: Thing) -> Things:
    """The data of all sound things, with the battle's changes laid over them."""
    return overlaid(sound_things(library), changes_of(battle.data))


@lru_cache(maxsize=1)
def sound_things(library: Library) -> Things:
    """The data of all sound things, nothing laid over it."""
    return library.sound


@lru_cache(maxsize=1)
def grid_of(library: Library, battle: Thing) -> Grid | None:
    """The hexes of the battle's board; None if the board is not there or not sound."""
    board = things_of(library, battle).get("boards", {}).get(battle.data["board"])
    rows = board.get("rows") if board is not None else None
    # A change may have given the board rows of a wrong shape, which another check tells of.
    sound = isinstance(rows, dict) and all(isinstance(n, int) and 0 < n < 100 for n in rows.values())
    return Grid.of(rows) if sound and rows else None
