"""The rules that have a say once the dice of an attack lie, and what hits cost with them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from hothkit import odds
from hothkit.engine.triggered import rules_that_apply
from hothkit.model.rule import Effect, TriggeredRule, effects_of
from hothkit.position.bound import Bound
from hothkit.position.position import Position, Standing
from hothkit.words.scene import hex_alone


@dataclass(frozen=True, slots=True)
class Rules:
    """What rules do to an attack once its dice lie: one reroll of so many (None: all), and what they do about hits."""

    rerolls: tuple[int | None, ...]
    on_hits: tuple[Effect, ...]
    heeded: tuple[Bound, ...]
    unheeded: tuple[Bound, ...]


def rules_of(position: Position, attacker: int, target: int) -> Rules:
    a, t = position.standing(attacker), position.standing(target)
    roles: dict[str, Standing] = {"attacker": a, "target": t, "hex": hex_alone(t.hex)}
    numbers = {"distance": position.setting.grid.distance(a.hex, t.hex)}
    owner = position.profile(attacker).side
    rerolls: list[int | None] = []
    on_hits: list[Effect] = []
    heeded, unheeded = [], []
    for trigger in ("attack_declared", "attack_rolled", "hits_scored"):
        for bound, seen in rules_that_apply(position, trigger, roles, numbers):
            rule = bound.rule
            assert isinstance(rule, TriggeredRule)
            verbs = [effect.verb for effect in rule.effects]
            if trigger == "attack_rolled" and verbs == ["reroll"] and not rerolls and seen.owner == owner:
                most = rule.effects[0].value["up_to"]
                rerolls.append(None if most == "all" else most)
            elif trigger == "hits_scored" and not rule.may and _is_reckoned(rule.effects, seen.this, t):
                on_hits += rule.effects
            else:
                unheeded.append(bound)
                continue
            heeded.append(bound)
    return Rules(tuple(rerolls), tuple(on_hits), tuple(heeded), tuple(unheeded))


def _is_reckoned(effects: Iterable[Effect], bearer: Standing | None, target: Standing) -> bool:
    """Whether effects only cancel hits and roll dice by which the target loses miniatures."""
    for effect in effects:
        if not _counts_hits_alone(effect.value):
            return False
        if effect.verb == "roll":
            inner = [one for face in effect.value["results"].values() for one in effects_of(face)]
            if not all(one.verb == "lose" and _is_target(one.value["unit"], bearer, target) for one in inner):
                return False
        elif effect.verb != "cancel":
            return False
    return True


def _counts_hits_alone(value: Any) -> bool:
    """Whether nothing in an effect is counted but hits."""
    if isinstance(value, dict):
        return value.get("count", "hits") == "hits" and all(map(_counts_hits_alone, value.values()))
    return all(map(_counts_hits_alone, value)) if isinstance(value, list) else True


def _is_target(role: str, bearer: Standing | None, target: Standing) -> bool:
    return role == "target" or (role == "this" and bearer is not None and bearer.piece == target.piece)


def losses(position: Position, scored: int, left: int, effects: tuple[Effect, ...]) -> dict[int, Fraction]:
    """The miniatures that hits cost, with what rules do about hits; at most so many as are left."""
    counting = scored
    lost = {0: Fraction(1)}
    for effect in effects if scored else ():
        if effect.verb == "cancel":
            counting -= min(counting, _amount(effect.value["hits"], scored, counting))
        else:
            lost = _with_roll(position, effect, scored, left, lost)
    found: dict[int, Fraction] = {}
    for number, p in lost.items():
        odds.add(found, min(left, number + counting), p)
    return found


def _with_roll(
    position: Position, effect: Effect, scored: int, left: int, lost: dict[int, Fraction]
) -> dict[int, Fraction]:
    """Losses with those of a rule's own dice added."""
    setting = position.setting
    number = min(_amount(effect.value["dice"], scored, 0), setting.content.dice.most)
    costs = {
        face: sum(_amount(one.value["miniatures"], scored, left) for one in effects_of(found))
        for face, found in effect.value["results"].items()
    }
    for _ in range(number):
        after: dict[int, Fraction] = {}
        for face in setting.faces:
            cost = costs.get(setting.content.dice.faces[face].id, 0)
            for before, p in lost.items():
                odds.add(after, min(left, before + cost), p / len(setting.faces))
        lost = after
    return lost


def _amount(value: Any, scored: int, everything: int) -> int:
    """How many: a number, all, or the hits that were scored."""
    if isinstance(value, dict):
        return min(scored, int(value.get("at_most", scored)))
    return everything if value == "all" else int(value)
