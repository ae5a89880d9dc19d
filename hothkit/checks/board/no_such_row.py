"""A board whose side sits at a row that the board does not have."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import unknown
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each baseline that is no outer row."""
    if thing.file.kind != "board":
        return
    rows = list(thing.data["rows"])
    for side, row in thing.data["baselines"].items():
        if row not in (rows[0], rows[-1]):
            yield unknown("no-such-row", thing.source.place(("baselines", side)), row, {rows[0], rows[-1]})
