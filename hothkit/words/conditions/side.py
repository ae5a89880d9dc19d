"""`side`: whose piece it is: own, enemy, or a side by its id."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = False


def holds(value: str, scene: Scene, who: Standing) -> bool:
    """Whether the piece belongs to that side; own and enemy are seen from the rule's owner."""
    if who.profile < 0:
        return False
    side = scene.position.setting.profiles[who.profile].side
    if value in ("own", "enemy"):
        return (side == scene.owner) is (value == "own")
    return scene.position.setting.sides[side] == value
