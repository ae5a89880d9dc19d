"""`adjacent_to`: next to a role, a ground, or a piece that fulfils a condition."""

from __future__ import annotations

from hothkit.model.condition import Condition
from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = True


def holds(value: str | Condition, scene: Scene, who: Standing) -> bool:
    """Whether a neighbouring hex is the role's, is of the ground, or holds such a piece."""
    # The words call one another; the registry can only be read once it is complete.
    from hothkit.words import conditions

    tree = conditions.tree_of(value)
    position = scene.position
    for hex in position.setting.grid.neighbours[who.hex] if who.hex >= 0 else ():
        piece = position.state.on_hex[hex]
        beside = position.standing(piece) if piece >= 0 else Standing(-1, -1, hex)
        if (piece < 0 or piece != who.piece) and conditions.holds(tree, scene, beside):
            return True
    return False
