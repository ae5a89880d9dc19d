"""Whether one hex sees another: the line of sight, unless a rule ignores what lies between."""

from __future__ import annotations

from dataclasses import replace

from hothkit.judge.in_force import in_force
from hothkit.judge.line_of_sight import Sight, line_of_sight
from hothkit.position.bound import Bound
from hothkit.position.position import Position


def sight(position: Position, a: int, b: int) -> Sight:
    """Whether a unit on hex a would see hex b; what stands on the two hexes themselves never blocks."""
    found = line_of_sight(position, a, b)
    if found.rule != "next-to" and (by := _ignored_by(position, a, b)) is not None:
        return replace(found, visible=True, rule="ignored", by=by)
    return found


def _ignored_by(position: Position, a: int, b: int) -> Bound | None:
    attacker, target = position.state.on_hex[a], position.state.on_hex[b]
    if attacker < 0 or target < 0:
        return None
    roles = {"attacker": position.standing(attacker), "target": position.standing(target)}
    numbers = {"distance": position.setting.grid.distance(a, b)}
    ignoring = in_force(position, "ignore", "sight", roles, numbers)
    return ignoring[0].bound if ignoring else None
