"""`there_is`: whether so many pieces on the board fulfil a condition."""

from __future__ import annotations

from hothkit.model.condition import ThereIs
from hothkit.words.scene import Scene


def holds(value: ThereIs, scene: Scene) -> bool:
    """Whether the pieces are as many as asked for."""
    # The words call one another; the registry can only be read once it is complete.
    from hothkit.words import conditions

    return value.number.holds(sum(1 for _ in conditions.selected(value.who, scene)))
