"""A variant that can never be used: it does not go with itself or with one that it requires."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic
from hothkit.model.variant import Variant
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding at the first variant without which it is not used and with which it does not go."""
    if thing.file.kind != "variant":
        return
    known = {id: Variant.of(id, one.data) for id, one in library.of_kind("variants").items() if one.is_usable}
    own = Variant.of(thing.file.id, thing.data)
    needed = [own.head.id, *own.requires]
    for id in own.requires:
        needed += [other for other in known[id].requires if other not in needed] if id in known else []
    together = {id: known[id] for id in needed if id in known} | {own.head.id: own}
    for one in together.values():
        for other in one.excludes:
            if other in together:
                yield error("contradictory-variant", thing.source.place(()), one=one.head.id, other=other)
                return
