"""An effect that never does anything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.finding import warning
from hothkit.checks.reference.raw_rules import effects_in
from hothkit.checks.rules.holding import can_select, words_in
from hothkit.checks.rules.leaves import View
from hothkit.checks.rules.scenes import Asked, asked_in, scenes, stage_for
from hothkit.checks.rules.shut import is_closed_everywhere
from hothkit.checks.rules.stage import HEX, SIDE, Stage
from hothkit.checks.rules.written import written
from hothkit.diagnostics import Diagnostic
from hothkit.model.condition import condition
from hothkit.pack.library import Library, Thing
from hothkit.position.profile import STRUCTURE
from hothkit.yaml_source import Route

Fault = tuple[str, Route, Mapping[str, str | int]]
_AMOUNTS = ("cards", "dice", "miniatures")
_WHOM = ("unit", "attacker", "target")
# What only a unit can do: a structure neither moves nor attacks.
_DONE_BY_UNITS = {"order": "unit", "move": "unit", "attack": "attacker"}
_OFF_BOARD = ("eliminated", "left_board")


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each effect that has nobody, nothing or no number to work with."""
    for words in asked_in(thing):
        if words and (stage := stage_for(library, thing)):
            for phrase, route, values in _faults(words[0], stage):
                yield warning("idle-effect", thing.source.key_place(route), phrase, (), **values)


def _faults(asked: Asked, stage: Stage) -> Iterator[Fault]:
    if not asked.trigger:
        change = asked.rule.get("change")
        for word, amount in change.items() if isinstance(change, Mapping) else ():
            yield from _of_an_amount(word, amount, (*asked.route, "change", word), asked, stage)
        return
    effects = list(effects_in(asked.rule, asked.route))
    discards = any(verb == "discard" for verb, _, _ in effects)
    for verb, value, route in effects:
        at = (verb, value, route)
        found = next((fault for look in _LOOKS for fault in look(at, asked, stage)), None)
        if found is None and not discards:
            found = next(_of_what_is_not_discarded(value, route), None)
        if found is not None:
            yield found


_Effect = tuple[str, Any, Route]


def _of_nothing_that_follows(effect: _Effect, asked: Asked, _: Stage) -> Iterator[Fault]:
    verb, _value, route = effect
    *way, step, _verb = route
    next_one = (*way, step + 1) if isinstance(step, int) else ()
    routes = (at for _, _, at in effects_in(asked.rule, asked.route))
    if verb == "choose" and not any(at[: len(next_one)] == next_one for at in routes):
        yield "choose", route, {}


def _of_nobody(effect: _Effect, asked: Asked, stage: Stage) -> Iterator[Fault]:
    verb, value, route = effect
    for key, tree in _selectors(verb, value):
        at = (*route, *key)
        if verb == "place" and not any(word in _OFF_BOARD for word in words_in(tree)):
            yield "on-board", at, {"said": written(tree)}
        elif not _finds_anybody(tree, asked, stage, is_chosen=verb == "choose"):
            where = "battle" if stage.is_of_a_battle else "pack"
            yield f"nobody-{where}", at, {"said": written(tree)}


def _selectors(verb: str, value: Any) -> Iterator[tuple[Route, Mapping[str, Any]]]:
    if verb == "choose" and isinstance(value, Mapping):
        yield (), {word: one for word, one in value.items() if word != "up_to"}
    elif isinstance(value, Mapping):
        for key, one in value.items():
            if isinstance(one, Mapping) and isinstance(one.get("each"), Mapping):
                yield (key, "each"), one["each"]
            elif isinstance(one, Mapping) and isinstance(one.get("count"), Mapping) and "dice" not in one["count"]:
                yield (key, "count"), one["count"]


def _finds_anybody(tree: Mapping[str, Any], asked: Asked, stage: Stage, *, is_chosen: bool = False) -> bool:
    if is_chosen and any(tree.get(word) is True for word in _OFF_BOARD):
        return False
    if stage.is_too_large:
        return True
    views = [View(stage, scene.owner, scene.bearer) for scene in scenes(asked, stage)]
    return not views or any(can_select(tree, who, view) for view in views for who in stage.pieces)


def _of_no_piece(effect: _Effect, asked: Asked, _: Stage) -> Iterator[Fault]:
    """A hex or a side in a unit's place, or a structure where only a unit can do it."""
    verb, value, route = effect
    if not isinstance(value, Mapping):
        return
    for key in _WHOM:
        role = value.get(key)
        if role in (HEX, SIDE) or (role == "this" and asked.kind == "terrain"):
            yield "no-piece", (*route, key), {"verb": verb, "role": role}
    done_by = value.get(_DONE_BY_UNITS.get(verb, ""))
    each = done_by.get("each") if isinstance(done_by, Mapping) else None
    if done_by == STRUCTURE or (isinstance(each, Mapping) and each.get("type") == STRUCTURE):
        yield "structure", (*route, _DONE_BY_UNITS[verb]), {"verb": verb}
    if verb == "move" and value.get("to") in (value.get("unit"), SIDE):
        yield "no-way", (*route, "to"), {}


def _of_numbers(effect: _Effect, asked: Asked, stage: Stage) -> Iterator[Fault]:
    verb, value, route = effect
    for key in _AMOUNTS if isinstance(value, Mapping) else ():
        if value.get(key) == 0 and not isinstance(value[key], bool):
            yield "zero", (*route, key), {"word": key}
        elif key == "dice" and value.get(key) == "all":
            yield "all", (*route, key), {"verb": verb}
    given = value.get("change") if isinstance(value, Mapping) else None
    for word, amount in given.items() if isinstance(given, Mapping) else ():
        yield from _of_an_amount(word, amount, (*route, "change", word), asked, stage)


def _of_an_amount(word: str, amount: Any, route: Route, asked: Asked, stage: Stage) -> Iterator[Fault]:
    if amount == 0 and not isinstance(amount, bool):
        yield "zero", route, {"word": word}
    counted = amount.get("count") if isinstance(amount, Mapping) else None
    if isinstance(counted, Mapping) and not _finds_anybody(counted, asked, stage):
        where = "battle" if stage.is_of_a_battle else "pack"
        yield f"nobody-{where}", (*route, "count"), {"said": written(counted)}


def _of_what_is_not_discarded(value: Any, route: Route) -> Iterator[Fault]:
    for key, one in value.items() if isinstance(value, Mapping) else ():
        if isinstance(one, Mapping) and one.get("count") == "discarded":
            yield "discarded", (*route, key), {}


def _of_closed_ground(effect: _Effect, _: Asked, stage: Stage) -> Iterator[Fault]:
    verb, value, route = effect
    unit = value.get("unit") if verb == "place" and isinstance(value, Mapping) else None
    if isinstance(unit, str) and is_closed_everywhere(unit, condition(value["at"]), stage):
        yield "closed", (*route, "at"), {"unit": unit}


_LOOKS = (_of_no_piece, _of_numbers, _of_nobody, _of_nothing_that_follows, _of_closed_ground)
