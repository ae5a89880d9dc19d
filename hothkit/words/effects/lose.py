"""`lose`: a unit loses miniatures."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Operations, amount
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, rule: str) -> list[tuple[Any, ...]]:
    """Take the miniatures off the unit in a role."""
    who = scene.role(value["unit"])
    if who is not None and who.piece >= 0:
        left = scene.position.state.miniatures[who.piece]
        operations.lose(who.piece, amount(value.get("miniatures", 1), operations, left))
    return []
