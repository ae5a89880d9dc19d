"""A number of miniatures that a battle gives to a hex where no unit begins."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED, entries, grid_of
from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such hex of the board; of one that is off it another check tells."""
    if thing.file.kind != CHECKED or (grid := grid_of(library, thing)) is None:
        return
    taken = {entry.hex for entry in entries(thing.data) if entry.folder == "units"}
    for hex in thing.data.get("miniatures", {}):
        if hex not in taken and hex in grid.number:
            yield error("misplaced-strength", thing.source.key_place(("miniatures", hex)), hex=hex)
