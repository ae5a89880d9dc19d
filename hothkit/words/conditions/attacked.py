"""`attacked`: whether a unit has attacked this turn."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = True


def holds(value: bool, scene: Scene, who: Standing) -> bool:
    """Whether the unit has, or has not, attacked this turn."""
    return who.piece >= 0 and (scene.position.state.attacked[who.piece] > 0) is value
