"""Step 5: draw a new card."""

from __future__ import annotations

from hothkit.engine.steps.automatic import options, player, take
from hothkit.engine.work import Work
from hothkit.judge.in_force import is_forbidden
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]


def advance(work: Work, frame: Frame) -> None:
    """Clear away the cards of the turn and draw as many as it gives, unless a rule forbids it."""
    work.pop()
    state = work.state
    is_barred = work.tables.says(state, "forbid", "draw") and is_forbidden(
        work.position, "draw", {"side": work.side_role(state.active)}
    )
    work.clear_away()
    for _ in range(0 if is_barred else work.setting.content.turn.draw):
        work.draw(state.seat)
