"""`at`: where somebody is: a ground, a hex, or the hex of a role."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = False


def holds(value: str, scene: Scene, who: Standing) -> bool:
    """Whether the hex is this ground, this hex, or a role's hex."""
    setting = scene.position.setting
    role = scene.role(value)
    if role is not None:
        return role.hex == who.hex
    if who.hex < 0:
        return False
    return value in (scene.position.ground(who.hex).head.id, setting.grid.names[who.hex])
