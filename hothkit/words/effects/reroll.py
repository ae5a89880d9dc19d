"""`reroll`: dice of the attack in progress may be rolled again."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations, amount, seat_of
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Let the owner choose which dice, or none."""
    faces = operations.faces()
    operations.push("reroll", seat_of("own", scene), amount(value["up_to"], operations, scene, len(faces)), faces)
    return []
