"""`win`: a side wins the battle at once."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations, side_of
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """End the battle for that side."""
    operations.win(side_of(value, scene), "sudden_death")
    return []
