"""`restore`: units get miniatures back."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations, amount, pieces_of
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Give the miniatures to each."""
    for who in pieces_of(value["unit"], scene):
        full = scene.position.profile(who.piece).miniatures
        operations.restore(who.piece, amount(value.get("miniatures", 1), operations, scene, full))
    return []


def is_possible(value: Any, scene: Scene, operations: Operations, cause: Cause) -> bool:
    """Whether one of them lacks any."""
    position = scene.position
    return any(
        who.hex >= 0 and position.state.miniatures[who.piece] < position.profile(who.piece).miniatures
        for who in pieces_of(value["unit"], scene)
    )
