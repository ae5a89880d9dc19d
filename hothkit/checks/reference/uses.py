"""Which other things a file names, and where: one table for all kinds of file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hothkit.model.changes import REMOVED
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


# Route -> the sort of thing that stands there; `*` is every entry of a list or a mapping, `?` the keys of a mapping,
# `.` the file itself.
# Three sorts are no names but trees that hold names: condition, rule and effects; a path stands in a name's place.
_RULES = {"rules/*": "rule"}
_SYMBOL = {"symbol": "symbol", "symbol/path": "path"}
_FIELDS: Mapping[str, Mapping[str, str]] = {
    "badge": {"fits": "condition", "traits/*": "trait", **_SYMBOL, **_RULES},
    "board": {"ground": "terrain", "baselines/?": "side", "sections/*": "section"},
    "card": {"order/*": "condition", "bonus": "rule", ".": "rule", **_RULES},
    "components": {"miniatures/?": "unit", "terrain/?": "terrain", "structures/?": "structure", "badges/?": "badge"},
    "deck": {"side": "side", "cards/?": "card"},
    "campaign": {"side": "side", "cards/*": "card"},
    "leader": {"side": "side", "cards/*": "card"},
    "glossary": {
        f"terms/*/about/{kind}": kind
        for kind in ("badge", "card", "leader", "marker", "side", "structure", "terrain", "unit", "variant")
    },
    "marker": {"carried_by": "condition", "side": "side", "ground": "terrain", **_SYMBOL, **_RULES},
    "dice": {"faces/*/hits": "condition"},
    "ruling": {
        "variants/*": "variant",
        "teams/*": "side",
        "leaders/?": "seat",
        "leaders/*": "leader",
        "draws/?": "seat",
        "draws/*/*": "card",
        "question/order": "card",
        "result/winner": "side",
        "position/first": "side",
        "position/hands/?": "seat",
        "position/hands/*/*": "card",
        "position/badges/?": "badge",
        "position/structures/?": "structure",
        "position/exits/?": "side",
        "position/markers/?": "marker",
        "position/special_rules/*": "rule",
    },
    "scenario": {
        "rules": "pack",
        "board": "board",
        "first": "side",
        "hand/?": "side",
        "decks/?": "side",
        "decks/*": "deck",
        "victory/medals/?": "side",
        "without/?": "side",
        "without/*/*": "card",
        "units/?": "side",
        "units/*/?": "unit",
        "badges/?": "badge",
        "medal_hexes/*/side": "side",
        "medal_hexes/*/needs": "condition",
        "exits/?": "side",
        "markers/?": "marker",
        "terrain/?": "terrain",
        "structures/?": "structure",
        "structures/*/side": "side",
        "special_rules/*": "rule",
    },
    "structure": {"hit_by/*": "face", **_SYMBOL, **_RULES},
    "terrain": {
        "entry": "condition",
        "retreat_entry": "condition",
        "entering/stop": "condition",
        "entering/hold_fire": "condition",
        "leaving/stop": "condition",
        "protection/*/attacker": "condition",
        "protection/*/target": "condition",
        "penalty/*/attacker": "condition",
        **_SYMBOL,
        **_RULES,
    },
    "trait": _RULES,
    "turn": _RULES,
    "unit": {
        "side": "side",
        "type": "type",
        "traits/*": "trait",
        "cannot_enter/*": "terrain",
        **_SYMBOL,
        **_RULES,
    },
    "variant": {"excludes/*": "variant", "requires/*": "variant"},
}
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
LENT = "this_attack"
"""The effect that gives a standing rule to the attack in progress; `attack` gives one to dice of no unit."""


def uses(kind: str, data: Any, route: Route = ()) -> Iterator[Use]:
    """All names and words in the data of a file of this kind, and in what it changes about other files."""
    for pattern, what in _FIELDS.get(kind, {}).items():
        for value, at, is_key in _matches(data, pattern.split("/"), route):
            yield from _named(what, value, at, is_key)
    for folder, changed in _changed(data):
        inner = KIND_OF_FOLDER.get(folder)
        if inner is None:
            yield from uses(folder, changed, (*route, "changes", folder))
        else:
            for id, fields in _mapping(changed):
                yield from uses(inner, fields, (*route, "changes", folder, id))


def roles_named(rule: Mapping[str, Any], route: Route) -> Iterator[Use]:
    """The roles that a rule reads or acts on, `this` and the numbers among them."""
    for group in ("while", "if"):
        for role, _ in _mapping(rule.get(group)):
            if role == THERE_IS:
                continue
            yield Use("role", role, (*route, group, role), True)
    for use in _in_rule(rule, route):
        if use.what == "role" or (use.what in ("name", "place") and use.name in EVERY_ROLE):
            yield use


def words_said(rule: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What a standing rule changes, forbids or ignores, each word with its group."""
    said = [(group, word) for group in ("change", "ignore") for word, _ in _mapping(rule.get(group))]
    return said + [("forbid", word) for _, word in _entries(rule.get("forbid")) if isinstance(word, str)]


def effects_in(rule: Mapping[str, Any], route: Route) -> Iterator[tuple[str, Any, Route]]:
    """The effects of a rule and those inside them: verb, what stands beside it, and the way there."""
    for group in ("then", "may"):
        yield from _effects_in(rule.get(group), (*route, group))


def _effects_in(effects: Any, route: Route) -> Iterator[tuple[str, Any, Route]]:
    for step, effect in _entries(effects):
        for verb, value in _mapping(effect):
            at = (*route, step, verb)
            yield verb, value, at
            for face, results in _mapping(value.get("results") if isinstance(value, dict) else None):
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


def rules_in(kind: str, data: Any) -> Iterator[tuple[Mapping[str, Any], Route]]:
    """The rules of a file, and those that it changes in other files."""
    for pattern, what in _FIELDS.get(kind, {}).items():
        if what == "rule":
            found = _matches(data, pattern.split("/"), ())
            yield from ((rule, at) for rule, at, _ in found if isinstance(rule, dict))
    for folder, changed in _changed(data):
        inner = KIND_OF_FOLDER.get(folder)
        files = _mapping(changed) if inner is not None else (("", changed),)
        for id, fields in files:
            route = ("changes", folder, id) if inner is not None else ("changes", folder)
            yield from ((rule, (*route, *at)) for rule, at in rules_in(inner or folder, fields))


def _changed(data: Any) -> Iterator[tuple[str, Any]]:
    """What a file changes about others; what it takes away is named by words of its own."""
    changes = _mapping(data.get("changes") if isinstance(data, dict) else None)
    yield from ((folder, changed) for folder, changed in changes if folder != REMOVED)


def _matches(data: Any, parts: list[str], route: Route) -> Iterator[tuple[Any, Route, bool]]:
    if not parts:
        yield data, route, False
        return
    here, *rest = parts
    if here == ".":
        yield data, route, False
        return
    if here == "?":
        yield from ((key, (*route, key), True) for key, _ in _mapping(data))
    elif here == "*":
        for step, value in _entries(data):
            yield from _matches(value, rest, (*route, step))
    elif isinstance(data, dict) and here in data:
        yield from _matches(data[here], rest, (*route, here))


def _named(what: str, value: Any, route: Route, is_key: bool) -> Iterator[Use]:
    if what == "condition":
        yield from _in_condition(value, route)
    elif what == "rule":
        yield from _in_rule(value, route)
    elif isinstance(value, str):
        yield Use(what, value, route, is_key)


def _in_rule(rule: Any, route: Route) -> Iterator[Use]:
    for group, roles in _mapping(rule):
        if group in ("while", "if"):
            for role, tree in _mapping(roles):
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
            words = _mapping(roles) if group == "ignore" else ((word, None) for _, word in _entries(roles))
            yield from (Use(f"{group}s", word, (*route, group)) for word, _ in words if isinstance(word, str))


def _in_change(change: Any, route: Route) -> Iterator[Use]:
    """Faces that count as others, and the units that an amount counts."""
    for word, amount in _mapping(change):
        yield Use("quantities", word, (*route, word), True)
        if word == "faces":
            for face, other in _mapping(amount):
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
    for word, value in _mapping(tree):
        if word in VOCABULARY["conditions"]:
            yield Use("conditions", word, (*route, word), True)
        if word == "within" and isinstance(value, dict):
            yield from _in_condition(value.get("of"), (*route, word, "of"))
        if word in ("not", "adjacent_to", "in_sight_of"):
            yield from _in_condition(value, (*route, word))
        elif word in _IN_CONDITIONS:
            for name, at in _texts(value, (*route, word)):
                yield Use(_IN_CONDITIONS[word], name, at)
            if word == "marker":
                yield from (Use(word, name, (*route, word, name), True) for name, _ in _mapping(value))


def _in_effects(effects: Any, route: Route) -> Iterator[Use]:
    for step, effect in _entries(effects):
        for verb, value in _mapping(effect):
            at = (*route, step, verb)
            yield Use("effects", verb, at, True)
            if isinstance(value, str):
                yield Use("whose", value, at)
            for key, what in (_IN_EFFECTS | _IN_THIS_EFFECT.get(verb, {})).items():
                if isinstance(value, dict) and isinstance(value.get(key), str):
                    yield Use(what, value[key], (*at, key))
            yield from _in_trees(verb, value, at)
            for face, results in _mapping(value.get("results") if isinstance(value, dict) else None):
                yield Use("face", face, (*at, "results", face), True)
                yield from _in_effects(results, (*at, "results", face))


def _in_trees(verb: str, value: Any, route: Route) -> Iterator[Use]:
    """The conditions and rules inside an effect."""
    if verb == "choose":
        yield from _in_condition(value, route)
        return
    if verb in ("this_attack", "attack"):
        yield from _in_rule(value, route)
    for key, one in _mapping(value):
        if key == "at":
            if isinstance(one, dict):
                yield from _in_condition(one, (*route, key))
            else:
                yield from (Use("place", hex, spot) for hex, spot in _texts(one, (*route, key)))
        for word in _TREES:
            if isinstance(one, dict) and isinstance(one.get(word), dict):
                yield from _in_count(one[word], (*route, key, word))


def _texts(value: Any, route: Route) -> Iterator[tuple[str, Route]]:
    if isinstance(value, str):
        yield value, route
    else:
        yield from ((text, (*route, n)) for n, text in _entries(value) if isinstance(text, str))


def _mapping(data: Any) -> Iterable[tuple[str, Any]]:
    return data.items() if isinstance(data, dict) else ()


def _entries(data: Any) -> Iterable[tuple[str | int, Any]]:
    return enumerate(data) if isinstance(data, list) else _mapping(data)
