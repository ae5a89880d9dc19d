"""Cards that may join a side's deck by agreement: those of a leader, or those that a campaign gives."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data, Head


@dataclass(frozen=True, slots=True)
class Joining:
    """A leader of one side, or the campaign cards of one side."""

    head: Head
    side: str
    cards: tuple[str, ...]

    @classmethod
    def of(cls, id: str, data: Data) -> Joining:
        """The cards of a file's data."""
        return cls(Head.of(id, data), data["side"], tuple(data["cards"]))
