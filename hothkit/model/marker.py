"""A marker: a counter that lies on a hex, or that a unit carries."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.condition import NEVER, Condition, condition
from hothkit.model.head import Data, Head
from hothkit.model.rule import Rule, rules
from hothkit.model.symbol import symbol


@dataclass(frozen=True, slots=True)
class Marker:
    """A marker; units that fulfil `carried_by` take it up where they come to rest, and carry it from then on.

    `stays_behind`: it lies where its carrier is eliminated, else it is gone with the carrier. `side`: whose it is,
    empty if its carrier's. `ground`: what the hex becomes on which it lies, empty if that stays as it is.
    """

    head: Head
    code: str
    symbol: str
    carried_by: Condition
    stays_behind: bool
    side: str = ""
    ground: str = ""
    rules: tuple[Rule, ...] = ()

    @classmethod
    def of(cls, id: str, data: Data) -> Marker:
        """The marker of a file's data."""
        return cls(
            Head.of(id, data),
            data.get("code", id[:2].upper()),
            symbol(data),
            condition(data["carried_by"]) if "carried_by" in data else NEVER,
            data.get("carrier_eliminated", "stays") == "stays",
            data.get("side", ""),
            data.get("ground", ""),
            rules(data.get("rules")),
        )
