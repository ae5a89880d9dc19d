"""A unit that may move after its attack."""

from __future__ import annotations

from hothkit.engine.work import Work
from hothkit.position.actions import DONE, Action
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]


def options(work: Work, frame: Frame) -> list[Action] | None:
    """The hexes within the extra movement; what the unit moved before does not count."""
    state, piece = work.state, frame[1]
    most = work.tables.extra(state, piece, "move_after_attack")
    if state.hex_of[piece] < 0 or work.tables.is_forbidden(state, "move", piece):
        return None
    moves = [Action("move", (state.hex_of[piece], hex)) for hex in sorted(work.tables.steps(state, piece, most, 0))]
    return [*moves, DONE] if moves else None


def player(work: Work, frame: Frame) -> int:
    """The unit's owner."""
    return work.seat_of_piece(frame[1])


def advance(work: Work, frame: Frame) -> None:
    """It cannot move."""
    work.pop()


def take(work: Work, frame: Frame, action: Action) -> None:
    """Move, or stay."""
    work.pop()
    if action.verb == "move":
        state, (start, to) = work.state, action.args
        piece = state.on_hex[start]
        step = work.tables.steps(state, piece, work.tables.extra(state, piece, "move_after_attack"), 0)[to]
        state.moved[piece] += step.steps
        work.move(piece, step.path)
