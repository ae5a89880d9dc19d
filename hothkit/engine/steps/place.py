"""New units come onto the board one by one; its owner chooses where."""

from __future__ import annotations

from hothkit.engine.work import Work
from hothkit.position.actions import Action
from hothkit.position.setting import RESERVE
from hothkit.position.state import NOBODY, Frame

__all__ = ["advance", "options", "player", "take"]

KIND, NUMBER, HEXES = range(1, 4)


def options(work: Work, frame: Frame) -> list[Action] | None:
    """The empty hexes among those named that the unit may stand on."""
    piece = _next_of(work, frame[KIND])
    if piece == NOBODY or frame[NUMBER] <= 0:
        return None
    is_open = work.tables.lie(work.setting.pieces[piece][0]).is_open
    free = [hex for hex in frame[HEXES] if work.state.on_hex[hex] == NOBODY and is_open[hex]]
    return [Action("place", (hex,)) for hex in free] or None


def advance(work: Work, frame: Frame) -> None:
    """There is no such unit left in the box, or no room."""
    work.pop()


def player(work: Work, frame: Frame) -> int:
    """The side of the unit."""
    return work.position.profile(_next_of(work, frame[KIND])).side


def take(work: Work, frame: Frame, action: Action) -> None:
    """Bring the unit in."""
    piece = _next_of(work, frame[KIND])
    work.replace("place", frame[KIND], frame[NUMBER] - 1, frame[HEXES])
    work.place(piece, action.args[0])


def _next_of(work: Work, kind: str) -> int:
    """The next unit of a kind in the reserve."""
    for piece, (profile, _) in enumerate(work.setting.pieces):
        if work.state.hex_of[piece] == RESERVE and work.setting.profiles[profile].kind == kind:
            return piece
    return NOBODY
