"""The attack die: its faces and what each does."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.condition import Condition, condition
from hothkit.model.head import Data
from hothkit.text import Text

# The limit of a die that sets none: no rule knows one, but an attack must come to an end.
_MOST = 32


@dataclass(frozen=True, slots=True)
class Face:
    """A face of the die: on how many sides it is, whom it hits, and how far it drives back."""

    id: str
    name: Text
    count: int
    hits: Condition
    retreats: int

    @classmethod
    def of(cls, id: str, data: Data) -> Face:
        """The face of a file's data."""
        hits = data.get("hits", False)
        return cls(
            id,
            Text.of(data["name"]),
            data["count"],
            condition(hits == "all" or hits),
            data.get("retreats", 0),
        )


@dataclass(frozen=True, slots=True)
class Dice:
    """The die's faces, and the most dice that one attack may roll."""

    faces: tuple[Face, ...]
    most: int

    @classmethod
    def of(cls, data: Data) -> Dice:
        """The die of a file's data."""
        return cls(tuple(Face.of(id, one) for id, one in data["faces"].items()), data.get("most", _MOST))
