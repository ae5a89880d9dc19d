"""A command card in a few words: whom it orders, what they get, and what else happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hothkit.model.amount import Count, Faces
from hothkit.model.card import AT_ITS_MOMENT, AT_ONCE, Allowance, Card
from hothkit.model.condition import Key, keys
from hothkit.model.rule import TriggeredRule
from hothkit.prose.phrases import Phrases
from hothkit.text import Text

Named = Callable[[str], Text]
"""The name of a unit, type or face of the die by its id; no text if there is none."""


def card_words(card: Card, named: Named, words: Phrases) -> str:
    """What the card does as it is played, its orders and its bonus."""
    parts = list(_played(card, words))
    parts += [allowance_words(one, named, words) for one in card.order]
    parts += _bonus(card, named, words)
    return "; ".join(parts) or words.say("card.nothing")


def allowance_words(one: Allowance, named: Named, words: Phrases) -> str:
    """How many units of what sort one allowance orders."""
    phrase = "all" if one.up_to is None else "one" if one.up_to == 1 else "up_to"
    said = words.say(f"card.{phrase}", number=one.up_to)
    which = [_which(leaf, named, words) for leaf in keys(one.who) if isinstance(leaf, Key)]
    which += [words.say(f"card.same.{one.same}")] if one.same else []
    which += [words.say(f"card.different.{one.different}")] if one.different else []
    which += [words.say("card.times", number=one.times)] if one.times > 1 else []
    return f"{said} ({', '.join(which)})" if which else said


def _which(leaf: Key, named: Named, words: Phrases) -> str:
    value = str(leaf.value)
    if leaf.word == "section":
        return words.say(f"board.sections.{value}")
    if leaf.word in ("miniatures", "ordered"):
        return words.say(f"card.which.{leaf.word}", number=value)
    return named(value).say(words.lang) or value


def _played(card: Card, words: Phrases) -> Iterator[str]:
    for rule in card.rules:
        if isinstance(rule, TriggeredRule) and rule.id in (AT_ONCE, AT_ITS_MOMENT):
            does = ", ".join(words.say(f"words.effects.{effect.verb}") for effect in rule.effects)
            if rule.id == AT_ITS_MOMENT:
                does = words.say("card.when", moment=words.say(f"words.triggers.{rule.when}"), does=does)
            yield does


def _bonus(card: Card, named: Named, words: Phrases) -> list[str]:
    bonus = card.bonus
    if bonus is None:
        return []
    parts = []
    for word, amount in bonus.change:
        if isinstance(amount, Count):
            parts.append(words.say("card.count"))
        elif isinstance(amount, Faces):
            said = [[named(id).say(words.lang) or id for id in pair] for pair in amount.pairs]
            parts += [words.say("card.faces", face=face, other=other) for face, other in said]
        else:
            parts.append(words.say(f"card.change.{word}", number=f"{amount:+d}"))
    parts += [words.say(f"card.forbid.{word}") for word in bonus.forbid]
    parts += [words.say(f"card.ignore.{word}") for word, _ in bonus.ignore]
    return parts
