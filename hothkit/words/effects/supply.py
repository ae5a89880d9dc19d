"""The new units that the box still has miniatures for."""

from __future__ import annotations

from hothkit.position.position import Position
from hothkit.position.setting import RESERVE
from hothkit.position.state import AWAY, OFF_BOARD


def in_reserve(position: Position, unit: str, number: int) -> tuple[int, ...]:
    """So many pieces of a kind in the reserve, or as many as the box still holds the miniatures of."""
    state = position.state
    pieces = [piece for piece in range(len(state.hex_of)) if position.profile(piece).kind == unit]
    waiting = [piece for piece in pieces if state.hex_of[piece] == RESERVE]
    supply = dict(position.setting.content.components.miniatures).get(unit)
    if supply is not None:
        left = supply - sum(_used(position, piece) for piece in pieces)
        number = min(number, left // max(1, position.setting.content.units[unit].miniatures))
    return tuple(waiting[: max(0, number)])


def _used(position: Position, piece: int) -> int:
    """The miniatures of a piece that are not in the box: the last one of an eliminated unit marks its medal."""
    state, profile = position.state, position.profile(piece)
    if state.hex_of[piece] == OFF_BOARD:
        return int(profile.medals > 0)
    return state.miniatures[piece] if state.hex_of[piece] >= 0 or state.hex_of[piece] == AWAY else 0
