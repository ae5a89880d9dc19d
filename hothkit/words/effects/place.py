"""`place`: units or markers come onto the board."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations, amount, hexes_of, pieces_of
from hothkit.words.effects.supply import in_reserve
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Let the owner of the units choose a hex for each, as far as there is room; a marker is laid on each hex named."""
    number = amount(value.get("number", 1), operations, scene)
    if "marker" in value:
        kind = scene.position.setting.kind_of_marker(value["marker"])
        for hex in hexes_of(value["at"], scene, taken=True):
            for _ in range(number):
                operations.place_marker(kind, hex)
        return []
    unit = value["unit"]
    if isinstance(unit, dict):
        pieces = tuple(who.piece for who in pieces_of(unit, scene) if who.hex < 0)
    else:
        pieces = in_reserve(scene.position, unit, number)
    operations.push("place", pieces, hexes_of(value["at"], scene))
    return []
