"""Checking on while files change: only what a change can touch is looked at anew."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from hothkit.checks.allowed import allows_anything
from hothkit.checks.run import run
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing, library_of

# No other file's findings depend on what is in these.
_ALONE = ("scenario", "ruling")


@dataclass(frozen=True, slots=True)
class Known:
    """What was found in the things that were asked for, seen among all things of the library."""

    library: Library
    asked: tuple[Thing, ...]
    found: tuple[Diagnostic, ...]


def known(library: Library, asked: Iterable[Thing]) -> Known:
    """All things looked at for the first time."""
    things = tuple(asked)
    return Known(library, things, tuple(run(library, things)))


def again(before: Known, read: Collection[Thing], gone: Collection[Path]) -> Known:
    """The same after some files were read again or for the first time, and others have gone (by their real paths)."""
    new = {thing.file.real: thing for thing in read}
    asked = _renewed(before.asked, new, gone)
    library = library_of(_renewed(before.library.all, new, gone))
    touched = [thing for thing in before.asked if thing.file.real in new or thing.file.real in gone]
    stands_alone = all(thing.file.kind in _ALONE for thing in (*read, *touched))
    if not stands_alone or allows_anything(library):
        return known(library, asked)
    files = {thing.source.file for thing in (*read, *touched)}
    kept = [finding for finding in before.found if finding.place.file not in files]
    return Known(library, asked, tuple(sorted((*kept, *run(library, read)), key=Diagnostic.sort_key)))


def _renewed(things: tuple[Thing, ...], new: dict[Path, Thing], gone: Collection[Path]) -> tuple[Thing, ...]:
    """The things in their order, new files after them."""
    old = {thing.file.real for thing in things}
    kept = (new.get(thing.file.real, thing) for thing in things if thing.file.real not in gone)
    return (*kept, *(thing for real, thing in new.items() if real not in old))
