"""Keys in another order than in every other file of the kind, which makes a file hard to read beside others."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import note
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.shape.schemas import schema_of


def check(_: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A note at the first key that stands after one which usually follows it."""
    order = usual_order(thing.file.kind)
    keys = list(thing.data)
    for number, key in enumerate(keys):
        later = [other for other in keys[:number] if order[other] > order[key]]
        if later:
            yield note("key-order", thing.source.key_place((key,)), key=key, other=later[0])
            return


def usual_order(kind: str) -> dict[str, int]:
    """Each key of a kind of file with its place: that of the schema, where editors show it too."""
    return {key: number for number, key in enumerate(schema_of(kind)["properties"])}
