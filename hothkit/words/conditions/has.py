"""`has`: a trait that a piece carries."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = False


def holds(value: str, scene: Scene, who: Standing) -> bool:
    """Whether the piece carries this trait."""
    return who.profile >= 0 and value in scene.position.setting.profiles[who.profile].has
