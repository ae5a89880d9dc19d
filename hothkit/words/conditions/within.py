"""`within`: no further away than so many hexes from a role, a ground, or a piece that fulfils a condition."""

from __future__ import annotations

from hothkit.model.condition import Same, Within
from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = True


def holds(value: Within, scene: Scene, who: Standing) -> bool:
    """Whether the hex of the role, of the ground, or of another such piece is that near; a role is near itself."""
    # The words call one another; the registry can only be read once it is complete.
    from hothkit.words import conditions

    position, grid = scene.position, scene.position.setting.grid
    if who.hex < 0:
        return False
    if isinstance(value.of, Same) and (role := scene.role(value.of.name)) is not None:
        return role.hex >= 0 and grid.distance(role.hex, who.hex) <= value.hexes
    for hex, piece in enumerate(position.state.on_hex):
        if grid.distance(hex, who.hex) <= value.hexes and (piece < 0 or piece != who.piece):
            beside = position.standing(piece) if piece >= 0 else Standing(-1, -1, hex)
            if conditions.holds(value.of, scene, beside):
                return True
    return False
