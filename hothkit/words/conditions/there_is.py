"""`there_is`: whether so many pieces on the board fulfil a condition."""

from __future__ import annotations

from hothkit.model.condition import ThereIs
from hothkit.words.scene import Scene


def holds(value: ThereIs, scene: Scene) -> bool:
    """Whether the pieces are as many as asked for."""
    # The words call one another; the registry can only be read once it is complete.
    from hothkit.words import conditions

    position = scene.position
    standing = (position.standing(piece) for piece, hex in enumerate(position.state.hex_of) if hex >= 0)
    return value.number.holds(sum(conditions.selects(value.who, scene, one) for one in standing))
