"""`cancel`: hits of the attack in progress do not count."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Take off all or some of the hits."""
    operations.cancel_hits(None if value["hits"] == "all" else value["hits"])
    return []
