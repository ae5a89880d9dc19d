"""`marker`: what a unit carries, or what lies on a hex."""

from __future__ import annotations

from hothkit.model.condition import Marked
from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = True


def holds(value: Marked, scene: Scene, who: Standing) -> bool:
    """Whether so many markers of the sort are carried by the unit, or lie on the hex and nobody carries them."""
    kinds, markers = scene.position.setting.markers, scene.position.state.markers
    there = [(hex, carrier) for kind, hex, carrier in markers if kinds[kind].head.id == value.marker]
    if who.piece >= 0 and not scene.position.profile(who.piece).is_structure:
        return value.number.holds(sum(carrier == who.piece for _, carrier in there))
    return value.number.holds(sum(hex == who.hex and carrier < 0 for hex, carrier in there))
