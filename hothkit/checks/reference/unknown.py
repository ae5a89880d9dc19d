"""A name that nothing has: one check for each sort of thing, all from one table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hothkit.checks.finding import unknown
from hothkit.checks.reference.uses import uses
from hothkit.diagnostics import Diagnostic
from hothkit.model.changes import changes_of
from hothkit.pack.files import pack_id
from hothkit.pack.library import Library, Thing
from hothkit.pack.overlay import overlaid
from hothkit.pack.packs import pack_of
from hothkit.symbols import symbols
from hothkit.words.triggers import EVERY_ROLE

_IS_HEX = re.compile(r"[A-Z][1-9][0-9]?")
_WHOSE = ("own", "enemy")


@dataclass(frozen=True, slots=True)
class Sort:
    """What a name may be: things of these folders, faces, packs, symbols, or these words; `check` tells of others."""

    check: str
    folders: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    may_be_hex: bool = False
    phrase: str | None = None


SORTS = {
    "badge": Sort("unknown-badge", ("badges",)),
    "board": Sort("unknown-board", ("boards",)),
    "card": Sort("unknown-card", ("cards",)),
    "deck": Sort("unknown-deck", ("decks",)),
    "face": Sort("unknown-face"),
    "leader": Sort("unknown-leader", ("leaders",)),
    "marker": Sort("unknown-marker", ("markers",)),
    "name": Sort("unknown-name", ("terrain", "units", "structures", "sides"), (*EVERY_ROLE, *_WHOSE), may_be_hex=True),
    "pack": Sort("unknown-pack"),
    "piece": Sort("unknown-name", ("units", "structures"), phrase="piece"),
    "place": Sort("unknown-name", ("terrain",), EVERY_ROLE, may_be_hex=True, phrase="place"),
    "section": Sort("unknown-section", ("sections",)),
    "seat": Sort("unknown-side", ("sides",)),
    "side": Sort("unknown-side", ("sides",)),
    "structure": Sort("unknown-structure", ("structures",)),
    "target-type": Sort("unknown-type", ("types",), ("structure",)),
    "symbol": Sort("unknown-symbol"),
    "terrain": Sort("unknown-terrain", ("terrain",)),
    "carried": Sort("unknown-trait", ("traits", "badges")),
    "trait": Sort("unknown-trait", ("traits",)),
    "type": Sort("unknown-type", ("types",)),
    "unit": Sort("unknown-unit", ("units",)),
    "variant": Sort("unknown-variant", ("variants",)),
    "whose": Sort("unknown-side", ("sides",), _WHOSE),
}
"""Sort of thing that a file names -> what it may be."""


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each name in the thing that nothing has."""
    for use in uses(thing.file.kind, thing.data):
        sort = SORTS.get(use.what)
        if sort is None or (sort.may_be_hex and _IS_HEX.fullmatch(use.name)):
            continue
        known = _faces(library, thing) if use.what == "face" else _known(sort, library)
        name = _side_of(use.name, thing.data) if use.what == "seat" else use.name
        if known is not None and name not in known:
            place = thing.source.key_place(use.route) if use.is_key else thing.source.place(use.route)
            yield unknown(sort.check, place, use.name, known, sort.phrase)


def _side_of(seat: str, data: Any) -> str:
    """The side of a seat, which is the side itself unless the file says that two players share it."""
    teams = [side for side in data.get("teams", ()) if isinstance(side, str)]
    return next((side for side in teams if seat in (f"{side}-1", f"{side}-2")), seat)


def _faces(library: Library, thing: Thing) -> set[str] | None:
    """The faces of the die, as the thing itself may have changed them; None if they cannot be known."""
    dice = library.of_kind("dice").get("")
    if dice is None or not dice.is_usable:
        return None
    faces = overlaid({"dice": {"": dice.data}}, changes_of(thing.data))["dice"].get("", {}).get("faces")
    return set(faces) if isinstance(faces, dict) else None


def pack_ids(library: Library) -> set[str]:
    """The packs of the library, those too that were refused, by the names of their folders or zips."""
    refused = {thing.file.pack for thing in library.all if thing.file.faults and thing.file.pack is not None}
    return {*(pack_of(thing).head.id for thing in library.packs), *map(pack_id, refused)}


@lru_cache(maxsize=len(SORTS))
def _known(sort: Sort, library: Library) -> set[str] | None:
    """All such names; None if they cannot be known because their file is broken."""
    if sort.check == "unknown-pack":
        return pack_ids(library)
    if sort.check == "unknown-symbol":
        return set(symbols())
    return {*sort.words, *(id for folder in sort.folders for id in library.of_kind(folder))}
