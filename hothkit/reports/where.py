"""Where a value comes from and who uses a thing, in lines and as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from hothkit.checks.reference.users import users
from hothkit.diagnostics import Place
from hothkit.pack.layers import MISSING, Layer, effective, layers, origin
from hothkit.pack.library import Library, Thing
from hothkit.prose import Phrases
from hothkit.reports.flow import flow
from hothkit.shape.value_name import ValueName


def where_lines(library: Library, name: ValueName, variants: Sequence[Thing], words: Phrases) -> Iterator[str]:
    """The value, then a line for each file that had a say in it, the last one first."""
    value = effective(library, name)
    yield f"{name}: {words.say('where.none') if value is MISSING else flow(value)}"
    for layer in reversed(list(layers(library, name, variants))):
        yield f"  {_told(library, layer, name, words)}"
        yield f"    {layer.place}"


def _told(library: Library, layer: Layer, name: ValueName, words: Phrases) -> str:
    what = "" if layer.name == name else ".".join(map(str, layer.name.route))
    said = words.say(f"where.{layer.how}", what=what or str(name), value=flow(layer.value))
    by = origin(library, layer.file) or layer.file.source.file
    if layer.file.file.kind == "variant":
        by = words.say("where.variant", name=layer.file.file.id)
    return f"{by}: {said}"


def where_data(library: Library, name: ValueName, variants: Sequence[Thing]) -> dict[str, Any]:
    """The same as data; there is no `value` where nothing is left."""
    value = effective(library, name)
    found = [
        {
            "name": str(layer.name),
            "how": layer.how,
            **({} if layer.value is None else {"value": layer.value}),
            "pack": origin(library, layer.file),
            "variant": layer.file.file.id if layer.file.file.kind == "variant" else "",
            **asdict(layer.place),
        }
        for layer in layers(library, name, variants)
    ]
    return {"name": str(name), **({} if value is MISSING else {"value": value}), "layers": found}


def used_lines(library: Library, name: ValueName, words: Phrases) -> Iterator[str]:
    """A line for each place that names the thing, what they are in first."""
    found = list(users(library, name.folder, name.id))
    yield words.say("where.used", name=name, number=len(found))
    yield from (f"  {_thing(thing)}: {place}" for thing, place in found)


def used_data(library: Library, name: ValueName) -> dict[str, Any]:
    """The same as data."""
    return {"name": str(name), "used_by": list(_used(users(library, name.folder, name.id)))}


def _used(found: Iterable[tuple[Thing, Place]]) -> Iterator[dict[str, Any]]:
    yield from ({"thing": _thing(thing), **asdict(place)} for thing, place in found)


def _thing(thing: Thing) -> str:
    return str(ValueName(thing.folder, thing.file.id))
