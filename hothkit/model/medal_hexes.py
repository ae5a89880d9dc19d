"""Marked hexes that are worth medals."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.condition import Condition, condition
from hothkit.model.head import Data

EACH, ANY, ALL = "each", "any", "all"


@dataclass(frozen=True, slots=True)
class MedalHexes:
    """Hexes that give medals while they are held, or once for good; `side` empty means either side.

    `together`: `each` hex counts for itself, `any` of them is enough for all, or `all` of them are needed at once.
    """

    at: tuple[str, ...]
    side: str
    is_permanent: bool
    medals: int
    needs: Condition
    together: str

    @classmethod
    def of(cls, data: Data) -> MedalHexes:
        """The entry of a battle's file."""
        return cls(
            tuple(data["at"]),
            data.get("side", ""),
            data["kind"] == "permanent",
            data.get("medals", 1),
            condition(data.get("needs", True)),
            data.get("together", EACH),
        )
