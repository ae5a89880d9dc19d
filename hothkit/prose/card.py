"""A command card in a few words: whom it orders, and what they get."""

from __future__ import annotations

from collections.abc import Callable

from hothkit.model.card import Allowance, Card
from hothkit.model.condition import Key, keys
from hothkit.prose.phrases import Phrases
from hothkit.text import Text

Named = Callable[[str], Text]
"""The name of a unit or type by its id; no text if there is none."""


def card_words(card: Card, named: Named, words: Phrases) -> str:
    """The card's orders and its bonus."""
    parts = [allowance_words(one, named, words) for one in card.order]
    parts += _bonus(card, words)
    return "; ".join(parts) or words.say("card.nothing")


def allowance_words(one: Allowance, named: Named, words: Phrases) -> str:
    """How many units of what sort one allowance orders."""
    phrase = "all" if one.up_to is None else "one" if one.up_to == 1 else "up_to"
    said = words.say(f"card.{phrase}", number=one.up_to)
    which = [_which(leaf, named, words) for leaf in keys(one.who) if isinstance(leaf, Key)]
    which += [words.say(f"card.same.{one.same}")] if one.same else []
    return f"{said} ({', '.join(which)})" if which else said


def _which(leaf: Key, named: Named, words: Phrases) -> str:
    value = str(leaf.value)
    if leaf.word == "section":
        return words.say(f"board.sections.{value}")
    return named(value).say(words.lang) or value


def _bonus(card: Card, words: Phrases) -> list[str]:
    bonus = card.bonus
    if bonus is None:
        return []
    parts = [words.say(f"card.change.{word}", number=f"{number:+d}") for word, number in bonus.change]
    parts += [words.say(f"card.forbid.{word}") for word in bonus.forbid]
    parts += [words.say(f"card.ignore.{word}") for word, _ in bonus.ignore]
    return parts
