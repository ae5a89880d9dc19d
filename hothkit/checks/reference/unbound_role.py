"""A triggered rule that speaks of somebody whom its trigger does not know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.finding import unknown
from hothkit.checks.reference.uses import roles_named, rules_in
from hothkit.diagnostics import Diagnostic
from hothkit.model.card import PLAYED
from hothkit.pack.library import Library, Thing
from hothkit.words.triggers import CHOSEN, NUMBERS, ROLES, THIS

# On the board nothing carries the rules of a battle and of a card.
_CARRIED_BY_NOTHING = ("card", "scenario")


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each role that a rule's trigger does not bind."""
    for rule, route in rules_in(thing.file.kind, thing.data):
        trigger = rule.get("when", PLAYED if "then" in rule else None)
        if not isinstance(trigger, str) or trigger not in {PLAYED, *ROLES}:
            continue
        own = thing.file.kind in _CARRIED_BY_NOTHING and "changes" not in route
        bound = {*ROLES.get(trigger, ("side",)), *NUMBERS.get(trigger, ()), *(() if own else (THIS,))}
        if _chooses(rule):
            bound.add(CHOSEN)
        for use in roles_named(rule, route):
            if use.name not in bound:
                place = thing.source.key_place(use.route) if use.is_key else thing.source.place(use.route)
                yield unknown("unbound-role", place, use.name, bound, trigger=trigger)


def _chooses(data: Any) -> bool:
    """Whether anybody is chosen in a rule, in whatever shape a change may have given it."""
    if isinstance(data, Mapping):
        return "choose" in data or any(map(_chooses, data.values()))
    return isinstance(data, list) and any(map(_chooses, data))
