"""What an effect may do to a battle, and how it reads sides, pieces and amounts."""

from __future__ import annotations

from typing import Any, Protocol

from hothkit.words.scene import Scene


class Operations(Protocol):
    """The operations on a state that effects are made of."""

    def roll_for(self, rule: str, number: int) -> tuple[int, ...]:
        """Roll dice for a rule."""

    def lose(self, piece: int, number: int) -> None:
        """Take miniatures off a piece."""

    def restore(self, piece: int, number: int) -> None:
        """Give miniatures back."""

    def gain_medals(self, side: int, number: int) -> None:
        """Give a side medals."""

    def win(self, side: int, how: str) -> None:
        """End the battle."""

    def draw(self, side: int) -> None:
        """Draw a card."""

    def cancel_hits(self, number: int | None) -> None:
        """Take hits off the attack in progress."""

    def faces(self) -> tuple[int, ...]:
        """The dice of the attack in progress as they lie."""

    def hits(self) -> int:
        """The hits that the attack in progress has scored."""

    def can_advance(self, piece: int, hex: int) -> bool:
        """Whether a rule may move a unit to a hex beside it."""

    def advance(self, piece: int, path: tuple[int, ...]) -> None:
        """Move a unit by a rule."""

    def push(self, *frame: object) -> None:
        """Begin a step, which may ask a player."""

    def judge_soon(self) -> None:
        """Look whether somebody has won before anything else is done."""


def side_of(value: str, scene: Scene) -> int:
    """The side that a rule names: own, enemy, or by its id."""
    sides = scene.position.setting.sides
    if value in ("own", "enemy"):
        return scene.owner if value == "own" else (scene.owner + 1) % len(sides)
    return sides.index(value)


def amount(value: Any, operations: Operations, most: int) -> int:
    """How many: a number, all, or a count."""
    if value == "all":
        return most
    if isinstance(value, dict):
        found = operations.hits()
        return min(found, value["at_most"]) if "at_most" in value else found
    return int(value)
