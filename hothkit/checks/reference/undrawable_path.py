"""A path of an author's that cannot be drawn."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.reference.uses import uses
from hothkit.diagnostics import Diagnostic, Severity
from hothkit.pack.library import Library, Thing
from hothkit.symbols.path import Fault, read_path


def check(_: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such path, about the first thing that is wrong with it."""
    # Few files say anything of it, and to look through all of them takes time.
    if "symbol" not in thing.data and "changes" not in thing.data:
        return
    for use in uses(thing.file.kind, thing.data):
        fault = read_path(use.name) if use.what == "path" else None
        if isinstance(fault, Fault):
            place = thing.source.place(use.route)
            yield Diagnostic("undrawable-path", Severity.ERROR, place, fault.values, phrase=fault.phrase)
