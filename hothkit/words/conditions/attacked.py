"""`attacked`: whether a unit has attacked this turn, or whom it has attacked."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = True


def holds(value: bool | str, scene: Scene, who: Standing) -> bool:
    """Whether the unit has, or has not, attacked this turn, or has attacked what plays a role."""
    state = scene.position.state
    if who.piece < 0:
        return False
    if isinstance(value, str):
        target = scene.role(value)
        return target is not None and (who.piece, target.piece) in state.struck
    return (state.attacked[who.piece] + state.attacked_before[who.piece] > 0) is value
