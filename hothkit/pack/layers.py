"""Where a value comes from: each file that sets, changes or removes it, in the order in which they are laid over it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hothkit.diagnostics import Place
from hothkit.pack.library import Library
from hothkit.pack.packs import is_loose_battle, pack_of, rules_of
from hothkit.pack.reading import Thing
from hothkit.pack.touched import ADDED, changed
from hothkit.shape.value_name import ValueName

MISSING = object()
"""What stands for a value that is not there."""


@dataclass(frozen=True, slots=True)
class Layer:
    """What a file says of a value or of a part of it: added, changed or removed."""

    file: Thing
    name: ValueName
    how: str
    value: Any
    place: Place


def effective(library: Library, name: ValueName) -> Any:
    """The value as it is in the end; MISSING if there is none."""
    thing = library.of_kind(name.folder).get(name.id)
    return value_at(thing.data, name) if thing is not None and thing.is_usable else MISSING


def value_at(data: Any, name: ValueName) -> Any:
    """A value in the data of its thing; MISSING if there is none."""
    for key in name.route:
        if not isinstance(data, dict) or key not in data:
            return MISSING
        data = data[key]
    return data


def layers(library: Library, name: ValueName, variants: Sequence[Thing] = ()) -> Iterator[Layer]:
    """The layers of a value: its thing's files, what packs change of it, and variants in the order given."""
    ranks = {pack.file.pack: rank for rank, pack in enumerate(library.packs)}
    of_ids = {pack_of(pack).head.id: ranks[pack.file.pack] for pack in library.packs}
    last = len(ranks)

    def rank(thing: Thing) -> int:
        if is_loose_battle(thing):
            return of_ids.get(rules_of(thing.data), last)
        return ranks.get(thing.file.pack, last)

    files = [
        thing
        for thing in library.all
        if thing.is_usable and (thing.folder, thing.file.id) == name[:2] and value_at(thing.data, name) is not MISSING
    ]
    of_packs = [pack for pack in library.packs if pack.is_usable]
    for thing in sorted([*files, *of_packs], key=lambda one: (rank(one), one in of_packs)):
        if thing in of_packs:
            yield from _changed(thing, name)
        else:
            yield Layer(thing, name, ADDED, value_at(thing.data, name), thing.source.key_place(name.route))
    for variant in variants:
        yield from _changed(variant, name)


def _changed(file: Thing, name: ValueName) -> Iterator[Layer]:
    for touch in changed(file):
        if touch.name.is_around(name) or name.is_around(touch.name):
            yield Layer(file, touch.name, touch.how, touch.value, touch.place)


def origin(library: Library, file: Thing) -> str:
    """The pack of a file with its version; empty for a file that lies in none."""
    pack = next((pack_of(one) for one in library.packs if one.file.pack == file.file.pack), None)
    return f"{pack.head.id} {pack.version}" if pack is not None else ""
