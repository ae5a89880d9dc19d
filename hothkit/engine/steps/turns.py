"""One turn after the other; the players alternate until somebody has won or the limit is reached."""

from __future__ import annotations

from hothkit.engine.cards import AGAIN
from hothkit.engine.steps.automatic import options, player, take
from hothkit.engine.work import Work
from hothkit.position.state import NOBODY, Frame, turn_of_a_side

__all__ = ["advance", "options", "player", "take"]


def advance(work: Work, frame: Frame) -> None:
    """Begin the next turn with its steps on the stack, the first on top."""
    state, setting = work.state, work.setting
    if state.turn >= setting.limit * len(setting.sides):
        state.won_how = "unresolved"
        work.tell("battle_unresolved", state.turn)
        return
    if state.turn:
        if state.card != NOBODY:
            state.last_played[state.active] = state.card
        state.active = (state.active + 1) % len(setting.sides)
    state.turn += 1
    state.in_charge[state.active] = _next_in_charge(work)
    work.clear_away()
    state.forget_the_turn(len(setting.pieces))
    state.card = state.bonus = NOBODY
    state.used = frozenset(use for use in state.used if not use[0].startswith("turn:"))
    work.tell("turn_started", state.active, state.turn)
    for step in reversed(setting.content.turn.steps):
        if step == "attack_with_units":
            work.push(AGAIN)
        work.push(step)
        if step == "draw_cards":
            work.push("end_turn")
    work.happened("turn_started", {"turn": own_turn(work)}, side=work.side_role(state.active))


def _next_in_charge(work: Work) -> int:
    """The seat whose turn it is: in a team the players take turns."""
    active = work.state.active
    seats = [number for number, seat in enumerate(work.setting.seats) if seat.side == active]
    return seats[(own_turn(work) - 1) % len(seats)]


def own_turn(work: Work) -> int:
    """The active side's turns so far, this one counted."""
    return turn_of_a_side(work.state.turn, len(work.setting.sides))
