"""A condition: a small tree of typed nodes; what its words mean stands in `words/conditions/`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hothkit.model.number import Number


@dataclass(frozen=True, slots=True)
class Same:
    """The role is this very role, hex or id."""

    name: str


@dataclass(frozen=True, slots=True)
class Key:
    """One word with its value, as written."""

    word: str
    value: Any


@dataclass(frozen=True, slots=True)
class All:
    """Every part holds; without parts it always holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """One of the parts holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """The part does not hold."""

    part: Condition


@dataclass(frozen=True, slots=True)
class ThereIs:
    """So many pieces on the board that fulfil a condition; at least one if no number is given."""

    who: Condition
    number: Number

    @classmethod
    def of(cls, data: Any) -> ThereIs:
        """What a rule writes under `there_is`."""
        who = {key: value for key, value in data.items() if key != "number"}
        return cls(condition(who), Number.of(data.get("number", {"at_least": 1})))


@dataclass(frozen=True, slots=True)
class Marked:
    """So many markers of a sort; at least one if the file only names it."""

    marker: str
    number: Number

    @classmethod
    def of(cls, data: Any) -> All:
        """What a file writes under `marker`: its id, or ids with their numbers."""
        counts = {data: {"at_least": 1}} if isinstance(data, str) else data
        return All(tuple(Key("marker", cls(marker, Number.of(number))) for marker, number in counts.items()))


@dataclass(frozen=True, slots=True)
class Within:
    """No further away than so many hexes from what fulfils a condition."""

    hexes: int
    of: Condition


Condition = Same | Key | All | AnyOf | Not
ALWAYS = All(())
NEVER = AnyOf(())


def condition(data: Any) -> Condition:
    """The condition that a file writes: text, mapping (all of it), list (any of it), or yes and no."""
    if isinstance(data, bool):
        return ALWAYS if data else NEVER
    if isinstance(data, str):
        return Same(data)
    if isinstance(data, list):
        return AnyOf(tuple(condition(part) for part in data))
    return All(tuple(_key(word, value) for word, value in data.items()))


def _key(word: str, value: Any) -> Condition:
    if word == "not":
        return Not(condition(value))
    if isinstance(value, list):
        return AnyOf(tuple(_key(word, one) for one in value))
    if word == "within":
        return Key(word, Within(value["hexes"], condition(value["of"])))
    if word == "marker":
        return Marked.of(value)
    if isinstance(value, dict):
        return Key(word, Number.of(value) if value.keys() <= {"at_least", "at_most"} else condition(value))
    return Key(word, value)


def keys(tree: Condition) -> Iterator[Key | Same]:
    """All leaves of a condition."""
    match tree:
        case All(parts) | AnyOf(parts):
            for part in parts:
                yield from keys(part)
        case Not(part):
            yield from keys(part)
        case leaf:
            yield leaf
