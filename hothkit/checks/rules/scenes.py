"""The scenes that a rule may come into: whose it is, what carries it, and who may play which role."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hothkit.checks.reference.raw_rules import lent_rules, rules_in, words_said
from hothkit.checks.rules.stage import HEX, SIDE, UNIT, Stage, Who, any_stage, stage_of
from hothkit.model.card import PLAYED
from hothkit.pack.library import Library, Thing
from hothkit.position.profile import STRUCTURE
from hothkit.shape import KIND_OF_FOLDER
from hothkit.words.statics import ASKED, FREE, SUBJECT
from hothkit.words.triggers import NUMBERS, ROLES, THERE_IS
from hothkit.yaml_source import Route

_CARRIERS = ("badge", "structure", "trait", "unit")
# Whose rule it is when nothing carries it: that of the first of these who takes part.
_SUBJECTS = ("unit", "structure", "attacker", "side")


@dataclass(frozen=True, slots=True, eq=False)
class Asked:
    """A rule with what it waits for: a trigger, or one word that it says; `kind` and `id` tell what carries it."""

    rule: Mapping[str, Any]
    route: Route
    kind: str
    id: str
    trigger: str = ""
    word: tuple[str, str] | None = None
    is_lent: bool = False

    @property
    def group(self) -> str:
        """The key that its conditions stand under."""
        return "if" if self.trigger else "while"

    @property
    def conditions(self) -> Mapping[str, Any]:
        """Its roles with what must be so of them."""
        found = self.rule.get(self.group)
        return found if isinstance(found, Mapping) else {}

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles and numbers that are known."""
        if self.word is not None:
            return ASKED[self.word]
        return (*ROLES.get(self.trigger, ("side",)), *NUMBERS.get(self.trigger, ()))

    @property
    def is_about_leaving(self) -> bool:
        """Whether it is about units that leave the board, which needs an exit."""
        return "leave_board" in (self.word or ()) or self.trigger == "unit_left_board"

    @property
    def subject(self) -> str:
        """The role whose side owns the rule if nothing else does; empty if nobody's."""
        if self.kind in ("card", "marker"):
            return ""
        if self.word is not None:
            return SUBJECT[self.word]
        return next((role for role in _SUBJECTS if role in self.roles), "")


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """The side that `own` means (None: nobody's), and what carries the rule."""

    owner: str | None
    bearer: Who | None = None


def asked_in(thing: Thing) -> Iterator[tuple[Asked, ...]]:
    """All rules of a file, each as often as it says words, and those that it gives to an attack."""
    for rule, route in rules_in(thing.file.kind, thing.data):
        kind, id = _carrier(thing, route)
        trigger = rule.get("when", PLAYED if "then" in rule else None)
        if trigger is None:
            yield _standing(rule, route, kind, id)
        elif isinstance(trigger, str) and trigger in {PLAYED, *ROLES}:
            yield (Asked(rule, route, kind, id, trigger),)
            for _, given, at in lent_rules(rule, route):
                yield _standing(given, at, "", "", is_lent=True)


def stage_for(library: Library, thing: Thing) -> Stage:
    """What a rule may meet: in its battle just what is there."""
    return stage_of(library, thing) if thing.file.kind == "scenario" else any_stage(library)


def scenes(asked: Asked, stage: Stage) -> Iterator[Scene]:
    """All that there may be."""
    if asked.kind in _CARRIERS:
        carriers = [who for who in stage.pieces if _carries(who, asked)]
        # Of a unit that is known, side and type are known too: it is none of those that nobody has written yet.
        known = [who for who in carriers if who.kind] if asked.kind == "unit" else []
        yield from (Scene(who.side, who) for who in known or carriers)
        return
    yield from (Scene(side) for side in stage.sides)
    is_asked_of_nobody = asked.word is not None and asked.subject in FREE and not {*FREE} & {*asked.conditions}
    if is_asked_of_nobody or not stage.sides:
        yield Scene(None)


def players_of(role: str, asked: Asked, scene: Scene, stage: Stage) -> Iterator[Who]:
    """Who may play a role in a scene."""
    if role == "this" and asked.kind == "terrain":
        yield Who(HEX)
        return
    if role == "this" and scene.bearer is not None:
        yield scene.bearer
        return
    for who in _players(role, asked, stage):
        if scene.bearer is not None or role != asked.subject or scene.owner is None or who.side == scene.owner:
            yield who


def _players(role: str, asked: Asked, stage: Stage) -> Iterator[Who]:
    leaves = asked.is_about_leaving
    if role == SIDE:
        yield from (Who(SIDE, side=side) for side in stage.sides)
    elif role == HEX:
        exits = frozenset().union(*stage.exits.values()) if leaves and stage.exits is not None else None
        yield Who(HEX, hexes=exits)
    elif role in (UNIT, "attacker", "other"):
        yield from (who for who in stage.of(UNIT) if not leaves or stage.exits is None or who.side in stage.exits)
    elif role == STRUCTURE:
        yield from stage.of(STRUCTURE)
    else:
        yield from stage.pieces


def _standing(rule: Mapping[str, Any], route: Route, kind: str, id: str, *, is_lent: bool = False) -> tuple[Asked, ...]:
    return tuple(Asked(rule, route, kind, id, word=word, is_lent=is_lent) for word in words_said(rule) if word in ASKED)


def _carrier(thing: Thing, route: Route) -> tuple[str, str]:
    """Kind and id of what carries a rule, which a battle or a variant may have changed."""
    if route[:1] != ("changes",):
        return thing.file.kind, thing.file.id
    kind = KIND_OF_FOLDER.get(str(route[1]))
    return (str(route[1]), "") if kind is None else (kind, str(route[2]))


def _carries(who: Who, asked: Asked) -> bool:
    if asked.kind in ("unit", "structure"):
        return who.what == asked.kind and who.kind in ("", asked.id)
    return who.what == UNIT and (who.has is None or asked.id in who.has)


def numbers_in(conditions: Mapping[str, Any]) -> Mapping[str, Any]:
    """The conditions that ask for a number."""
    return {role: value for role, value in conditions.items() if role in ("distance", "turn")}


def roles_in(conditions: Mapping[str, Any]) -> Mapping[str, Any]:
    """The conditions that ask about somebody."""
    return {role: tree for role, tree in conditions.items() if role not in ("distance", "turn", THERE_IS)}
