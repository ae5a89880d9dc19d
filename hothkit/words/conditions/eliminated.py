"""`eliminated`: whether a unit is off the board because its last miniature is gone."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.position.state import OFF_BOARD
from hothkit.words.scene import Scene

READS_MOMENT = True


def holds(value: bool, scene: Scene, who: Standing) -> bool:
    """Whether the unit is, or is not, eliminated."""
    return who.piece >= 0 and (scene.position.state.hex_of[who.piece] == OFF_BOARD) is value
