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
    if isinstance(value, str) and (role := scene.role(value)) is not None:
        return role.hex >= 0 and role.hex != who.hex and scene.sees(role.hex, who.hex)
    tree = conditions.tree_of(value)
    seers = (one.hex for one in conditions.selected(tree, scene) if one.hex >= 0 and one.hex != who.hex)
    return any(scene.sees(hex, who.hex) for hex in seers)
