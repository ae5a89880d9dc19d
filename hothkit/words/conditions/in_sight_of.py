"""`in_sight_of`: seen by a role, or by a piece that fulfils a condition."""

from __future__ import annotations

from hothkit.model.condition import Condition
from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = True


def holds(value: str | Condition, scene: Scene, who: Standing) -> bool:
    """Whether the line of sight from there is free; nobody sees itself."""
    # The words call one another; the registry can only be read once it is complete.
    from hothkit.words import conditions

    if who.hex < 0:
        return False
    position = scene.position
    if isinstance(value, str) and (role := scene.role(value)) is not None:
        return role.hex >= 0 and role.hex != who.hex and scene.sees(role.hex, who.hex)
    tree = conditions.tree_of(value)
    return any(
        hex >= 0
        and hex != who.hex
        and conditions.selects(tree, scene, position.standing(piece))
        and scene.sees(hex, who.hex)
        for piece, hex in enumerate(position.state.hex_of)
    )
