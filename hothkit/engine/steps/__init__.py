"""The steps that a battle is made of; each either goes on by itself or asks a player."""

from __future__ import annotations

from typing import Protocol

from hothkit.engine.steps import (
    attack,
    attack_again,
    attack_with_units,
    choose,
    discard,
    draw_cards,
    drop_markers,
    end_turn,
    judge_end,
    lay,
    leave_board,
    move_after_attack,
    move_units,
    order_again,
    order_units,
    place,
    play_card,
    reroll,
    retreat,
    rule,
    take_card,
    travel,
    turns,
)
from hothkit.engine.work import Work
from hothkit.position.actions import Action
from hothkit.position.state import Frame


class Step(Protocol):
    """A step of the battle."""

    def options(self, work: Work, frame: Frame) -> list[Action] | None:
        """What the player may do, or None if the step goes on by itself."""

    def advance(self, work: Work, frame: Frame) -> None:
        """Go on without a player: called when there are no options."""

    def take(self, work: Work, frame: Frame, action: Action) -> None:
        """Do what the player chose."""

    def player(self, work: Work, frame: Frame) -> int:
        """The seat that is asked."""


STEPS: dict[str, Step] = {
    "turns": turns,
    "play_card": play_card,
    "order_units": order_units,
    "move_units": move_units,
    "attack_with_units": attack_with_units,
    "end_turn": end_turn,
    "draw_cards": draw_cards,
    "attack": attack,
    "attack_again": attack_again,
    "leave_board": leave_board,
    "place": place,
    "reroll": reroll,
    "judge_end": judge_end,
    "lay": lay,
    "choose": choose,
    "discard": discard,
    "drop_markers": drop_markers,
    "order_again": order_again,
    "take_card": take_card,
    "retreat": retreat,
    "move_after_attack": move_after_attack,
    "rule": rule,
    "travel": travel,
}
