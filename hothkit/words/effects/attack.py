"""`attack`: a unit may attack once more."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Operations
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, rule: str) -> list[tuple[Any, ...]]:
    """Let the owner choose a target, or none."""
    who = scene.role(value["attacker"])
    if who is not None and who.piece >= 0:
        operations.push("attack_again", who.piece)
    return []
