"""`order`: a unit gets an order beside those of the card."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations, pieces_of
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Order it; one that has its order already moves and attacks afresh afterwards."""
    for who in pieces_of(value["unit"], scene):
        if who.hex >= 0:
            operations.order(who.piece, rewarded=value.get("bonus", True))
    return []
