"""The sequence of a turn and how a battle ends."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data
from hothkit.model.rule import Rule, rules


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn's steps, cards drawn, orders of a card whose type is missing, rules of ending, and rules for everybody.

    `leaving_cost` is what leaving the board costs of a movement, from the exit on. In a team each player draws the
    battle's whole hand or a share of it, and the players take turns, or either may play a card in any of them.
    """

    steps: tuple[str, ...]
    draw: int
    fallback_orders: int
    no_unit_left_loses: bool
    both_reach_their_target: str
    leaving_cost: int
    starting_unit_earns: bool
    passing_earns: bool
    team_shares_hand: bool
    either_plays: bool
    rules: tuple[Rule, ...]

    @classmethod
    def of(cls, data: Data) -> Turn:
        """The turn of a file's data."""
        permanent, teams = data.get("permanent_medals", {}), data.get("teams", {})
        return cls(
            tuple(data["steps"]),
            data["draw"],
            data.get("no_unit_of_the_type", {"up_to": 0})["up_to"],
            data.get("no_unit_left", "loses") == "loses",
            data.get("both_reach_their_target", "active_side"),
            data.get("leaving_the_board", {}).get("cost", 1),
            permanent.get("starting_unit") == "earns",
            permanent.get("passing_unit", "earns") == "earns",
            teams.get("hand") == "shared",
            teams.get("turns") == "either",
            rules(data.get("rules")),
        )
