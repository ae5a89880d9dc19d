"""What an effect may do to a battle, and how it reads sides, pieces and amounts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from hothkit.model.condition import condition
from hothkit.model.rule import Effect, StaticRule
from hothkit.position.position import Standing
from hothkit.words.conditions import holds, selected
from hothkit.words.scene import Scene, hex_alone, side_of

__all__ = ["Cause", "Operations", "amount", "hexes_of", "pieces_of", "seat_of", "side_of"]


class Cause(NamedTuple):
    """The rule that an effect belongs to, by its full name, and the effect that follows in it."""

    rule: str
    following: Effect | None = None


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

    def draw(self, seat: int) -> None:
        """Draw a card."""

    def order(self, piece: int, times: int = 1, *, rewarded: bool = True) -> None:
        """Give a unit orders, with the card's bonus or without."""

    def lend(self, rule: str, given: StaticRule) -> None:
        """Give a rule to the attack in progress."""

    def attack_freely(self, owner: int, target: int, number: int, rule: str, given: StaticRule | None) -> None:
        """Roll so many dice against a piece that come from no unit."""

    def free_dice(self, owner: int, target: int, number: int, rule: str, given: StaticRule | None) -> int:
        """What the ground of a piece would leave of so many dice that come from no unit."""

    def place_marker(self, kind: int, hex: int) -> None:
        """Lay a marker on a hex."""

    def remove_markers(self, kind: int, hex: int, number: int) -> None:
        """Take markers off a hex."""

    def can_carry(self, piece: int, kind: int) -> bool:
        """Whether a piece is a unit on the board that may carry such a marker."""

    def hand_over(self, marker: tuple[int, int, int], piece: int) -> None:
        """Let a unit carry a marker, wherever that has been."""

    def discard_at_random(self, seat: int) -> None:
        """Lay any card of a hand on the discards."""

    def copy_card(self, seat: int, card: int) -> None:
        """Let the card of the turn be read as another one."""

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


def seat_of(value: str, scene: Scene) -> int:
    """The seat that decides for the side that a rule names; for its own, whoever has played the rule's card."""
    if value == "own" and "seat" in scene.numbers:
        return scene.numbers["seat"]
    return scene.position.state.in_charge[side_of(value, scene)]


def amount(value: Any, operations: Operations, scene: Scene, most: int = 0) -> int:
    """How many: a number, all, or a count of hits, of dice, of discarded cards, of medals, or of pieces."""
    if value == "all":
        return most
    if isinstance(value, dict):
        found = _counted(value["count"], operations, scene)
        return min(found, value["at_most"]) if "at_most" in value else found
    return int(value)


def pieces_of(value: Any, scene: Scene) -> Iterator[Standing]:
    """The pieces that an effect is about: what plays a role, or each that fulfils a condition."""
    if isinstance(value, dict):
        yield from selected(condition(value["each"]), scene)
    elif (who := scene.role(value)) is not None and who.piece >= 0:
        yield who


def hexes_of(value: Any, scene: Scene, *, taken: bool = False) -> tuple[int, ...]:
    """The hexes that an effect names; `taken`: also those where a piece stands that fulfils the condition."""
    tree, position = condition(value), scene.position
    return tuple(
        hex
        for hex, piece in enumerate(position.state.on_hex)
        if holds(tree, scene, hex_alone(hex)) or (taken and piece >= 0 and holds(tree, scene, position.standing(piece)))
    )


def _counted(what: Any, operations: Operations, scene: Scene) -> int:
    if what == "hits":
        return operations.hits()
    if what == "discarded":
        return scene.numbers.get("discarded", 0)
    if "medals" in what:
        return scene.position.state.medals[side_of(what["medals"], scene)]
    if "dice" in what:
        faces = scene.position.setting.content.dice.faces
        return sum(faces[face].id == what["dice"] for face in operations.faces())
    return sum(1 for _ in selected(condition(what), scene))
