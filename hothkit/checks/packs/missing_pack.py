"""A pack that another one needs and that is not there, or not in a version that will do."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import error, unknown
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.pack.packs import bundled_ids, pack_of
from hothkit.pack.versions import will_do


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each of them."""
    if thing.file.kind != "pack":
        return
    known = {pack.head.id: pack for pack in map(pack_of, library.packs)}
    for id, wanted in pack_of(thing).requires:
        if id not in known:
            others = {*known, *bundled_ids()} - {pack_of(thing).head.id}
            yield unknown("missing-pack", thing.source.key_place(("requires", id)), id, others)
        elif not will_do(known[id].version, wanted):
            place = thing.source.place(("requires", id))
            yield error("wrong-version", place, name=id, wanted=wanted, version=known[id].version)
