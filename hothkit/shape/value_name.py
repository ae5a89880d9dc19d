"""The name of a value: `units/raider.move.most` is a field of a thing, `turn.draw` one of a single file."""

from __future__ import annotations

from typing import NamedTuple

from hothkit.shape.schemas import KIND_OF_FOLDER, KINDS
from hothkit.yaml_source import Route


class ValueName(NamedTuple):
    """Where a value stands: the folder of its kind, the id of its thing (empty for a single file), and its fields."""

    folder: str
    id: str
    route: Route = ()

    def __str__(self) -> str:
        thing = f"{self.folder}/{self.id}" if self.id else self.folder
        return ".".join((thing, *map(str, self.route)))

    @property
    def kind(self) -> str:
        """The kind of its file."""
        return KIND_OF_FOLDER.get(self.folder, self.folder)

    def is_around(self, other: ValueName) -> bool:
        """Whether it is the other value or holds it."""
        return self[:2] == other[:2] and other.route[: len(self.route)] == self.route


def value_name(text: str) -> ValueName | None:
    """The value that a text names; None if it names none.

    >>> value_name("units/walker.move.most")
    ValueName(folder='units', id='walker', route=('move', 'most'))
    >>> value_name("walker") is None
    True
    """
    thing, *fields = text.split(".")
    folder, _, id = thing.partition("/")
    is_named = bool(id) if folder in KIND_OF_FOLDER else folder in KINDS and not id and thing == folder
    return ValueName(folder, id, tuple(fields)) if is_named and all(fields) else None
