"""`gain_medals`: a side gains medals."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations, amount, side_of
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Give the medals and look whether that wins."""
    operations.gain_medals(side_of(value["side"], scene), amount(value.get("number", 1), operations, scene))
    operations.judge_soon()
    return []
