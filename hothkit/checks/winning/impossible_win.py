"""A special rule that gives the battle or medals, and can never come in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hothkit.checks.board.battle import CHECKED
from hothkit.checks.finding import error
from hothkit.checks.winning.fault import Fault, fault
from hothkit.checks.winning.outlook import Outlook, outlook
from hothkit.diagnostics import Diagnostic, Place
from hothkit.model.rule import TriggeredRule, all_effects
from hothkit.pack.library import Library, Thing
from hothkit.position.bound import Rank

FAR = "far"


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such rule but those that only want a way to a hex, which is another check's."""
    for rule, found in _found(library, thing):
        place, phrase = _place(thing, rule, found), None if found.why == "nobody" else found.why
        if phrase is None and not rule.if_:
            phrase = "nothing"
        numbers = {"needed": found.needed, "most": found.most}
        yield error("impossible-win", place, phrase, (), rule=rule.id, role=found.role, trigger=rule.when, **numbers)


def impossible_wins(library: Library, thing: Thing) -> set[str]:
    """The ids of the rules that the check tells of."""
    return {rule.id for rule, _ in _found(library, thing)}


def _found(library: Library, thing: Thing) -> Iterator[tuple[TriggeredRule, Fault]]:
    view = outlook(library, thing) if thing.file.kind == CHECKED and "special_rules" in thing.data else None
    for rule, found in faults(view) if view is not None else ():
        if found.why != FAR:
            yield rule, found


@lru_cache(maxsize=1)
def faults(view: Outlook) -> tuple[tuple[TriggeredRule, Fault], ...]:
    """The battle's own rules that give the battle or medals and can never come in, each with its fault."""
    rules = [one.rule for one in view.position.setting.triggered if one.rank is Rank.BATTLE]
    found = [
        (rule, fault(view, rule))
        for rule in rules
        if isinstance(rule, TriggeredRule) and (_wins(rule) or gives_medals(rule))
    ]
    return tuple((rule, one) for rule, one in found if one is not None)


def gives_medals(rule: TriggeredRule) -> bool:
    """Whether one of its effects is that a side gains medals."""
    return any(effect.verb == "gain_medals" for effect in all_effects(rule.effects))


def _wins(rule: TriggeredRule) -> bool:
    return any(effect.verb == "win" for effect in all_effects(rule.effects))


def _place(thing: Thing, rule: TriggeredRule, found: Fault) -> Place:
    """The number if it is one, else the role that nobody can play, else the rule."""
    route = ("special_rules", rule.id, "if", found.role)
    if found.why == "number":
        return thing.source.place((*route, "number"))
    if found.why == "turn":
        return thing.source.place(route)
    named = found.role in thing.data["special_rules"][rule.id].get("if", {})
    return thing.source.key_place(route if named else ("special_rules", rule.id))
