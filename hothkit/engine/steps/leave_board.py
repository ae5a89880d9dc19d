"""A unit that has reached its exit leaves the board."""

from __future__ import annotations

from hothkit.engine.steps.automatic import options, player, take
from hothkit.engine.work import Work
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]


def advance(work: Work, frame: Frame) -> None:
    """Take it off, unless something has befallen it on the way."""
    _, piece, exit = frame
    work.pop()
    if work.state.hex_of[piece] == exit:
        work.leave_board(piece)
