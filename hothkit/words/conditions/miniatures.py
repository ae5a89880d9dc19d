"""`miniatures`: how many a unit has left."""

from __future__ import annotations

from hothkit.model.number import Number
from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = True


def holds(value: int | Number, scene: Scene, who: Standing) -> bool:
    """Whether so many miniatures are left."""
    number = Number.of(value) if isinstance(value, int) else value
    return who.piece >= 0 and number.holds(scene.position.state.miniatures[who.piece])
