"""A value that two packs touch of which neither says that it comes after the other."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hothkit.checks.finding import error, warning
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.pack.order import has_declared
from hothkit.pack.packs import pack_of
from hothkit.pack.touched import ADDED, GONE, Touch, touched

_Index = dict[tuple[str, str], list[Touch]]


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such value at its place in the later pack, with its place in the earlier one.

    A warning where one of two values counts; an error where one removes what the other changes.
    """
    if thing.file.kind != "pack" or len(library.packs) < 2:
        return
    known = {pack.head.id: pack for pack in map(pack_of, library.packs)}
    own = pack_of(thing)
    for earlier in library.packs[: library.packs.index(thing)] if thing in library.packs else ():
        other = pack_of(earlier)
        if not has_declared(own, other, known):
            yield from _between(_index(library, earlier), _index(library, thing), own.head.id, other.head.id)


def _between(before: _Index, after: _Index, own: str, other: str) -> Iterator[Diagnostic]:
    for key, touches in after.items():
        for late in touches:
            for early in before.get(key, ()):
                if early.name.is_around(late.name) or late.name.is_around(early.name):
                    yield from _conflict(early, late, own, other)


def _conflict(early: Touch, late: Touch, own: str, other: str) -> Iterator[Diagnostic]:
    is_gone = {early.how, late.how} & {GONE}
    if early.how == late.how and (is_gone or early.value == late.value):
        return
    names = {"value": str(late.name), "pack": own, "other": other}
    if is_gone:
        phrase = None if late.how == GONE else "earlier"
        yield error("removed-and-changed", late.place, phrase, (early.place,), **names)
    else:
        phrase = "thing" if ADDED in (early.how, late.how) else None
        yield warning("conflicting-packs", late.place, phrase, (early.place,), **names)


@lru_cache(maxsize=16)
def _index(library: Library, pack: Thing) -> _Index:
    found: _Index = {}
    for touch in touched(library, pack):
        found.setdefault(touch.name[:2], []).append(touch)
    return found
