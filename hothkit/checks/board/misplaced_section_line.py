"""A section line that does not cut the board into three sections from left to right."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import warning
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for a line at or left of the one before it, and for one behind which no hex is left."""
    if thing.file.kind != "board":
        return
    longest = max(thing.data["rows"].values())
    before = 0
    for step, line in enumerate(thing.data["section_lines"]):
        place = thing.source.place(("section_lines", step))
        if line >= longest:
            yield warning("misplaced-section-line", place, line=line, most=longest - 1)
        elif line <= before:
            yield warning("misplaced-section-line", place, "order", line=line, before=before)
        before = max(before, line)
