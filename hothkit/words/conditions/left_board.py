"""`left_board`: whether a unit has left the board by an exit."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.position.state import AWAY
from hothkit.words.scene import Scene

READS_MOMENT = True


def holds(value: bool, scene: Scene, who: Standing) -> bool:
    """Whether the unit has, or has not, left the board."""
    return who.piece >= 0 and (scene.position.state.hex_of[who.piece] == AWAY) is value
