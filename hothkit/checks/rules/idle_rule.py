"""A rule that can never come in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from hothkit.checks.finding import warning
from hothkit.checks.rules.holding import can_hold, can_select
from hothkit.checks.rules.leaves import View, is_empty, number_of, within
from hothkit.checks.rules.scenes import Asked, Scene, asked_in, numbers_in, players_of, roles_in, scenes, stage_for
from hothkit.checks.rules.stage import MANY, UNIT, Stage, Who
from hothkit.checks.rules.written import written
from hothkit.checks.winning.impossible_win import impossible_wins
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.position.profile import STRUCTURE
from hothkit.words.triggers import THERE_IS
from hothkit.yaml_source import Route


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a rule never comes in: a phrase with its values, and the way to what is at fault."""

    phrase: str | None
    route: Route
    values: Mapping[str, str | int] = field(default_factory=dict)


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each rule that waits for what cannot be; one of a pack only if no battle could bring it."""
    told = {("special_rules", rule) for rule in impossible_wins(library, thing)}
    for route, why in idle_rules(library, thing):
        if route in told:  # that a victory is lost by it says more
            continue
        where = "battle" if thing.file.kind == "scenario" else "pack"
        phrase = f"{why.phrase}-{where}" if why.phrase in ("nobody", "together") else why.phrase
        yield warning("idle-rule", thing.source.place(why.route), phrase, (), **why.values)


def idle_rules(library: Library, thing: Thing) -> Iterator[tuple[Route, Reason]]:
    """The way to each such rule, and why it is one."""
    for words in asked_in(thing):
        reasons = [why_idle(stage_for(library, thing), asked) for asked in words]
        # A rule that says several words is idle if it is for each of them.
        if reasons and all(reasons) and (why := reasons[0]) is not None:
            yield words[0].route, why


def why_idle(stage: Stage, asked: Asked) -> Reason | None:
    """Why a rule can never come in; None where it may, or where more pieces may be there than can be gone through."""
    if stage.is_too_large:
        return None
    at = (*asked.route, asked.group)
    if not _can_happen(asked.trigger, stage):
        return Reason(None, (*asked.route, "when"), {"trigger": asked.trigger})
    for role, value in numbers_in(asked.conditions).items():
        if (why := _why_no_number(role, value, stage)) is not None:
            return Reason(why[0], (*at, role), why[1])
    roles = roles_in(asked.conditions)
    there_is = asked.conditions.get(THERE_IS)
    all_scenes = list(scenes(asked, stage))
    if not all_scenes or any(_is_possible(roles, there_is, asked, scene, stage) for scene in all_scenes):
        return None
    return _why(roles, there_is, asked, all_scenes, stage)


def _can_happen(trigger: str, stage: Stage) -> bool:
    if trigger == "unit_left_board":
        return stage.exits is None or any(stage.exits.values())
    if trigger == "structure_destroyed":
        return any(stage.of(STRUCTURE))
    return trigger != "marker_placed" or stage.places_markers


def _why_no_number(role: str, value: Any, stage: Stage) -> tuple[str, Mapping[str, str | int]] | None:
    number = number_of(value)
    if number is None or is_empty(number):
        return None
    if not within(value, 1, MANY):
        return f"no-{role}", {"number": 0}
    if role == "distance" and stage.is_of_a_battle and not within(value, 1, most := _longest(stage.pieces)):
        return "out-of-range", {"most": most, "number": number.least or 0}
    return None


def _longest(pieces: Iterable[Who]) -> int:
    return max((who.reach or 0 for who in pieces), default=0)


def _is_possible(roles: Mapping[str, Any], there_is: Any, asked: Asked, scene: Scene, stage: Stage) -> bool:
    return (
        _is_played(roles, there_is, asked, scene, stage)
        and _can_meet(roles, asked, scene, stage)
        and _can_reach(asked, scene, stage)
    )


def _is_played(roles: Mapping[str, Any], there_is: Any, asked: Asked, scene: Scene, stage: Stage) -> bool:
    return all(_can_play(role, tree, asked, scene, stage) for role, tree in roles.items()) and (
        there_is is None or _can_be_there(there_is, scene, stage)
    )


def _can_play(role: str, tree: Any, asked: Asked, scene: Scene, stage: Stage) -> bool:
    # Of somebody who has no part in the moment another check tells.
    if role != "this" and role not in asked.roles:
        return True
    view = View(stage, scene.owner, scene.bearer)
    return any(can_hold(tree, who, view) for who in players_of(role, asked, scene, stage))


def _can_be_there(there_is: Any, scene: Scene, stage: Stage) -> bool:
    number, most = _there_is(there_is, scene, stage)
    return bool(within(number, 0, most))


def _there_is(there_is: Any, scene: Scene, stage: Stage) -> tuple[Any, int]:
    """The number that is asked for, and how many there can be."""
    if not isinstance(there_is, Mapping):
        return None, MANY
    who = {word: value for word, value in there_is.items() if word != "number"}
    view = View(stage, scene.owner, scene.bearer)
    most = sum(one.number for one in stage.pieces if can_select(who, one, view))
    return there_is.get("number", {"at_least": 1}), most


def _can_meet(roles: Mapping[str, Any], asked: Asked, scene: Scene, stage: Stage) -> bool:
    """Whether attacker and target can be of two sides: nobody attacks its own."""
    known = {"attacker", "target"}
    if asked.trigger:
        known &= {*roles}
    if scene.owner is None or not {"attacker", "target"} <= known & {*asked.roles}:
        return True
    view = View(stage, scene.owner, scene.bearer)
    sides = [
        {who.side for who in players_of(role, asked, scene, stage) if can_hold(roles.get(role, {}), who, view)}
        for role in ("attacker", "target")
    ]
    return any(one != other for one in sides[0] for other in sides[1])


def _can_reach(asked: Asked, scene: Scene, stage: Stage) -> bool:
    """Whether somebody who may be the attacker attacks as far as is asked for."""
    if "distance" not in asked.conditions or not stage.is_of_a_battle:
        return True
    return bool(within(asked.conditions["distance"], 1, _longest(_attackers(asked, scene, stage))))


def _attackers(asked: Asked, scene: Scene, stage: Stage) -> Iterator[Who]:
    view, tree = View(stage, scene.owner, scene.bearer), asked.conditions.get("attacker", {})
    return (who for who in players_of("attacker", asked, scene, stage) if can_hold(tree, who, view))


def _why(roles: Mapping[str, Any], there_is: Any, asked: Asked, all_scenes: list[Scene], stage: Stage) -> Reason:
    """The smallest part of the conditions that cannot be."""
    at = (*asked.route, asked.group)
    for role, tree in roles.items():
        parts = list(tree.items()) if isinstance(tree, Mapping) else []
        for word, value in parts:
            if not any(_can_play(role, {word: value}, asked, scene, stage) for scene in all_scenes):
                return _nobody("nobody", role, {word: value}, (*at, role, word), asked, stage)
        if not any(_can_play(role, tree, asked, scene, stage) for scene in all_scenes):
            phrase = "together" if len(parts) > 1 else "nobody"
            return _nobody(phrase, role, tree, (*at, role), asked, stage)
    if there_is is not None and not any(_can_be_there(there_is, scene, stage) for scene in all_scenes):
        most = max(_there_is(there_is, scene, stage)[1] for scene in all_scenes)
        number = number_of(there_is.get("number", 1))
        least = (number.least if number is not None else None) or 0
        return Reason("there-is", (*at, THERE_IS), {"most": most, "number": least})
    played = [scene for scene in all_scenes if _is_played(roles, there_is, asked, scene, stage)]
    if played and not any(_can_meet(roles, asked, scene, stage) for scene in played):
        return Reason("own-side", at)
    if played and not any(_can_reach(asked, scene, stage) for scene in played):
        most = max(_longest(_attackers(asked, scene, stage)) for scene in played)
        number = number_of(asked.conditions["distance"])
        least = (number.least if number is not None else None) or 0
        return Reason("out-of-reach", (*at, "distance"), {"most": most, "number": least})
    return Reason("roles", at)


def _nobody(phrase: str, role: str, tree: Any, route: Route, asked: Asked, stage: Stage) -> Reason:
    if role == asked.subject and tree in ({"side": "enemy"}, "enemy"):
        phrase = "itself"
    elif role == UNIT and asked.is_about_leaving and any(_is_there(tree, stage)):
        phrase = "no-exit"
    return Reason(phrase, route, {"role": role, "said": written(tree)})


def _is_there(tree: Any, stage: Stage) -> Iterator[bool]:
    """Whether a condition can hold of units, those too that may not leave the board."""
    yield from (can_hold(tree, who, View(stage, side)) for side in stage.sides for who in stage.of(UNIT))
