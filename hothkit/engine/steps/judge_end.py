"""The end is judged: has a side reached its target, or none left to fight."""

from __future__ import annotations

from hothkit.engine.steps.automatic import options, player, take
from hothkit.engine.work import Work
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]


def advance(work: Work, frame: Frame) -> None:
    """Judge it."""
    work.pop()
    work.judge_end()
