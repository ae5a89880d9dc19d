"""Step 3: move ordered units one by one, in any order, or not at all."""

from __future__ import annotations

from hothkit.engine.work import Work
from hothkit.position.actions import DONE, Action
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]


def options(work: Work, frame: Frame) -> list[Action] | None:
    """Every hex that an ordered unit which has not moved may move to; the frame may name the units."""
    state, tables = work.state, work.tables
    moves = []
    for piece, ordered in enumerate(state.ordered):
        is_asked = len(frame) == 1 or piece in frame
        if is_asked and ordered and not state.moved[piece] and (start := state.hex_of[piece]) >= 0:
            moves += [Action("move", (start, hex)) for hex in sorted(tables.reach(state, piece))]
            moves += [Action("leave", (start, exit)) for exit in sorted(tables.exits(state, piece))]
    return [*moves, DONE] if moves else None


def player(work: Work, frame: Frame) -> int:
    """The seat whose turn it is, or the owner of the units named."""
    return work.seat_of_piece(frame[1]) if len(frame) > 1 else work.state.seat


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
    if action.verb == "leave":
        _leave(work, piece, to)
        return
    step = work.tables.reach(state, piece)[to]
    state.moved[piece] = step.steps
    state.held_fire[piece] |= int(step.holds_fire)
    work.move(piece, step.path)


def _leave(work: Work, piece: int, exit: int) -> None:
    """Go to the exit, if the unit does not stand there, and then off the board."""
    path = work.tables.exits(work.state, piece)[exit]
    work.state.moved[piece] = len(path) + 1
    work.push("leave_board", piece, exit)
    if path:
        work.move(piece, path, passing=True)
