"""`section`: left, center or right, as the rule's owner sees the board."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = False


def holds(value: str, scene: Scene, who: Standing) -> bool:
    """Whether the hex lies in the section; a hex on a section line lies in both."""
    return who.hex >= 0 and value in scene.position.setting.sections[max(scene.owner, 0)][who.hex]
