"""`this_attack`: the attack in progress gets a standing rule."""

from __future__ import annotations

from typing import Any

from hothkit.model.rule import static_rule
from hothkit.words.effects.operations import Cause, Operations
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Give it the rule."""
    operations.lend(cause.rule, static_rule("this_attack", value))
    return []
