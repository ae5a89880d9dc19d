"""What an eliminated unit carried, once the rules about its elimination are done."""

from __future__ import annotations

from hothkit.engine.steps.automatic import options, player, take
from hothkit.engine.work import Work
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]


def advance(work: Work, frame: Frame) -> None:
    """It falls, or is gone."""
    _, piece, hex = frame
    work.pop()
    work.drop(piece, hex)
