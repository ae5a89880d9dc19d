"""`attack`: a unit may attack once more, or free dice are rolled against a target."""

from __future__ import annotations

from typing import Any

from hothkit.model.rule import StaticRule, static_rule
from hothkit.words.effects.operations import Cause, Operations, amount, pieces_of
from hothkit.words.scene import Scene

# What a rule may give to its free dice.
_GIVEN = ("change", "ignore")


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Let the owner choose a target, or none; with a number of dice roll them, no unit being the attacker."""
    if "dice" not in value:
        for who in pieces_of(value["attacker"], scene):
            operations.push("attack_again", who.piece)
        return []
    number, rule = amount(value["dice"], operations, scene), _given(value)
    for who in pieces_of(value["target"], scene):
        operations.attack_freely(scene.owner, who.piece, number, cause.rule, rule)
    return []


def is_possible(value: Any, scene: Scene, operations: Operations, cause: Cause) -> bool:
    """Whether there is a target on the board, if the rule names one, and a die left against it."""
    if "dice" not in value:
        return "target" not in value or any(who.hex >= 0 for who in pieces_of(value["target"], scene))
    number, rule = amount(value["dice"], operations, scene), _given(value)
    return any(
        operations.free_dice(scene.owner, who.piece, number, cause.rule, rule) > 0
        for who in pieces_of(value["target"], scene)
    )


def _given(value: Any) -> StaticRule | None:
    """The rule that the free dice bring along, if any."""
    given = {key: said for key, said in value.items() if key in _GIVEN}
    return static_rule("attack", given) if given else None
