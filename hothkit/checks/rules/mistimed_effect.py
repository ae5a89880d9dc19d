"""An effect on an attack at a moment when no attack is at that point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.finding import warning
from hothkit.checks.reference.raw_rules import effects_in
from hothkit.checks.rules.scenes import asked_in
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.words.triggers import ROLES

_OUTSIDE = ("turn_started", "turn_ended", "card_played", "attack_ended")
# When each surely finds nothing to work on: too early or too late in the attack, or none at all. Moments that other
# rules may bring about in the midst of an attack are not among them.
_IN_VAIN = {
    "cancel": (*_OUTSIDE, "attack_declared", "attack_rolled"),
    "hits": (*_OUTSIDE, "attack_declared", "attack_rolled"),
    "dice": (*_OUTSIDE, "attack_declared"),
    "reroll": (*_OUTSIDE, "attack_declared", "hits_scored"),
    "this_attack": _OUTSIDE,
}


def check(_: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such effect, and for each count of hits or dice that are not there yet or any more."""
    for words in asked_in(thing):
        for asked in words:
            for verb, value, route in effects_in(asked.rule, asked.route) if asked.trigger else ():
                word = _counted(value) or verb
                if asked.trigger in _IN_VAIN.get(word, ()):
                    fitting = ", ".join(
                        sorted(t for t in ROLES if t.startswith(("attack", "hits")) and t not in _IN_VAIN[word])
                    )
                    place = thing.source.key_place(route)
                    yield warning("mistimed-effect", place, verb=word, trigger=asked.trigger, fitting=fitting)


def _counted(value: Any) -> str:
    """What of an attack an effect counts: hits, dice, or nothing."""
    amounts = (
        [one.get("count") for one in value.values() if isinstance(one, Mapping)] if isinstance(value, Mapping) else []
    )
    if "hits" in amounts:
        return "hits"
    return "dice" if any(isinstance(one, Mapping) and "dice" in one for one in amounts) else ""
