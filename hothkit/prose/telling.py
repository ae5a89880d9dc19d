"""A rule as one or two whole sentences."""

from __future__ import annotations

from collections.abc import Callable

from hothkit.model.condition import Condition
from hothkit.model.rule import Rule, StaticRule, TriggeredRule
from hothkit.prose.deeds import deeds
from hothkit.prose.moments import is_for_the_attack, moment
from hothkit.prose.standing import standing
from hothkit.prose.voice import Cast, Voice

# What carries a rule, by the folder of its file, and whether that has an owner, who is the reader.
_CARRIERS = {
    "units": ("unit", True), "badges": ("unit", True), "traits": ("unit", True), "structures": ("structure", True),
    "terrain": ("hex", False), "markers": ("carrier", True), "lying": ("hex", True), "cards": ("", True),
    "leaders": ("", True),
}  # fmt: skip


def cast_of(carrier: str) -> Cast:
    """The cast of a rule that stands in this folder."""
    this, is_yours = _CARRIERS.get(carrier, ("", False))
    return Cast(this, is_yours)


def told(
    voice: Voice,
    rule: Rule,
    carrier: str = "",
    total: Callable[[Condition], int] | None = None,
    *,
    is_row: bool = False,
) -> str:
    """The rule as its author wrote it down in words, or else in ours; in a row the bearer has been named already."""
    said = clause(voice, rule, carrier, total, is_row=is_row)
    return said if rule.text else voice.sentence(said)


def clause(
    voice: Voice,
    rule: Rule,
    carrier: str = "",
    total: Callable[[Condition], int] | None = None,
    *,
    is_row: bool = False,
) -> str:
    """The same before it is made a sentence."""
    if rule.text:
        return rule.text.say(voice.words.lang)
    cast = cast_of(carrier)
    cast.total, cast.is_row = total, is_row
    return standing(voice, cast, rule) if isinstance(rule, StaticRule) else happening(voice, cast, rule)


def happening(voice: Voice, cast: Cast, rule: TriggeredRule) -> str:
    """When something happens, and what then does or may."""
    when = moment(voice, cast, rule)
    does = deeds(voice, cast, rule.effects, rule.may, is_of_attack=is_for_the_attack(rule))
    text = voice.say("when.then", moment=when, does=does)
    return f"{text} {voice.say(f'once_per.{rule.once_per}')}" if rule.once_per else text
