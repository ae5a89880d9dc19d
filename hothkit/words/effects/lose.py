"""`lose`: units lose miniatures."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations, amount, pieces_of
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Take the miniatures off each."""
    for who in pieces_of(value["unit"], scene):
        left = scene.position.state.miniatures[who.piece]
        operations.lose(who.piece, amount(value.get("miniatures", 1), operations, scene, left))
    return []
