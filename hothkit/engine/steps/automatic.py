"""What a step that never asks anybody has in common with its like."""

from __future__ import annotations

from hothkit.engine.work import Work
from hothkit.position.actions import Action
from hothkit.position.state import Frame


def options(work: Work, frame: Frame) -> list[Action] | None:
    """It goes on by itself."""
    return None


def take(work: Work, frame: Frame, action: Action) -> None:
    """Nobody is ever asked."""
    raise AssertionError(frame)


def player(work: Work, frame: Frame) -> int:
    """The seat whose turn it is."""
    return work.state.seat
