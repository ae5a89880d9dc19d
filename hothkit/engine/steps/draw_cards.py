"""Step 5: draw a new card."""

from __future__ import annotations

from hothkit.engine.steps.automatic import options, player, take
from hothkit.engine.work import Work
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]


def advance(work: Work, frame: Frame) -> None:
    """Draw as many cards as a turn gives."""
    work.pop()
    for _ in range(work.setting.content.turn.draw):
        work.draw(work.state.active)
