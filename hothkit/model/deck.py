"""A deck: which cards are shuffled, and how many of each."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data, Head


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards with their numbers; the side is empty if sides share the deck."""

    head: Head
    side: str
    cards: tuple[tuple[str, int], ...]

    @classmethod
    def of(cls, id: str, data: Data) -> Deck:
        """The deck of a file's data."""
        return cls(Head.of(id, data), data.get("side", ""), tuple(data["cards"].items()))
