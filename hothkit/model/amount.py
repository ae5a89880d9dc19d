"""What a rule adds to a quantity: a number, a count of pieces or medals, or faces that mean another face."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hothkit.model.condition import NEVER, Condition, condition


@dataclass(frozen=True, slots=True)
class Count:
    """As many as the pieces that fulfil a condition, or as the medals of a side, but never more than so many."""

    who: Condition
    at_most: int | None = None
    medals: str = ""

    @classmethod
    def of(cls, data: Any) -> Count:
        """The count that a file writes as {count, at_most}."""
        what = data["count"]
        medals = str(what.get("medals", ""))
        return cls(NEVER if medals else condition(what), data.get("at_most"), medals)


@dataclass(frozen=True, slots=True)
class Faces:
    """Faces of the die, each with the face that it counts as."""

    pairs: tuple[tuple[str, str], ...]


Amount = int | Count | Faces


def amount(word: str, data: Any) -> Amount:
    """What a file writes behind a quantity."""
    if isinstance(data, int):
        return data
    return Faces(tuple(data.items())) if word == "faces" else Count.of(data)
