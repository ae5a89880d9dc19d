"""A file that takes the place of another one, with which what others ask for has gone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic, Place
from hothkit.pack.library import Library, Thing, library_of

InTheWay = Callable[[Library, Sequence[Thing]], list[Diagnostic]]
"""The errors with which nothing can be played."""

# On these nothing depends; a pack may well be meant for other battles.
_ALONE = ("scenario", "ruling", "pack", "translated")
_MOST_TRIED = 20


def broken_elsewhere(library: Library, things: Sequence[Thing], in_the_way: InTheWay) -> Iterator[Diagnostic]:
    """A finding at each of these things by which sound files, that were not asked for, have errors."""
    asked = set(things)
    replacing = list(_replacing(library, things))
    if not replacing and not any(one.file.kind == "pack" and "changes" in one.data for one in asked if one.is_usable):
        return
    others = [
        thing
        for thing in library.all
        if thing not in asked and thing.file.kind not in _ALONE and _is_in_force(library, thing)
    ]
    before = library_of(thing for thing in library.all if thing not in asked)

    def told_by(after: Library) -> list[Diagnostic]:
        """What is in the way only after the change; what is so before is asked only if anything is."""
        found = in_the_way(after, [other for other in others if _is_in_force(after, other)])
        known = {finding.place for finding in in_the_way(before, others)} if found else set()
        return [finding for finding in found if finding.place not in known]

    for thing in (one for one in asked if one.file.kind == "pack" and one.is_usable and "changes" in one.data):
        if found := told_by(library):
            yield _broken(thing.source.key_place(("changes",)), found, "changes")
    for thing in replacing[:_MOST_TRIED]:
        if found := told_by(library_of([*before.all, thing])):
            yield _broken(Place(thing.source.file), found)


def _broken(place: Place, found: Sequence[Diagnostic], phrase: str | None = None) -> Diagnostic:
    """That errors come of this, with the first of them."""
    related = tuple(finding.place for finding in found[:3])
    values: dict[str, str | int] = {"number": len(found), "file": str(found[0].place), "first": found[0].check}
    return error("broken-elsewhere", place, phrase, related, **values)


def _replacing(library: Library, things: Sequence[Thing]) -> Iterator[Thing]:
    """Those of these things that have the name of one of another pack."""
    packs: dict[tuple[str, str], set[Path | None]] = {}
    for thing in library.all:
        packs.setdefault((thing.folder, thing.file.id), set()).add(thing.file.pack)
    for thing in things:
        if thing.is_usable and thing.file.kind not in _ALONE and len(packs[thing.folder, thing.file.id]) > 1:
            yield thing


def _is_in_force(library: Library, thing: Thing) -> bool:
    found = library.of_kind(thing.folder).get(thing.file.id)
    return found is not None and found.file is thing.file
