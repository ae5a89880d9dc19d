"""The verbs that a triggered rule may give, one file a verb."""

from __future__ import annotations

from typing import Any, Protocol

from hothkit.model.rule import Effect
from hothkit.words.effects import (
    attack,
    cancel,
    choose,
    discard,
    draw,
    gain_medals,
    lose,
    move,
    order,
    place,
    play,
    remove,
    reroll,
    restore,
    roll,
    this_attack,
    win,
)
from hothkit.words.effects.operations import Cause, Operations
from hothkit.words.scene import Scene


class Verb(Protocol):
    """An effect: does its work, and returns the paths to lists of effects that it sets off."""

    def do(self, value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
        """Do it."""


EFFECTS: dict[str, Verb] = {
    "attack": attack,
    "cancel": cancel,
    "choose": choose,
    "discard": discard,
    "draw": draw,
    "gain_medals": gain_medals,
    "lose": lose,
    "move": move,
    "order": order,
    "place": place,
    "play": play,
    "remove": remove,
    "reroll": reroll,
    "restore": restore,
    "roll": roll,
    "this_attack": this_attack,
    "win": win,
}


def is_possible(effect: Effect, scene: Scene, operations: Operations, cause: Cause) -> bool:
    """Whether an effect could be done now; nobody is asked about a rule whose first effect could not."""
    asked = getattr(EFFECTS[effect.verb], "is_possible", None)
    return asked is None or bool(asked(effect.value, scene, operations, cause))
