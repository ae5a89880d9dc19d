"""A board whose sides sit at one and the same row."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import warning
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each side at a baseline where another sits already."""
    if thing.file.kind != "board":
        return
    first: dict[str, str] = {}
    for side, row in thing.data["baselines"].items():
        if (other := first.setdefault(row, side)) != side:
            yield warning("shared-baseline", thing.source.place(("baselines", side)), side=side, other=other, row=row)
