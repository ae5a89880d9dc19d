"""The sequence of a turn and how a battle ends."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn's steps, cards drawn, orders of a card whose type is missing, and two rules of ending."""

    steps: tuple[str, ...]
    draw: int
    fallback_orders: int
    no_unit_left_loses: bool
    both_reach_their_target: str

    @classmethod
    def of(cls, data: Data) -> Turn:
        """The turn of a file's data."""
        return cls(
            tuple(data["steps"]),
            data["draw"],
            data.get("no_unit_of_the_type", {"up_to": 0})["up_to"],
            data.get("no_unit_left", "loses") == "loses",
            data.get("both_reach_their_target", "active_side"),
        )
