"""Two files of one pack that give the same thing: only one of them would count."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic, Place
from hothkit.pack.library import Library, Thing
from hothkit.shape.format_ import PACK

Key = tuple[Path, str, str]


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding at the beginning of each but the first of such files."""
    first = _first(library).get(_key(thing), thing)
    if first.file.real != thing.file.real:
        other = Place(first.source.file)
        name = f"{thing.folder}/{thing.file.id}".rstrip("/")
        is_inside = thing.file.kind == PACK and first.file.real.parent in thing.file.real.parents
        phrase = "pack" if is_inside else None
        yield error("same-thing-twice", Place(thing.source.file), phrase, (other,), name=name, other=other.file)


@lru_cache(maxsize=1)
def _first(library: Library) -> dict[Key, Thing]:
    """The first file that gives each thing of each pack, outer ones before inner ones."""
    inner_first = sorted(reversed(library.all), key=lambda thing: -len(thing.file.real.parts))
    return {_key(thing): thing for thing in inner_first}


def _key(thing: Thing) -> Key:
    """What may be there once; outside a pack folders know nothing of one another."""
    file = thing.file
    return file.pack if file.pack is not None else file.real.parent, thing.folder, file.id
