"""`place`: units or markers come onto the board."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations, amount, hexes_of, pieces_of, seat_of
from hothkit.words.effects.supply import in_reserve
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Let the owner of the units choose a hex for each, as far as there is room; a marker is laid on each hex named,
    or on those of them that the owner of the rule chooses.
    """
    number = amount(value.get("number", 1), operations, scene)
    if "marker" in value:
        kind = scene.position.setting.kind_of_marker(value["marker"])
        if "up_to" in value:
            hexes = hexes_of(value["at"], scene, taken=True)
            operations.push("lay", seat_of("own", scene), kind, hexes, value["up_to"], number, 0)
            return []
        for hex in hexes_of(value["at"], scene, taken=True):
            for _ in range(number):
                operations.place_marker(kind, hex)
        return []
    operations.push("place", _pieces(value["unit"], number, scene), hexes_of(value["at"], scene))
    return []


def is_possible(value: Any, scene: Scene, operations: Operations, cause: Cause) -> bool:
    """Whether there is a unit to come in, and an empty hex among those named."""
    number, on_hex = amount(value.get("number", 1), operations, scene), scene.position.state.on_hex
    if "marker" in value:
        return bool(hexes_of(value["at"], scene, taken=True))
    return bool(_pieces(value["unit"], number, scene)) and any(on_hex[hex] < 0 for hex in hexes_of(value["at"], scene))


def _pieces(unit: Any, number: int, scene: Scene) -> tuple[int, ...]:
    """The units that come in: those named that are off the board, or new ones of a kind."""
    if isinstance(unit, dict):
        return tuple(who.piece for who in pieces_of(unit, scene) if who.hex < 0)
    return in_reserve(scene.position, unit, number)
