"""The words that a condition is made of, one file a word, and how a tree of them is judged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from hothkit.model.condition import All, AnyOf, Condition, Key, Not, Same, ThereIs, keys
from hothkit.model.number import Number
from hothkit.position.position import Standing
from hothkit.position.setting import RESERVE
from hothkit.words.conditions import (
    adjacent_to,
    at,
    attacked,
    baseline,
    eliminated,
    empty,
    has,
    in_sight_of,
    is_,
    kind,
    left_board,
    marker,
    miniatures,
    moved,
    ordered,
    section,
    side,
    there_is,
    type_,
    within,
)
from hothkit.words.scene import Scene


class Word(Protocol):
    """A condition word: whether it reads more than kinds and grounds, and whether it holds for somebody."""

    READS_MOMENT: bool

    def holds(self, value: Any, scene: Scene, who: Standing) -> bool:
        """Whether the word with this value holds."""


WORDS: dict[str, Word] = {
    "adjacent_to": adjacent_to,
    "at": at,
    "attacked": attacked,
    "baseline": baseline,
    "eliminated": eliminated,
    "empty": empty,
    "has": has,
    "in_sight_of": in_sight_of,
    "is": is_,
    "kind": kind,
    "left_board": left_board,
    "marker": marker,
    "miniatures": miniatures,
    "moved": moved,
    "ordered": ordered,
    "section": section,
    "side": side,
    "type": type_,
    "within": within,
}
# Only a selector that says one of these words reaches a unit that is not on the board.
_REACH_OFF_BOARD = ("eliminated", "left_board")
# A selector that names neither word means units only, so that no rule for units ever meets a structure.
_NAMES_STRUCTURES = ("type", "kind", "is", "at")


def holds(tree: Condition, scene: Scene, who: Standing | None) -> bool:
    """Whether a condition holds for somebody in a scene; for nobody it never does, even inside `not`."""
    if who is None:
        return False
    match tree:
        case All(parts):
            return all(holds(part, scene, who) for part in parts)
        case AnyOf(parts):
            return any(holds(part, scene, who) for part in parts)
        case Not(part):
            return not holds(part, scene, who)
        case Same(name):
            return is_.holds(name, scene, who)
        case Key(word, value):
            return WORDS[word].holds(value, scene, who)


def role_holds(role: str, tree: Condition, scene: Scene) -> bool:
    """Whether a role of a rule fulfils its condition; `distance` and `turn` are numbers, `there_is` asks the board."""
    if isinstance(tree, Key) and isinstance(tree.value, ThereIs):
        return there_is.holds(tree.value, scene)
    if isinstance(tree, Key) and isinstance(tree.value, Number) and role in scene.numbers:
        return tree.value.holds(scene.numbers[role])
    return holds(tree, scene, scene.role(role))


def tree_of(value: str | Condition) -> Condition:
    """The condition that a word's value is; a word alone is the name of a role, a ground or a kind."""
    return Same(value) if isinstance(value, str) else value


def selects(tree: Condition, scene: Scene, who: Standing) -> bool:
    """Whether a selector picks a piece: as `holds`, but a structure only where the selector names one."""
    profile = scene.position.setting.profiles[who.profile]
    return (not profile.is_structure or names_structures(tree)) and holds(tree, scene, who)


def names_structures(tree: Condition) -> bool:
    """Whether a selector says a word that may pick a structure."""
    return any(isinstance(k, Key) and k.word in _NAMES_STRUCTURES for k in keys(tree))


def reaches_off_board(tree: Condition) -> bool:
    """Whether a selector asks for units that are not on the board."""
    return any(isinstance(k, Key) and k.word in _REACH_OFF_BOARD for k in keys(tree))


def selected(tree: Condition, scene: Scene) -> Iterator[Standing]:
    """The pieces that a selector picks, in the order of their hexes; those off the board only if it asks for them."""
    position = scene.position
    reaches_off = reaches_off_board(tree)
    order = sorted((hex, piece) for piece, hex in enumerate(position.state.hex_of) if hex != RESERVE)
    for hex, piece in order:
        if (hex >= 0 or reaches_off) and selects(tree, scene, who := position.standing(piece)):
            yield who


def reads_moment(tree: Condition) -> bool:
    """Whether the condition can change while every piece keeps its kind and its hex."""
    return any(isinstance(k, Key) and k.word in WORDS and WORDS[k.word].READS_MOMENT for k in keys(tree))
