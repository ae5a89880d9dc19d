"""`empty`: whether nothing stands on a hex."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = True


def holds(value: bool, scene: Scene, who: Standing) -> bool:
    """Whether the hex is, or is not, empty."""
    return who.hex >= 0 and (scene.position.state.on_hex[who.hex] < 0) is value
