"""`is`: the same as a role, a hex, a ground, a kind or a side."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = False


def holds(value: str, scene: Scene, who: Standing) -> bool:
    """Whether the two are the same; a hex is also the ground it is, and a side alone has no hex."""
    role = scene.role(value)
    if role is not None:
        if role.piece >= 0 and who.piece >= 0:
            return role.piece == who.piece
        # A kind that only might stand there is no piece: it is the same as what has its hex and its kind.
        is_alike = role.profile == who.profile or role.profile < 0 or who.profile < 0
        return role.hex == who.hex and is_alike
    setting = scene.position.setting
    if who.piece >= 0:
        return setting.profiles[who.profile].kind == value
    if who.profile >= 0 and who.hex < 0:
        side = setting.profiles[who.profile].side
        return (side == scene.owner) is (value == "own") if value in ("own", "enemy") else setting.sides[side] == value
    if who.profile >= 0:
        return setting.profiles[who.profile].kind == value
    if who.hex >= 0:
        return value in (setting.grid.names[who.hex], scene.position.ground(who.hex).head.id)
    return False
