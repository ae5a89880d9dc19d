"""Packs of which each wants to come after the other."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic
from hothkit.pack.groups import Shelf
from hothkit.pack.library import Library, Thing
from hothkit.pack.order import has_declared
from hothkit.pack.packs import pack_of


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding at the first pack that this one names and that comes after it by its own words."""
    if thing.file.kind != "pack":
        return
    known = {pack.head.id: pack for pack in map(pack_of, library.packs)}
    own = pack_of(thing)
    for id in own.before:
        if id in known and (id == own.head.id or has_declared(known[id], own, known)):
            field = "requires" if id in dict(own.requires) else "after"
            route = (field, id) if field == "requires" else (field, own.after.index(id))
            place = thing.source.key_place(route) if field == "requires" else thing.source.place(route)
            yield error("circular-packs", place, name=own.head.id, other=id)
            return


def among(shelf: Shelf) -> Iterator[Diagnostic]:
    """The same of all packs that were asked for, those too that are not seen together otherwise."""
    heads = shelf.heads
    for thing in heads.packs:
        if thing.is_usable and thing.file.real in shelf.asked:
            yield from check(heads, thing)
