"""An exit that does not lie at the edge of the board."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED, grid_of
from hothkit.checks.finding import warning
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing

_ALL_ROUND = 6


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each exit with neighbours all round."""
    grid = grid_of(library, thing) if thing.file.kind == CHECKED else None
    for side, hexes in thing.data.get("exits", {}).items() if grid is not None else ():
        for step, hex in enumerate(hexes):
            if grid is not None and hex in grid.number and len(grid.neighbours[grid.number[hex]]) == _ALL_ROUND:
                yield warning("inner-exit", thing.source.place(("exits", side, step)), hex=hex)
