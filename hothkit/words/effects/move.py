"""`move`: a unit moves to a hex beside it, or a marker goes over to a unit."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations
from hothkit.words.scene import Scene

_Marker = tuple[int, int, int]


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Move it, if that can still be done."""
    if is_possible(value, scene, operations, cause):
        to = scene.role(value["to"])
        assert to is not None
        if "marker" in value:
            marker = _marker(value, scene)
            assert marker is not None
            operations.hand_over(marker, to.piece)
        elif (who := scene.role(value["unit"])) is not None:
            operations.advance(who.piece, (to.hex,))
    return []


def is_possible(value: Any, scene: Scene, operations: Operations, cause: Cause) -> bool:
    """Whether the unit stands beside an open hex that nothing closes to it, or another unit may carry the marker."""
    to = scene.role(value["to"])
    if to is None:
        return False
    if "marker" in value:
        marker = _marker(value, scene)
        return marker is not None and marker[2] != to.piece and operations.can_carry(to.piece, marker[0])
    who = scene.role(value["unit"])
    return who is not None and operations.can_advance(who.piece, to.hex)


def _marker(value: Any, scene: Scene) -> _Marker | None:
    """The marker that goes: that of a role, of the rule's bearer if there is one, else wherever it is."""
    kind, of = scene.position.setting.kind_of_marker(value["marker"]), scene.role(value.get("from", "this"))
    found = [one for one in scene.position.state.markers if one[0] == kind]
    if of is not None or "from" in value:
        found = [one for one in found if of is not None and (one[2] == of.piece >= 0 or one[1:] == (of.hex, -1))]
    return found[0] if found else None
