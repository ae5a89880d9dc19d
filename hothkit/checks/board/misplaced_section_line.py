"""A section line that does not cut the board from left to right, or sections that are not as many as the lines make."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import warning
from hothkit.diagnostics import Diagnostic
from hothkit.model.board import sections_of
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for such a line: at or left of the one before it, or with no hex behind it; and for a wrong number."""
    if thing.file.kind != "board":
        return
    longest = max(thing.data["rows"].values())
    before = 0
    lines, sections = thing.data.get("section_lines", ()), sections_of(thing.data)
    if len(sections) != len(lines) + 1 and (lines or sections):
        place = thing.source.place(("sections",) if "sections" in thing.data else ("section_lines",))
        yield warning("misplaced-section-line", place, "number", sections=len(sections), lines=len(lines))
    for step, line in enumerate(lines):
        place = thing.source.place(("section_lines", step))
        if line >= longest:
            yield warning("misplaced-section-line", place, line=line, most=longest - 1)
        elif line <= before:
            yield warning("misplaced-section-line", place, "order", line=line, before=before)
        before = max(before, line)
