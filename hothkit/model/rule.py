"""The two kinds of rule: static (while something holds) and triggered (when something happens)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hothkit.model.amount import Amount, amount
from hothkit.model.condition import Condition, Key, ThereIs, condition
from hothkit.model.number import Number
from hothkit.text import NO_TEXT, Text

Roles = tuple[tuple[str, Condition], ...]
# These roles are numbers, not pieces.
_NUMBERS = ("distance", "turn")


@dataclass(frozen=True, slots=True)
class Effect:
    """An order of a rule: its verb and what stands beside the verb, as written."""

    verb: str
    value: Any


@dataclass(frozen=True, slots=True)
class StaticRule:
    """Changes, forbids or ignores while its roles fulfil their conditions; an amount None ignores all."""

    id: str
    while_: Roles = ()
    change: tuple[tuple[str, Amount], ...] = ()
    forbid: tuple[str, ...] = ()
    ignore: tuple[tuple[str, int | None], ...] = ()
    once_per: str = ""
    name: Text = NO_TEXT
    text: Text = NO_TEXT


@dataclass(frozen=True, slots=True)
class TriggeredRule:
    """Does its effects when something has happened to roles that fulfil their conditions."""

    id: str
    when: str
    if_: Roles
    effects: tuple[Effect, ...]
    may: bool = False
    once_per: str = ""
    name: Text = NO_TEXT
    text: Text = NO_TEXT


Rule = StaticRule | TriggeredRule


def rules(data: Mapping[str, Any] | None) -> tuple[Rule, ...]:
    """The rules that a file writes as a mapping id -> rule."""
    return tuple(rule(id, one) for id, one in (data or {}).items())


def rule(id: str, data: Mapping[str, Any]) -> Rule:
    """One rule of a file."""
    if "when" in data:
        may = "may" in data
        effects = data["may" if may else "then"]
        name, text = Text.of(data.get("name")), Text.of(data.get("text"))
        if_ = _roles(data.get("if"))
        return TriggeredRule(id, data["when"], if_, effects_of(effects), may, data.get("once_per", ""), name, text)
    return static_rule(id, data)


def static_rule(id: str, data: Mapping[str, Any]) -> StaticRule:
    """One static rule of a file, such as a card's bonus."""
    ignore = tuple((word, None if amount == "all" else amount) for word, amount in data.get("ignore", {}).items())
    return StaticRule(
        id,
        _roles(data.get("while")),
        tuple((word, amount(word, one)) for word, one in data.get("change", {}).items()),
        tuple(data.get("forbid", ())),
        ignore,
        data.get("once_per", ""),
        Text.of(data.get("name")),
        Text.of(data.get("text")),
    )


def effects_of(data: list[Any]) -> tuple[Effect, ...]:
    """The effects that a file writes as a list of objects with one verb each."""
    return tuple(Effect(verb, value) for one in data for verb, value in one.items())


def _roles(data: Mapping[str, Any] | None) -> Roles:
    return tuple((role, _asked(role, one)) for role, one in (data or {}).items())


def _asked(role: str, data: Any) -> Condition:
    if role == "there_is":
        return Key(role, ThereIs.of(data))
    return Key(role, Number.of(data)) if role in _NUMBERS else condition(data)
