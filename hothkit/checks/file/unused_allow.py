"""A comment that silences nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from hothkit.diagnostics import Diagnostic, Place, Severity
from hothkit.pack.library import Thing


def unused(thing: Thing, used: Collection[tuple[int, str]], known: Collection[str]) -> Iterator[Diagnostic]:
    """A note for each check that a comment allows in vain."""
    for line, checks in sorted(thing.source.allowed.items()):
        for check in sorted(checks):
            if (line, check) not in used:
                column = thing.source.lines[line - 1].find("#") + 1
                phrase = None if check in known else "no-check"
                place = Place(thing.source.file, line, max(column, 1))
                yield Diagnostic("unused-allow", Severity.NOTE, place, {"name": check}, phrase=phrase)
