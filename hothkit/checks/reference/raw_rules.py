"""Rules as their file has them: those of a file, what they say and what they do, each with its way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.reference.fields import FIELDS, changed_in, entries, mapping, matches
from hothkit.shape import KIND_OF_FOLDER
from hothkit.yaml_source import Route

LENT = "this_attack"
"""The effect that gives a standing rule to the attack in progress; `attack` gives one to dice of no unit."""


def rules_in(kind: str, data: Any) -> Iterator[tuple[Mapping[str, Any], Route]]:
    """The rules of a file, and those that it changes in other files."""
    for pattern, what in FIELDS.get(kind, {}).items():
        if what == "rule":
            found = matches(data, pattern.split("/"), ())
            yield from ((rule, at) for rule, at, _ in found if isinstance(rule, dict))
    for folder, changed in changed_in(data):
        inner = KIND_OF_FOLDER.get(folder)
        files = mapping(changed) if inner is not None else (("", changed),)
        for id, fields in files:
            route = ("changes", folder, id) if inner is not None else ("changes", folder)
            yield from ((rule, (*route, *at)) for rule, at in rules_in(inner or folder, fields))


def words_said(rule: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What a standing rule changes, forbids or ignores, each word with its group."""
    said = [(group, word) for group in ("change", "ignore") for word, _ in mapping(rule.get(group))]
    return said + [("forbid", word) for _, word in entries(rule.get("forbid")) if isinstance(word, str)]


def effects_in(rule: Mapping[str, Any], route: Route) -> Iterator[tuple[str, Any, Route]]:
    """The effects of a rule and those inside them: verb, what stands beside it, and the way there."""
    for group in ("then", "may"):
        yield from _effects_in(rule.get(group), (*route, group))


def _effects_in(effects: Any, route: Route) -> Iterator[tuple[str, Any, Route]]:
    for step, effect in entries(effects):
        for verb, value in mapping(effect):
            at = (*route, step, verb)
            yield verb, value, at
            for face, results in mapping(value.get("results") if isinstance(value, dict) else None):
                yield from _effects_in(results, (*at, "results", face))


def lent_rules(rule: Mapping[str, Any], route: Route) -> Iterator[tuple[str, Mapping[str, Any], Route]]:
    """The standing rules that effects of a rule give to an attack, each with the effect's verb."""
    for verb, value, at in effects_in(rule, route):
        if verb == LENT and isinstance(value, dict):
            yield verb, value, at
        elif verb == "attack" and isinstance(value, dict):
            for group in ("change", "ignore"):
                if isinstance(value.get(group), dict):
                    yield verb, {group: value[group]}, at


def is_inside(route: Route, of: Route) -> bool:
    """Whether a way leads into what another way leads to, to a standing rule there."""
    return route[: len(of)] == of and route[len(of) : len(of) + 1] in (("while",), ("change",))
