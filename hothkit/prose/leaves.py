"""A condition taken apart into what it says, one word after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hothkit.model.condition import All, AnyOf, Condition, Key, Not, Same


@dataclass(frozen=True, slots=True)
class Leaf:
    """One word with all the values that fulfil it; `is_so` is false behind `not`.

    The word `any` has whole conditions as its values, one of which must hold.
    """

    word: str
    values: tuple[Any, ...]
    is_so: bool = True

    @property
    def value(self) -> Any:
        """The first value."""
        return self.values[0]


def leaves(tree: Condition, is_so: bool = True) -> Iterator[Leaf]:
    """What the condition says; words that all must hold stand beside one another."""
    match tree:
        case Same(name):
            yield Leaf("is", (name,), is_so)
        case Key(word, value):
            yield Leaf(word, (value,), is_so)
        case Not(part):
            yield from _turned(part, is_so)
        case All(parts):
            for part in parts:
                yield from leaves(part, is_so)
        case AnyOf(parts):
            yield from _one_of(parts, is_so)


def _turned(part: Condition, is_so: bool) -> Iterator[Leaf]:
    inner = list(leaves(part))
    if len(inner) == 1:
        one = inner[0]
        yield Leaf(one.word, one.values, one.is_so is not is_so)
    elif isinstance(part, AnyOf) or not inner:
        for one in inner:
            yield Leaf(one.word, one.values, one.is_so is not is_so)
    else:
        yield Leaf("any", (part,), not is_so)


def _one_of(parts: tuple[Condition, ...], is_so: bool) -> Iterator[Leaf]:
    inner = [list(leaves(part)) for part in parts]
    words = {one[0].word for one in inner if one}
    if parts and len(words) == 1 and all(len(one) == 1 and one[0].is_so for one in inner):
        yield Leaf(words.pop(), tuple(value for one in inner for value in one[0].values), is_so)
    else:
        yield Leaf("any", parts, is_so)


def without(tree: Condition, word: str) -> Condition:
    """The condition without what it says with this word."""
    parts = tree.parts if isinstance(tree, All) else (tree,)
    return All(tuple(part for part in parts if {leaf.word for leaf in leaves(part)} != {word}))


def without_leaf(tree: Condition, leaf: Leaf) -> tuple[Condition, ...]:
    """The parts of the condition but the one that says just this."""
    parts = tree.parts if isinstance(tree, All) else (tree,)
    return tuple(part for part in parts if list(leaves(part)) != [leaf])


def turned(tree: Condition) -> Condition:
    """What stands behind the only `not` of a condition."""
    while isinstance(tree, All | AnyOf) and len(tree.parts) == 1:
        tree = tree.parts[0]
    return tree.part if isinstance(tree, Not) else tree
