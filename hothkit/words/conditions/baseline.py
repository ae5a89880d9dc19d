"""`baseline`: on the row where a side's players sit."""

from __future__ import annotations

from hothkit.position.position import Standing
from hothkit.words.scene import Scene

READS_MOMENT = False


def holds(value: str, scene: Scene, who: Standing) -> bool:
    """Whether the hex lies on the side's own baseline."""
    setting = scene.position.setting
    if who.hex < 0:
        return False
    letter = setting.grid.names[who.hex][0]
    homes = [setting.grid.letters[0 if home < 0 else -1] for home in setting.homeward]
    if value in ("own", "enemy"):
        return any(letter == home and (side == scene.owner) is (value == "own") for side, home in enumerate(homes))
    return (value, letter) in zip(setting.sides, homes, strict=True)
