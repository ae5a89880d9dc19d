"""A battle that names a hex which its board does not have."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED, entries, grid_of, marked
from hothkit.checks.finding import error
from hothkit.checks.reference.uses import uses
from hothkit.diagnostics import Diagnostic, Place
from hothkit.hexes import Grid
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such hex, where something stands or in a rule."""
    grid = grid_of(library, thing) if thing.file.kind == CHECKED else None
    if grid is None:
        return
    named = [*((entry.hex, entry.route) for entry in entries(thing.data)), *marked(thing.data)]
    named += [(use.name, use.route) for use in uses(CHECKED, thing.data) if use.what in ("place", "name")]
    for hex, route in named:
        if hex[:1].isupper() and hex not in grid.number:
            yield _finding(hex, grid, thing.source.place(route))


def _finding(hex: str, grid: Grid, place: Place) -> Diagnostic:
    rows = dict(zip(grid.letters, grid.lengths, strict=True))
    if hex[0] in rows:
        return error("no-such-hex", place, hex=hex, row=hex[0], hexes=rows[hex[0]])
    return error("no-such-hex", place, "row", hex=hex, row=hex[0], rows=", ".join(rows))
