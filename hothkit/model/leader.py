"""A leader: the cards that join a side's deck if its player chooses the leader."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data, Head


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader of one side."""

    head: Head
    side: str
    cards: tuple[str, ...]

    @classmethod
    def of(cls, id: str, data: Data) -> Leader:
        """The leader of a file's data."""
        return cls(Head.of(id, data), data["side"], tuple(data["cards"]))
