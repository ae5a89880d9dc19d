"""`type`: a unit's type, or structure."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = False


def holds(value: str, scene: Scene, who: Standing) -> bool:
    """Whether the piece is of this type."""
    return who.profile >= 0 and scene.position.setting.profiles[who.profile].type == value
