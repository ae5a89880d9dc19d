"""Two units, or two structures, that a map would show by the same letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from hothkit.checks.finding import note
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing

# Of each sort a map shows its own: structures stand in brackets.
_FOLDERS = ("units", "structures")


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each thing but the first that is shown by these letters."""
    if thing.folder not in _FOLDERS:
        return
    first = _first(library, thing.folder).get(_code(thing), thing.file.id)
    if first != thing.file.id:
        yield note("shared-code", thing.source.place(("code",)), code=_code(thing), other=first)


@lru_cache(maxsize=len(_FOLDERS))
def _first(library: Library, folder: str) -> Mapping[str, str]:
    """Code -> the first thing that has it; those that were loaded before come first."""
    found: dict[str, str] = {}
    for id, thing in library.of_kind(folder).items():
        if thing.is_usable:
            found.setdefault(_code(thing), id)
    return found


def _code(thing: Thing) -> str:
    """The letters that stand for a thing on maps: the first ones of its id if it names none."""
    return str(thing.data.get("code") or thing.file.id[:2].upper())
