"""Ground that is always closed to somebody."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from hothkit.checks.rules.stage import UNIT, Spot, Stage, Who
from hothkit.checks.winning.may import may_hold
from hothkit.model.condition import Condition
from hothkit.words.scene import hex_alone

_Sort = tuple[str, str, frozenset[str] | None]


def is_shut_out(who: Who, spot: Spot, stage: Stage) -> bool:
    """Whether a unit can never be on ground of this sort."""
    return who.what == UNIT and spot.ground in _closed_grounds(stage).get((who.kind, who.side, who.has), ())


def is_closed_everywhere(unit: str, where: Condition, stage: Stage) -> bool:
    """Whether a new unit can never stand on any of the hexes that a condition means."""
    if stage.outlook is None:
        return False
    view, setting = stage.outlook, stage.outlook.position.setting
    new = next((one for one in setting.profiles if one.kind == unit and not one.badge), None)
    hexes = {hex for hex in range(len(setting.grid)) if may_hold(where, view.scene, hex_alone(hex))}
    return new is not None and bool(hexes) and hexes <= view.closed(new.index)


@lru_cache(maxsize=1)
def _closed_grounds(stage: Stage) -> Mapping[_Sort, frozenset[str]]:
    """For each sort of unit the grounds on which none of them stands or can ever come to stand."""
    if stage.outlook is None:
        return {}
    view, position = stage.outlook, stage.outlook.position
    setting = position.setting
    found: dict[_Sort, frozenset[str]] = {}
    for profile in setting.profiles:
        standing = {
            hex for (one, _), hex in zip(setting.pieces, position.state.hex_of, strict=True) if one == profile.index
        }
        closed = view.closed(profile.index) - standing
        grounds = {setting.grounds[hex].head.id for hex in closed}
        grounds -= {ground.head.id for hex, ground in enumerate(setting.grounds) if hex not in closed}
        found[profile.kind, setting.sides[profile.side], profile.has] = frozenset(grounds)
    return found
