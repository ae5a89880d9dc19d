"""An objective: hexes that give a side medals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hothkit.hexes import Grid
from hothkit.model.condition import Condition
from hothkit.model.medal_hexes import ALL, EACH, MedalHexes

EITHER = -1


@dataclass(frozen=True, slots=True)
class Objective:
    """Hexes that count together; `side` EITHER means whoever holds them, `needs_all` that all must be held at once."""

    hexes: tuple[int, ...]
    side: int
    is_permanent: bool
    medals: int
    needs: Condition
    needs_all: bool


def objectives_of(entries: Iterable[MedalHexes], grid: Grid, sides: tuple[str, ...]) -> tuple[Objective, ...]:
    """The objectives of a battle: one for each hex, or one for all hexes of an entry that count together."""
    found = []
    for entry in entries:
        hexes = tuple(grid.number[hex] for hex in entry.at)
        groups = [(hex,) for hex in hexes] if entry.together == EACH else [hexes]
        side = sides.index(entry.side) if entry.side else EITHER
        found += [
            Objective(group, side, entry.is_permanent, entry.medals, entry.needs, entry.together == ALL)
            for group in groups
        ]
    return tuple(found)
