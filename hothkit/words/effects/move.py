"""`move`: a unit moves to a hex beside it."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Move the unit if it can go there."""
    if is_possible(value, scene, operations, cause):
        who, to = scene.role(value["unit"]), scene.role(value["to"])
        assert who is not None and to is not None
        operations.advance(who.piece, (to.hex,))
    return []


def is_possible(value: Any, scene: Scene, operations: Operations, cause: Cause) -> bool:
    """Whether the unit stands beside an open hex that nothing closes to it."""
    who, to = scene.role(value["unit"]), scene.role(value["to"])
    return who is not None and to is not None and operations.can_advance(who.piece, to.hex)
