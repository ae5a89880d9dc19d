"""A triggered rule at work: its condition, its player's choice if it may, and its effects one by one."""

from __future__ import annotations

from typing import Any

from hothkit.engine.triggered import SEAT, card_of, has_begun, is_played, scene_of, use_of
from hothkit.engine.work import Work
from hothkit.judge.in_force import is_forbidden
from hothkit.model.rule import Effect, TriggeredRule, effects_of
from hothkit.position.actions import DONE, Action
from hothkit.position.state import Frame
from hothkit.words.conditions import role_holds
from hothkit.words.effects import EFFECTS, is_possible
from hothkit.words.effects.operations import Cause

__all__ = ["advance", "options", "player", "take"]

INDEX, BEARER, ROLES, NUMBERS, PATH, NEXT = range(1, 7)
USE = Action("use")


def options(work: Work, frame: Frame) -> list[Action] | None:
    """Whether to use a rule that may be used, once, before its first effect."""
    rule = _rule(work, frame)
    if not rule.may or work.is_silent or has_begun(frame) or not _applies(work, frame):
        return None
    cause = _cause(_rule_name(work, frame), rule.effects, 0)
    if not is_possible(rule.effects[0], scene_of(work.position, frame), work, cause):
        return None
    card = card_of(work.position, frame)
    if card is not None and card not in work.state.hands[dict(frame[NUMBERS])[SEAT]]:
        return None  # it has gone while its moment was waited for
    if card is not None and _may_not_react(work, frame):
        return None
    return [USE if card is None else Action("play", (card,)), DONE]


def _may_not_react(work: Work, frame: Frame) -> bool:
    """Whether a rule forbids the side of the seat that holds the card to play it now."""
    side = work.setting.seats[dict(frame[NUMBERS])[SEAT]].side
    says = work.tables.says(work.state, "forbid", "react")
    return says and is_forbidden(work.position, "react", {"side": work.side_role(side)})


def player(work: Work, frame: Frame) -> int:
    """The rule's owner; of a card in hand, whoever holds it."""
    seat = dict(frame[NUMBERS]).get(SEAT)
    return work.state.in_charge[scene_of(work.position, frame).owner] if seat is None else seat


def take(work: Work, frame: Frame, action: Action) -> None:
    """Use the rule or leave it; a card that is used is played."""
    work.pop()
    if action != DONE:
        if action != USE:
            work.lay_open(dict(frame[NUMBERS])[SEAT], action.args[0])
        _remember(work, frame)
        _effect(work, frame, 0)


def advance(work: Work, frame: Frame) -> None:
    """Do the next effect."""
    if not has_begun(frame):
        if _rule(work, frame).may or not _applies(work, frame):
            work.pop()
            return
        _remember(work, frame)
    work.pop()
    _effect(work, frame, frame[NEXT])


def _effect(work: Work, frame: Frame, number: int) -> None:
    """Do one effect; what it causes runs to its end before the next."""
    effects = _effects(_rule(work, frame), frame[PATH])
    begins = not has_begun(frame)
    if number >= len(effects) or not work.may_go_on(begins=begins):
        return
    # Behind the last effect too the rule waits for what it has caused, so that this does not wake it again.
    work.push(*frame[:NEXT], number + 1)
    name = _rule_name(work, frame)
    effect, scene, cause = effects[number], scene_of(work.position, frame), _cause(name, effects, number)
    if begins and not is_played(work.setting, frame) and (len(effects) > 1 or is_possible(effect, scene, work, cause)):
        work.tell("rule_applied", name)
    more = EFFECTS[effect.verb].do(effect.value, scene, work, cause)
    for path in reversed(more):
        work.push(*frame[:PATH], (*frame[PATH], number, *path), 0)


def _cause(name: str, effects: tuple[Effect, ...], number: int) -> Cause:
    return Cause(name, effects[number + 1] if number + 1 < len(effects) else None)


def _effects(rule: TriggeredRule, path: tuple[Any, ...]) -> tuple[Effect, ...]:
    """The list of effects that a path leads to: pairs of an effect's number and a face with effects of its own."""
    effects = rule.effects
    for number, face in zip(path[::2], path[1::2], strict=True):
        effects = effects_of(effects[number].value["results"][face])
    return effects


def _rule(work: Work, frame: Frame) -> TriggeredRule:
    rule = work.setting.triggered[frame[INDEX]].rule
    assert isinstance(rule, TriggeredRule)
    return rule


def _rule_name(work: Work, frame: Frame) -> str:
    return work.setting.triggered[frame[INDEX]].id


def _remember(work: Work, frame: Frame) -> None:
    if (use := use_of(work.position, frame)) is not None:
        work.state.used |= {use}


def _applies(work: Work, frame: Frame) -> bool:
    if use_of(work.position, frame) in work.state.used:
        return False
    scene = scene_of(work.position, frame)
    return all(role_holds(role, tree, scene) for role, tree in _rule(work, frame).if_)
