"""Two grounds on one hex."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED, entries
from hothkit.checks.board.two_on_a_hex import doubles
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each ground on a hex that has one already."""
    if thing.file.kind == CHECKED:
        grounds = (entry for entry in entries(thing.data) if entry.folder == "terrain")
        yield from doubles("two-grounds-on-a-hex", library, thing, grounds)
