"""Which other things a file names, and where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hothkit.checks.reference.fields import FIELDS, changed_in, entries, mapping, matches, texts
from hothkit.shape import KIND_OF_FOLDER
from hothkit.words.triggers import EVERY_ROLE, THERE_IS
from hothkit.words.vocabulary import VOCABULARY
from hothkit.yaml_source import Route


@dataclass(frozen=True, slots=True)
class Use:
    """A name that stands for a thing of some sort, or a word of a group of the vocabulary, and its route.

    `is_key` where it is the key itself.
    """

    what: str
    name: str
    route: Route
    is_key: bool = False


_IN_CONDITIONS = {
    "has": "carried",
    "kind": "piece",
    "type": "target-type",
    "side": "whose",
    "at": "place",
    "is": "role",
    "baseline": "whose",
    "marker": "marker",
    "attacked": "role",
    "section": "section",
}
_IN_EFFECTS = {
    "side": "whose", "unit": "role", "attacker": "role", "target": "role", "to": "role", "marker": "marker",
    "copy_of": "whose",
}  # fmt: skip
_IN_THIS_EFFECT = {"place": {"unit": "unit"}, "move": {"from": "role"}}
# What may stand in an effect beside names: conditions, a rule, and what is counted.
_TREES = ("each", "count")
_NUMBERS = ("distance", "turn")


def uses(kind: str, data: Any, route: Route = ()) -> Iterator[Use]:
    """All names and words in the data of a file of this kind, and in what it changes about other files."""
    for pattern, what in FIELDS.get(kind, {}).items():
        for value, at, is_key in matches(data, pattern.split("/"), route):
            yield from _named(what, value, at, is_key)
    for folder, changed in changed_in(data):
        inner = KIND_OF_FOLDER.get(folder)
        if inner is None:
            yield from uses(folder, changed, (*route, "changes", folder))
        else:
            for id, fields in mapping(changed):
                yield from uses(inner, fields, (*route, "changes", folder, id))


def roles_named(rule: Mapping[str, Any], route: Route) -> Iterator[Use]:
    """The roles that a rule reads or acts on, `this` and the numbers among them."""
    for group in ("while", "if"):
        for role, _ in mapping(rule.get(group)):
            if role == THERE_IS:
                continue
            yield Use("role", role, (*route, group, role), True)
    for use in _in_rule(rule, route):
        if use.what == "role" or (use.what in ("name", "place") and use.name in EVERY_ROLE):
            yield use


def _named(what: str, value: Any, route: Route, is_key: bool) -> Iterator[Use]:
    if what == "condition":
        yield from _in_condition(value, route)
    elif what == "rule":
        yield from _in_rule(value, route)
    elif isinstance(value, str):
        yield Use(what, value, route, is_key)


def _in_rule(rule: Any, route: Route) -> Iterator[Use]:
    for group, roles in mapping(rule):
        if group in ("while", "if"):
            for role, tree in mapping(roles):
                yield Use("roles", role, (*route, group, role), True)
                if role not in _NUMBERS:
                    yield from _in_condition(tree, (*route, group, role))
        elif group in ("then", "may"):
            yield from _in_effects(roles, (*route, group))
        elif group == "change":
            yield from _in_change(roles, (*route, group))
        elif group == "when" and isinstance(roles, str):
            yield Use("triggers", roles, (*route, group))
        elif group in ("forbid", "ignore"):
            words = mapping(roles) if group == "ignore" else ((word, None) for _, word in entries(roles))
            yield from (Use(f"{group}s", word, (*route, group)) for word, _ in words if isinstance(word, str))


def _in_change(change: Any, route: Route) -> Iterator[Use]:
    """Faces that count as others, and the units that an amount counts."""
    for word, amount in mapping(change):
        yield Use("quantities", word, (*route, word), True)
        if word == "faces":
            for face, other in mapping(amount):
                yield Use("face", face, (*route, word, face), True)
                yield from _named("face", other, (*route, word, face), False)
        elif isinstance(amount, dict):
            yield from _in_count(amount.get("count"), (*route, word, "count"))


def _in_count(counted: Any, route: Route) -> Iterator[Use]:
    """What is counted: the medals of a side, dice that show a face, or units."""
    if isinstance(counted, dict) and "medals" in counted:
        yield from _named("whose", counted["medals"], (*route, "medals"), False)
    elif isinstance(counted, dict) and "dice" in counted:
        yield from _named("face", counted["dice"], (*route, "dice"), False)
    else:
        yield from _in_condition(counted, route)


def _in_condition(tree: Any, route: Route) -> Iterator[Use]:
    """A word alone may be a role, a hex or any id; `all` is the one word that means no name."""
    if isinstance(tree, str) and tree != "all":
        yield Use("name", tree, route)
    elif isinstance(tree, list):
        for step, part in enumerate(tree):
            yield from _in_condition(part, (*route, step))
    for word, value in mapping(tree):
        if word in VOCABULARY["conditions"]:
            yield Use("conditions", word, (*route, word), True)
        if word == "within" and isinstance(value, dict):
            yield from _in_condition(value.get("of"), (*route, word, "of"))
        if word in ("not", "adjacent_to", "in_sight_of"):
            yield from _in_condition(value, (*route, word))
        elif word in _IN_CONDITIONS:
            for name, at in texts(value, (*route, word)):
                yield Use(_IN_CONDITIONS[word], name, at)
            if word == "marker":
                yield from (Use(word, name, (*route, word, name), True) for name, _ in mapping(value))


def _in_effects(effects: Any, route: Route) -> Iterator[Use]:
    for step, effect in entries(effects):
        for verb, value in mapping(effect):
            at = (*route, step, verb)
            yield Use("effects", verb, at, True)
            if isinstance(value, str):
                yield Use("whose", value, at)
            for key, what in (_IN_EFFECTS | _IN_THIS_EFFECT.get(verb, {})).items():
                if isinstance(value, dict) and isinstance(value.get(key), str):
                    yield Use(what, value[key], (*at, key))
            yield from _in_trees(verb, value, at)
            for face, results in mapping(value.get("results") if isinstance(value, dict) else None):
                yield Use("face", face, (*at, "results", face), True)
                yield from _in_effects(results, (*at, "results", face))


def _in_trees(verb: str, value: Any, route: Route) -> Iterator[Use]:
    """The conditions and rules inside an effect."""
    if verb == "choose":
        yield from _in_condition(value, route)
        return
    if verb in ("this_attack", "attack"):
        yield from _in_rule(value, route)
    for key, one in mapping(value):
        if key == "at":
            if isinstance(one, dict):
                yield from _in_condition(one, (*route, key))
            else:
                yield from (Use("place", hex, spot) for hex, spot in texts(one, (*route, key)))
        for word in _TREES:
            if isinstance(one, dict) and isinstance(one.get(word), dict):
                yield from _in_count(one[word], (*route, key, word))
