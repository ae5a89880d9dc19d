"""A battle in which a side has nobody to fight with."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED, things_of
from hothkit.checks.finding import warning
from hothkit.checks.reference.placed import placed, placed_by
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing

CHECK = "side-without-units"


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each side that has a hand and no unit."""
    if thing.file.kind != CHECKED:
        return
    units, sides = thing.data["units"], library.of_kind("sides")
    # Units of a side that nobody knows are meant for one that has none, and another check tells of them.
    for side in thing.data["hand"] if units.keys() <= sides.keys() else ():
        if side in sides and not any(units.get(side, {}).values()) and not _comes_later(library, thing, side):
            route = ("units", side) if side in units else ("units",)
            yield warning(CHECK, thing.source.key_place(route), side=side)


def _comes_later(library: Library, battle: Thing, side: str) -> bool:
    """Whether rules bring in units of the side, and the battle goes on until they come."""
    things = things_of(library, battle)
    if things.get("turn", {}).get("", {}).get("no_unit_left") != "plays_on":
        return False
    brought = placed(library)[0] | placed_by([battle])[0]
    return any(things.get("units", {}).get(unit, {}).get("side") == side for unit in brought)
