"""`kind`: which unit or structure it is."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = False


def holds(value: str, scene: Scene, who: Standing) -> bool:
    """Whether the piece is of this kind."""
    return who.profile >= 0 and scene.position.setting.profiles[who.profile].kind == value
