"""`play`: another card of the hand is played in this turn, or the card is read as the last one of a side."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations, seat_of, side_of
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Go back to the step in which a card is played, or do what the other card says."""
    if "copy_of" not in value:
        operations.push("play_card")
    elif (card := scene.position.state.last_played[side_of(value["copy_of"], scene)]) >= 0:
        operations.copy_card(seat_of("own", scene), card)
    return []
