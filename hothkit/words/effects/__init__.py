"""The verbs that a triggered rule may give, one file a verb."""

from __future__ import annotations

from typing import Any, Protocol

from hothkit.words.effects import cancel, draw, gain_medals, lose, restore, roll, win
from hothkit.words.effects.operations import Operations
from hothkit.words.scene import Scene


class Verb(Protocol):
    """An effect: does its work, and returns the paths to lists of effects that it sets off."""

    def do(self, value: Any, scene: Scene, operations: Operations, rule: str) -> list[tuple[Any, ...]]:
        """Do it."""


EFFECTS: dict[str, Verb] = {
    "cancel": cancel,
    "draw": draw,
    "gain_medals": gain_medals,
    "lose": lose,
    "restore": restore,
    "roll": roll,
    "win": win,
}
