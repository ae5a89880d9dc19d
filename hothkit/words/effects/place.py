"""`place`: new units come onto the board."""

from __future__ import annotations

from typing import Any

from hothkit.model.condition import condition
from hothkit.words.conditions import holds
from hothkit.words.effects.operations import Operations, amount
from hothkit.words.scene import Scene, hex_alone


def do(value: Any, scene: Scene, operations: Operations, rule: str) -> list[tuple[Any, ...]]:
    """Let the owner choose hexes for as many as the reserve holds and the ground allows."""
    where = condition(value["at"])
    hexes = tuple(hex for hex in range(len(scene.position.setting.grid)) if holds(where, scene, hex_alone(hex)))
    operations.push("place", value["unit"], amount(value.get("number", 1), operations, 0), hexes)
    return []
