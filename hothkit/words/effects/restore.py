"""`restore`: a unit gets miniatures back."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Operations, amount
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, rule: str) -> list[tuple[Any, ...]]:
    """Give the miniatures to the unit in a role."""
    who = scene.role(value["unit"])
    if who is not None and who.piece >= 0:
        full = scene.position.profile(who.piece).miniatures
        operations.restore(who.piece, amount(value.get("miniatures", 1), operations, full))
    return []
