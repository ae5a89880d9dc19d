"""Whether one hex sees another: the line of sight, unless a rule forbids it, or ignores what lies between."""

from __future__ import annotations

from dataclasses import replace

from hothkit.judge.in_force import in_force
from hothkit.judge.line_of_sight import Sight, line_of_sight
from hothkit.position.bound import Bound
from hothkit.position.position import Position, Standing


def sight(position: Position, a: int, b: int) -> Sight:
    """Whether a unit on hex a would see hex b; what stands on the two hexes themselves never blocks."""
    found = line_of_sight(position, a, b)
    if (by := forbidden_by(position, a, b)) is not None:
        return replace(found, visible=False, rule="forbidden", by=by)
    if found.rule != "next-to" and (by := _said(position, "ignore", a, b)) is not None:
        return replace(found, visible=True, rule="ignored", by=by)
    return found


def forbidden_by(position: Position, a: int, b: int) -> Bound | None:
    """The rule by which nobody sees one hex from the other, if there is one."""
    return _said(position, "forbid", a, b)


def _said(position: Position, group: str, a: int, b: int) -> Bound | None:
    """The rule that forbids or ignores sight between what stands on the two hexes; only units ignore it."""
    on_hex = position.state.on_hex
    roles = {role: position.standing(on_hex[hex]) for role, hex in (("attacker", a), ("target", b)) if on_hex[hex] >= 0}
    if group == "ignore" and len(roles) < 2:
        return None
    known: dict[str, Standing] = roles
    rules = in_force(position, group, "sight", known, {"distance": position.setting.grid.distance(a, b)})
    return rules[0].bound if rules else None
