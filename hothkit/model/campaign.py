"""The campaign cards of a side: they join its deck as a campaign gives them to it."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data, Head


@dataclass(frozen=True, slots=True)
class Campaign:
    """Campaign cards of one side."""

    head: Head
    side: str
    cards: tuple[str, ...]

    @classmethod
    def of(cls, id: str, data: Data) -> Campaign:
        """The campaign cards of a file's data."""
        return cls(Head.of(id, data), data["side"], tuple(data["cards"]))
