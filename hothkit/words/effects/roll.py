"""`roll`: dice are rolled, and each face does what the rule says."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations, amount
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Roll; each die whose face has effects sets them off."""
    die = scene.position.setting.content.dice
    faces = operations.roll_for(cause.rule, min(amount(value["dice"], operations, scene), die.most))
    names = [die.faces[face].id for face in faces]
    return [(name,) for name in names if name in value["results"]]
