"""Checking on while files change: only what a change can touch is looked at anew."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from hothkit.checks.allowed import allows_anything
from hothkit.checks.packs import circular_packs
from hothkit.checks.run import run
from hothkit.diagnostics import Diagnostic
from hothkit.pack.groups import Shelf
from hothkit.pack.library import Thing

# No other file's findings depend on what is in these.
_ALONE = ("scenario", "ruling")


@dataclass(frozen=True, slots=True)
class Known:
    """What was found in the things that were asked for."""

    shelf: Shelf
    found: tuple[Diagnostic, ...]


def known(shelf: Shelf) -> Known:
    """All things looked at for the first time."""
    found = [finding for group in shelf.groups for finding in run(group.library, group.asked)]
    return Known(shelf, _sorted([*found, *circular_packs.among(shelf)]))


def again(before: Known, read: Collection[Thing], gone: Collection[Path]) -> Known:
    """The same after some files were read again or for the first time, and others have gone (by their real paths)."""
    old, new = before.shelf, {thing.file.real: thing for thing in read}
    asked = (old.asked | new.keys()) - set(gone)
    shelf = Shelf(old.bundled, old.added, _renewed(old.others, new, gone), frozenset(asked))
    touched = [thing for thing in old.others if thing.file.real in new or thing.file.real in gone]
    groups = shelf.groups
    if not all(thing.file.kind in _ALONE for thing in (*read, *touched)) or any(
        allows_anything(group.library) for group in groups
    ):
        return known(shelf)
    files = {thing.source.file for thing in (*read, *touched)}
    kept = [finding for finding in before.found if finding.place.file not in files]
    for group in groups:
        kept += run(group.library, [thing for thing in group.asked if thing.file.real in new])
    return Known(shelf, _sorted(kept))


def _sorted(found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    return tuple(sorted(dict.fromkeys(found), key=Diagnostic.sort_key))


def _renewed(things: tuple[Thing, ...], new: dict[Path, Thing], gone: Collection[Path]) -> tuple[Thing, ...]:
    """The things in their order, new files after them."""
    old = {thing.file.real for thing in things}
    kept = (new.get(thing.file.real, thing) for thing in things if thing.file.real not in gone)
    return (*kept, *(thing for real, thing in new.items() if real not in old))
