"""`moved`: whether, or how far, a unit has moved this turn."""

from __future__ import annotations

from hothkit.model.number import Number
from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = True


def holds(value: bool | int | Number, scene: Scene, who: Standing) -> bool:
    """Whether the unit has moved, has not, or has moved so many hexes."""
    if who.piece < 0:
        return False
    state = scene.position.state
    moved = state.moved[who.piece] + state.moved_before[who.piece]
    if isinstance(value, bool):
        return (moved > 0) is value
    return (Number.of(value) if isinstance(value, int) else value).holds(moved)
