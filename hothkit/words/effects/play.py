"""`play`: another card of the hand is played in this turn."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Go back to the step in which a card is played."""
    operations.push("play_card")
    return []
