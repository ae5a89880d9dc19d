"""`draw`: a side draws cards, or takes them out of its discards."""

from __future__ import annotations

from typing import Any

from hothkit.words.effects.operations import Cause, Operations, amount, seat_of
from hothkit.words.scene import Scene


def do(value: Any, scene: Scene, operations: Operations, cause: Cause) -> list[tuple[Any, ...]]:
    """Draw so many cards."""
    seat, state = seat_of(value.get("side", "own"), scene), scene.position.state
    pile = scene.position.setting.piles[seat]
    cards = state.discards[pile] if value.get("from") == "discards" else state.decks[pile]
    number = amount(value["cards"], operations, scene, len(cards))
    if value.get("from") == "discards":
        operations.push("take_card", seat, number)
        return []
    for _ in range(number):
        operations.draw(seat)
    return []


def is_possible(value: Any, scene: Scene, operations: Operations, cause: Cause) -> bool:
    """Whether there is a card to take, where it is one of the discards."""
    piles, discards = scene.position.setting.piles, scene.position.state.discards
    return value.get("from") != "discards" or bool(discards[piles[seat_of(value.get("side", "own"), scene)]])
