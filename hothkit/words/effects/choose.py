"""`choose`: the owner of the rule chooses pieces, and the rest of the rule is done with each of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hothkit.model.condition import condition
from hothkit.words.conditions import selected
from hothkit.words.effects.operations import Cause, Operations, amount, seat_of
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Ask for up to so many of those that the next effect can do something with."""
    pieces = _candidates(value, scene, operations, cause)
    most = amount(value.get("up_to", 1), operations, scene, len(pieces))
    operations.push("choose", seat_of("own", scene), pieces, most, (), cause.rule)
    return []


def is_possible(value: Any, scene: Scene, operations: Operations, cause: Cause) -> bool:
    """Whether there is anything to choose."""
    return bool(_candidates(value, scene, operations, cause))


def _candidates(value: Any, scene: Scene, operations: Operations, cause: Cause) -> tuple[int, ...]:
    # The verbs call one another; the registry can only be read once it is complete.
    from hothkit.words import effects

    who, following = condition({key: said for key, said in value.items() if key != "up_to"}), cause.following
    return tuple(
        one.piece
        for one in (one for one in selected(who, scene) if one.hex >= 0)
        if following is None
        or effects.is_possible(
            following, replace(scene, roles={**scene.roles, "chosen": one}), operations, Cause(cause.rule)
        )
    )
