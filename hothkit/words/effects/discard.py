"""`discard`: a side lays cards of its hand on the discards, of its choice or at random."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations, amount, seat_of
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Let the player choose so many cards, or up to so many."""
    seat, may_end = seat_of(value.get("side", "own"), scene), "up_to" in value
    number = amount(value["up_to" if may_end else "cards"], operations, scene, len(scene.position.state.hands[seat]))
    if value.get("at_random"):
        for _ in range(number):
            operations.discard_at_random(seat)
        return []
    operations.push("discard", seat, number, may_end, cause.rule)
    return []
