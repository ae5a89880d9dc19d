"""A unit that may attack once more because of a rule, whatever it has done this turn."""

from __future__ import annotations

from hothkit.engine.steps.attack_with_units import begin, targets
from hothkit.engine.work import Work
from hothkit.position.actions import DONE, Action
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]


def options(work: Work, frame: Frame) -> list[Action] | None:
    """Its targets, unless the ground that it has entered silences it."""
    state, piece = work.state, frame[1]
    if state.hex_of[piece] < 0 or state.held_fire[piece]:
        return None
    attacks = [Action("attack", (state.hex_of[piece], state.hex_of[target])) for target in targets(work, piece)]
    return [*attacks, DONE] if attacks else None


def player(work: Work, frame: Frame) -> int:
    """The unit's owner."""
    return work.seat_of_piece(frame[1])


def advance(work: Work, frame: Frame) -> None:
    """It has no target."""
    work.pop()


def take(work: Work, frame: Frame, action: Action) -> None:
    """Attack, or leave it."""
    work.pop()
    if action != DONE:
        begin(work, *action.args)
