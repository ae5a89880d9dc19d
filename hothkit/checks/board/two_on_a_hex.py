"""Two units, or a unit and a structure, on one hex."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED, Entry, entries, grid_of
from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each that comes to a hex where something stands already."""
    if thing.file.kind == CHECKED:
        standing = (entry for entry in entries(thing.data) if entry.folder != "terrain")
        yield from doubles("two-on-a-hex", library, thing, standing)


def doubles(check: str, library: Library, thing: Thing, found: Iterator[Entry]) -> Iterator[Diagnostic]:
    """A finding at each entry but the first of a hex, in the order in which the file has them."""
    grid = grid_of(library, thing)
    first: dict[str, Entry] = {}
    for entry in sorted(found, key=lambda entry: thing.source.place(entry.route)):
        there = first.setdefault(entry.hex, entry)
        # A hex that does not exist is another check's.
        if there is not entry and (grid is None or entry.hex in grid.number):
            place = thing.source.place(there.route)
            yield error(
                check,
                thing.source.place(entry.route),
                related=(place,),
                hex=entry.hex,
                one=there.id,
                other=entry.id,
                line=place.line,
            )
