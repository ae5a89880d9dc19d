"""`remove`: markers are taken off hexes."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations, amount, hexes_of
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Take up to so many off each hex named."""
    kind = scene.position.setting.kind_of_marker(value["marker"])
    for hex in hexes_of(value["at"], scene, taken=True):
        operations.remove_markers(kind, hex, amount(value.get("number", 1), operations, scene))
    return []
