"""A side of the battle."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data, Head
from hothkit.text import Text


@dataclass(frozen=True, slots=True)
class Side:
    """A side with its adjective, a letter and a colour for drawn boards."""

    head: Head
    adjective: Text
    code: str
    colour: str

    @classmethod
    def of(cls, id: str, data: Data) -> Side:
        """The side of a file's data."""
        return cls(
            Head.of(id, data),
            Text.of(data.get("adjective", data.get("name"))),
            data.get("code", id[:1].upper()),
            data.get("colour", "#555555"),
        )
