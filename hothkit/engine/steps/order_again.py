"""Units that were ordered more than once move and attack again, once all units have attacked."""

from __future__ import annotations

from hothkit.engine.cards import AGAIN
from hothkit.engine.steps.automatic import options, player, take
from hothkit.engine.work import Work
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]


def advance(work: Work, frame: Frame) -> None:
    """Begin their next order."""
    state = work.state
    work.pop()
    again = tuple(p for p, orders in enumerate(state.ordered) if orders > 1 and state.hex_of[p] >= 0)
    if again:
        for piece in again:
            state.ordered[piece] -= 1
        work.push(AGAIN)
        work.begin_orders(again)
