"""A rule that speaks of somebody who has no part in what it waits for, or in what it is asked about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.finding import unknown
from hothkit.checks.reference.raw_rules import LENT, is_inside, lent_rules, rules_in, words_said
from hothkit.checks.reference.uses import Use, roles_named
from hothkit.diagnostics import Diagnostic
from hothkit.model.card import PLAYED
from hothkit.pack.library import Library, Thing
from hothkit.shape import KIND_OF_FOLDER
from hothkit.words.statics import ASKED, FREE
from hothkit.words.triggers import CHOSEN, NUMBERS, ROLES, THIS
from hothkit.yaml_source import Route

# On the board nothing carries the rules of a battle and of a card.
_CARRIED_BY_NOTHING = ("card", "scenario", "turn")


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each role that a rule's trigger, or what it speaks of, does not bind."""
    for rule, route in rules_in(thing.file.kind, thing.data):
        kind = KIND_OF_FOLDER.get(str(route[1]), str(route[1])) if route[:1] == ("changes",) else thing.file.kind
        own = kind in _CARRIED_BY_NOTHING
        trigger = rule.get("when", PLAYED if "then" in rule else None)
        if trigger is None:
            # A card's standing rules are carried by whom it has ordered.
            yield from _standing(thing, rule, route, () if own and kind != "card" else (THIS,))
        elif isinstance(trigger, str) and trigger in {PLAYED, *ROLES}:
            yield from _triggered(thing, rule, route, trigger, () if own else (THIS,))


def _triggered(
    thing: Thing, rule: Mapping[str, Any], route: Route, trigger: str, carrier: tuple[str, ...]
) -> Iterator[Diagnostic]:
    bound = {*ROLES.get(trigger, ("side",)), *NUMBERS.get(trigger, ()), *carrier}
    if _chooses(rule):
        bound.add(CHOSEN)
    lent = list(lent_rules(rule, route))
    for use in roles_named(rule, route):
        if use.name not in bound and not any(is_inside(use.route, at) for _, _, at in lent):
            yield unknown("unbound-role", _place(thing, use), use.name, bound, trigger=trigger)
    for verb, given, at in lent:
        # Nobody carries what an effect gives to an attack.
        yield from _standing(thing, given, at, (), FREE if verb != LENT else ())


def _standing(
    thing: Thing, rule: Mapping[str, Any], route: Route, carrier: tuple[str, ...], missing: tuple[str, ...] = ()
) -> Iterator[Diagnostic]:
    """A finding for each role that is not there when one of the rule's words is asked about."""
    words = [word for word in words_said(rule) if word in ASKED]
    for use in roles_named(rule, route):
        for word in words:
            known = {role for role in ASKED[word] if role not in missing} | {*carrier}
            said = use.route[len(route) :][:2]
            is_about_another = said[0] == "change" and said[1] != word[1]
            if use.name not in known and not is_about_another:
                yield unknown("unbound-role", _place(thing, use), use.name, known, "standing", word=word[1])
                break


def _place(thing: Thing, use: Use) -> Any:
    return thing.source.key_place(use.route) if use.is_key else thing.source.place(use.route)


def _chooses(data: Any) -> bool:
    """Whether anybody is chosen in a rule, in whatever shape a change may have given it."""
    if isinstance(data, Mapping):
        return "choose" in data or any(map(_chooses, data.values()))
    return isinstance(data, list) and any(map(_chooses, data))
