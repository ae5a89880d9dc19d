"""The attacks are done; the card is still to be drawn."""

from __future__ import annotations

from hothkit.engine.steps.automatic import options, player, take
from hothkit.engine.steps.turns import own_turn
from hothkit.engine.work import Work
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]


def advance(work: Work, frame: Frame) -> None:
    """Say so, and wake the rules that wait for it."""
    work.pop()
    work.tell("turn_ended", work.state.active)
    work.happened("turn_ended", {"turn": own_turn(work)}, side=work.side_role(work.state.active))
