"""Step 3: move ordered units one by one, in any order, or not at all."""

from __future__ import annotations

from hothkit.engine.steps.automatic import player
from hothkit.engine.work import Work
from hothkit.position.actions import DONE, Action
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]


def options(work: Work, frame: Frame) -> list[Action] | None:
    """Every hex that an ordered unit which has not moved may move to."""
    state = work.state
    moves = [
        Action("move", (state.hex_of[piece], hex))
        for piece, ordered in enumerate(state.ordered)
        if ordered and not state.moved[piece] and state.hex_of[piece] >= 0
        for hex in sorted(work.tables.reach(state, piece))
    ]
    return [*moves, DONE] if moves else None


def advance(work: Work, frame: Frame) -> None:
    """Nobody can move."""
    work.pop()


def take(work: Work, frame: Frame, action: Action) -> None:
    """Move a unit by the best way, or end the moves."""
    if action.verb == "done":
        work.pop()
        return
    state, (start, to) = work.state, action.args
    piece = state.on_hex[start]
    step = work.tables.reach(state, piece)[to]
    state.moved[piece] = step.steps
    state.held_fire[piece] = int(step.holds_fire)
    work.move(piece, step.path)
