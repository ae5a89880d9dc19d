"""Whether a unit may still move or attack at this moment of a turn; before any order it is judged as if ordered."""

from __future__ import annotations

from hothkit.judge.in_force import change
from hothkit.position.position import Position

_MOVES = "move_units"


def why_no_move(position: Position, piece: int) -> str:
    """Why it may not move now: `not-ordered`, `moved-already` or `moves-are-over`; empty if it may."""
    state = position.state
    if not _has_orders(position, piece):
        return ""
    if not state.ordered[piece]:
        return "not-ordered"
    if state.moved[piece]:
        return "moved-already"
    return "" if any(frame[0] == _MOVES for frame in state.stack) else "moves-are-over"


def why_no_attack(position: Position, piece: int) -> str:
    """Why it may not attack now: `not-ordered`, `attacked-already`, `holds-fire`, `moved-too-far`; empty if it may."""
    state = position.state
    if not _has_orders(position, piece):
        return ""
    roles = {"unit": position.standing(piece)}
    if not state.ordered[piece]:
        return "not-ordered"
    if state.attacked[piece] > change(position, "attacks", roles):
        return "attacked-already"
    if state.held_fire[piece]:
        return "holds-fire"
    longer = change(position, "move", roles) + change(position, "still_attack", roles)
    return "moved-too-far" if state.moved[piece] > max(0, position.profile(piece).still_attack + longer) else ""


def _has_orders(position: Position, piece: int) -> bool:
    """Whether the piece's side has its turn and has given orders in it."""
    state = position.state
    return position.profile(piece).side == state.active and any(state.ordered)
