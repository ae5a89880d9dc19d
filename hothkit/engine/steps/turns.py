"""One turn after the other; the players alternate until somebody has won or the limit is reached."""

from __future__ import annotations

from hothkit.engine.steps.automatic import options, player, take
from hothkit.engine.work import Work
from hothkit.position.position import Standing
from hothkit.position.state import NOBODY, Frame

__all__ = ["advance", "options", "player", "take"]


def advance(work: Work, frame: Frame) -> None:
    """Begin the next turn with its steps on the stack, the first on top."""
    state, setting = work.state, work.setting
    if state.turn >= setting.limit * len(setting.sides):
        state.won_how = "unresolved"
        work.tell("battle_unresolved", state.turn)
        return
    if state.turn:
        state.active = (state.active + 1) % len(setting.sides)
    state.turn += 1
    pieces = len(setting.pieces)
    state.ordered, state.moved, state.held_fire, state.attacked = ([0] * pieces for _ in range(4))
    state.card = state.bonus = NOBODY
    state.used = frozenset(use for use in state.used if not use[0].startswith("turn:"))
    work.tell("turn_started", state.active, state.turn)
    for step in reversed(setting.content.turn.steps):
        work.push(step)
        if step == "draw_cards":
            work.push("end_turn")
    work.happened("turn_started", {"turn": own_turn(work)}, side=side_role(work))


def side_role(work: Work) -> Standing:
    """The active side in a role: any profile of it stands for the side."""
    index = next((p.index for p in work.setting.profiles if p.side == work.state.active), NOBODY)
    return Standing(NOBODY, index, NOBODY)


def own_turn(work: Work) -> int:
    """The active side's turns so far, this one counted."""
    return (work.state.turn - 1) // len(work.setting.sides) + 1
