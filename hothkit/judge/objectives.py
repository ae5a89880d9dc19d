"""Who holds marked hexes, and who earns them for good."""

from __future__ import annotations

from hothkit.judge.scene import scene
from hothkit.position.objective import EITHER, Objective
from hothkit.position.position import Position
from hothkit.position.state import NOBODY
from hothkit.words.conditions import selects


def holder(position: Position, number: int) -> int:
    """The side that has the medals of an objective as the pieces stand, NOBODY if none has."""
    objective, before = position.setting.objectives[number], position.state.held[number]
    if objective.is_permanent and (before != NOBODY or not objective.needs_all):
        return before
    sides = [_side_on(position, objective, hex) for hex in objective.hexes]
    if objective.needs_all:
        return sides[0] if len(set(sides)) == 1 else NOBODY
    held = [side for side in sides if side != NOBODY]
    return before if before in held else held[0] if held else NOBODY


def is_earned_by(position: Position, number: int, piece: int, path: tuple[int, ...]) -> bool:
    """Whether a piece that enters these hexes and rests on the last earns a permanent objective."""
    objective = position.setting.objectives[number]
    if not objective.is_permanent or objective.needs_all or position.state.held[number] != NOBODY:
        return False
    counted = path if position.setting.content.turn.passing_earns else path[-1:]
    return not set(counted).isdisjoint(objective.hexes) and _is_eligible(position, objective, piece)


def medals_left_behind(position: Position, piece: int) -> int:
    """The medals that a side loses if this piece of its own leaves its hex."""
    state = position.state
    hex = state.hex_of[piece]
    gone = Position(position.setting, state.copy())
    gone.state.on_hex[hex] = NOBODY
    side = position.profile(piece).side
    return sum(
        objective.medals
        for number, objective in enumerate(position.setting.objectives)
        if state.held[number] == side and holder(gone, number) != side
    )


def is_eligible(position: Position, number: int, piece: int) -> bool:
    """Whether a piece may have the medals of an objective."""
    return _is_eligible(position, position.setting.objectives[number], piece)


def _side_on(position: Position, objective: Objective, hex: int) -> int:
    piece = position.state.on_hex[hex]
    return position.profile(piece).side if piece >= 0 and _is_eligible(position, objective, piece) else NOBODY


def _is_eligible(position: Position, objective: Objective, piece: int) -> bool:
    side = position.profile(piece).side
    if objective.side not in (EITHER, side):
        return False
    return selects(objective.needs, scene(position, {}, None, side), position.standing(piece))
