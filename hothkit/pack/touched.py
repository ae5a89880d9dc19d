"""What a pack touches: the things in its files and each value that it changes or removes, with the place of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hothkit.diagnostics import Place
from hothkit.model.changes import REMOVED, changes_of
from hothkit.pack.library import Library
from hothkit.pack.reading import Thing
from hothkit.shape import KIND_OF_FOLDER
from hothkit.shape.value_name import ValueName, value_name
from hothkit.shape.whole import is_whole
from hothkit.yaml_source import Route

ADDED, CHANGED, GONE = "added", "changed", "removed"


@dataclass(frozen=True, slots=True)
class Touch:
    """A value that a pack touches: how, its new value, and where that stands; of a whole thing its data."""

    name: ValueName
    how: str
    value: Any
    place: Place


def touched(library: Library, pack: Thing) -> Iterator[Touch]:
    """All that a pack touches, its files first."""
    for thing in library.all:
        if thing.file.pack == pack.file.pack and thing.is_usable and thing.file.kind != "pack":
            yield Touch(ValueName(thing.folder, thing.file.id), ADDED, thing.data, thing.source.place(()))
    yield from changed(pack)


def changed(thing: Thing) -> Iterator[Touch]:
    """Each value that the changes of a file name: of maps that merge every field, of others the whole."""
    for folder, fields in changes_of(thing.data) if isinstance(thing.data, dict) else ():
        if folder == REMOVED:
            for step, text in enumerate(fields):
                if (name := value_name(text)) is not None:
                    yield Touch(name, GONE, None, thing.source.place(("changes", REMOVED, step)))
        elif folder not in KIND_OF_FOLDER:
            yield from _values(thing, ValueName(folder, ""), fields, ("changes", folder))
        else:
            for id, one in fields.items():
                yield from _values(thing, ValueName(folder, id), one, ("changes", folder, id))


def _values(thing: Thing, name: ValueName, value: Any, route: Route) -> Iterator[Touch]:
    if isinstance(value, Mapping) and value and not (name.route and is_whole(name.kind, name.route)):
        for key, one in value.items():
            yield from _values(thing, name._replace(route=(*name.route, key)), one, (*route, key))
    else:
        yield Touch(name, CHANGED, value, thing.source.key_place(route))
