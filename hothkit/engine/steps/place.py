"""Units come onto the board one by one; their owner chooses where."""

from __future__ import annotations

from hothkit.engine.work import Work
from hothkit.position.actions import Action
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]

PIECES, HEXES = range(1, 3)


def options(work: Work, frame: Frame) -> list[Action] | None:
    """The empty hexes among those named that the next unit may stand on."""
    if not frame[PIECES] or work.state.hex_of[frame[PIECES][0]] >= 0:
        return None
    is_open = work.tables.lie(work.state, work.setting.pieces[frame[PIECES][0]][0]).is_open
    free = [hex for hex in frame[HEXES] if work.state.on_hex[hex] < 0 and is_open[hex]]
    return [Action("place", (hex,)) for hex in free] or None


def advance(work: Work, frame: Frame) -> None:
    """There is no room for this one; another may find some."""
    if frame[PIECES]:
        work.replace("place", frame[PIECES][1:], frame[HEXES])
    else:
        work.pop()


def player(work: Work, frame: Frame) -> int:
    """The owner of the unit."""
    return work.seat_of_piece(frame[PIECES][0])


def take(work: Work, frame: Frame, action: Action) -> None:
    """Bring the unit in."""
    piece, *others = frame[PIECES]
    work.replace("place", tuple(others), frame[HEXES])
    work.place(piece, action.args[0])
