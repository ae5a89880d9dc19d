"""The markers of a position: those that lie on a hex, and those that the unit there carries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from hothkit.position.position import Position
from hothkit.position.state import NOBODY
from hothkit.views.picture import MarkerLook


def markers_of(position: Position, lang: str) -> Mapping[int, tuple[MarkerLook, ...]]:
    """The markers of each hex that has any, what lies there first; what left the board with its carrier is left out."""
    setting, state = position.setting, position.state
    counted: Counter[tuple[int, bool, int]] = Counter()
    for kind, lies, carrier in state.markers:
        is_carried = carrier != NOBODY
        # Only its carrier knows where a carried marker is.
        counted[state.hex_of[carrier] if is_carried else lies, is_carried, kind] += 1
    found: dict[int, list[MarkerLook]] = {}
    for (hex, is_carried, kind), number in sorted(counted.items()):
        if hex >= 0:
            marker = setting.markers[kind]
            name = marker.head.name.say(lang)
            look = MarkerLook(marker.head.id, name, marker.code, marker.symbol, number, is_carried)
            found.setdefault(hex, []).append(look)
    return {hex: tuple(looks) for hex, looks in found.items()}
