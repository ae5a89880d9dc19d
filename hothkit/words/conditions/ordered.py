"""`ordered`: whether a unit has an order this turn."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = True


def holds(value: bool, scene: Scene, who: Standing) -> bool:
    """Whether the unit has, or has not, been ordered this turn."""
    return who.piece >= 0 and (scene.position.state.ordered[who.piece] > 0) is value
