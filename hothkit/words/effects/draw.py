"""`draw`: a side draws cards."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Operations, side_of
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, rule: str) -> list[tuple[Any, ...]]:
    """Draw so many cards."""
    for _ in range(value["cards"]):
        operations.draw(side_of(value.get("side", "own"), scene))
    return []
