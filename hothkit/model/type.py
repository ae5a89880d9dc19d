"""A unit type, such as the printed summary sheet names it."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data, Head


@dataclass(frozen=True, slots=True)
class Type:
    """A unit type."""

    head: Head

    @classmethod
    def of(cls, id: str, data: Data) -> Type:
        """The type of a file's data."""
        return cls(Head.of(id, data))
