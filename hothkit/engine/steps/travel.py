"""A unit that goes on with its way when the rules of a hex on it are done."""

from __future__ import annotations

from hothkit.engine.steps.automatic import options, player, take
from hothkit.engine.work import Work
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]


def advance(work: Work, frame: Frame) -> None:
    """Go on, unless a rule has taken the unit away or another has stepped into the way."""
    _, piece, here, path, kind, passing = frame
    work.pop()
    if work.state.hex_of[piece] == here and work.state.on_hex[path[-1]] < 0:
        work.move(piece, path, kind, passing=passing)
    else:
        work.recount()
