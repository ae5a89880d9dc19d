"""A variant that can never be used, as it does not go with itself or with one that it requires; or requires itself."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic
from hothkit.model.variant import Variant
from hothkit.pack.library import Library, Thing
from hothkit.yaml_source import Route


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding at the first name that makes it so."""
    if thing.file.kind != "variant":
        return
    known = {id: Variant.of(id, one.data) for id, one in library.of_kind("variants").items() if one.is_usable}
    own = Variant.of(thing.file.id, thing.data)
    # Each variant that comes along, with the way to the name by which it does.
    needed: dict[str, Route] = {own.head.id: ()}
    asked: list[tuple[str, Route]] = [(id, ("requires", step)) for step, id in enumerate(own.requires)]
    if own.head.id in own.requires:
        itself = ("requires", own.requires.index(own.head.id))
        yield error("contradictory-variant", thing.source.place(itself), "itself", one=own.head.id)
    for id, way in asked:
        if id not in needed:
            needed[id] = way
            asked += [(other, way) for other in known[id].requires] if id in known else []
    together = {id: known[id] for id in needed if id in known} | {own.head.id: own}
    for one in together.values():
        for step, other in enumerate(one.excludes):
            if other in together:
                way = needed[one.head.id] or needed[other] or ("excludes", step)
                yield error("contradictory-variant", thing.source.place(way), one=one.head.id, other=other)
                return
