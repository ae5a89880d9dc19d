"""Cards: whom they order, what those get, and what else happens, as it would be printed on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hothkit.model.board import sections_of
from hothkit.model.card import AT_ITS_MOMENT, AT_ONCE, Allowance, Card
from hothkit.model.condition import Condition
from hothkit.model.rule import Rule, TriggeredRule
from hothkit.prose import nouns
from hothkit.prose.deeds import deeds
from hothkit.prose.leaves import Leaf, leaves, without
from hothkit.prose.moments import is_for_the_attack, moment
from hothkit.prose.standing import standing
from hothkit.prose.telling import cast_of, told
from hothkit.prose.voice import Cast, Voice

_CARDS = "cards"


def card(voice: Voice, card: Card) -> str:
    """The text of a card: its author's, or else ours."""
    if card.text:
        return card.text.say(voice.words.lang)
    return " ".join(_sentences(voice, card)) or voice.sentence(voice.say("card.nothing"))


def allowance(voice: Voice, one: Allowance) -> str:
    """So many units of a sort, as the object of an order."""
    return _allowance(voice, one, one.who)


def _allowance(voice: Voice, one: Allowance, who: Condition, ending: str = "") -> str:
    units = _units(voice, one, who, ending)
    if one.times == 1:
        return units
    times = "times" if one.up_to == 1 else "twice_each" if one.times == 2 else "times_each"
    return f"{units} {voice.say(f'card.{times}', number=one.times)}"


def _units(voice: Voice, one: Allowance, who: Condition, ending: str = "") -> str:
    if one.same:
        ending = voice.say(f"card.same.{one.same}")
    if one.different:
        ending = voice.say(f"card.different.{one.different}")
    how, number = ("ordered_all", 2) if one.up_to is None else ("ordered", one.up_to)
    return nouns.unit(voice, cast_of(_CARDS), who, how, number, ending)


def _to_the_ordered(voice: Voice, card: Card) -> Iterator[str]:
    """What befalls the units that the card orders, and its bonus."""
    is_first = True
    for rule in card.rules:
        if isinstance(rule, TriggeredRule) and _is_of_the_ordered(card, rule):
            cast = cast_of(_CARDS)
            cast.same["unit"] = "it_ordered" if _is_alone(card) else "each_ordered"
            yield deeds(voice, cast, rule.effects, rule.may)
            is_first = False
    if card.bonus is not None:
        bearer = "it.dropped" if not is_first else "card.it" if _is_alone(card) else "card.each"
        yield standing(voice, cast_of(_CARDS), card.bonus, voice.say(bearer))


def _is_alone(card: Card) -> bool:
    return len(card.order) == 1 and card.order[0].up_to == 1


def _is_of_the_ordered(card: Card, rule: Rule) -> bool:
    """The rule happens to just the units that the card orders."""
    if not isinstance(rule, TriggeredRule) or rule.when != "unit_ordered" or rule.once_per or rule.text:
        return False
    asked = dict(rule.if_)
    if list(asked) != ["unit"] or len(card.order) != 1:
        return False
    own = [leaf for leaf in leaves(asked["unit"]) if leaf != Leaf("side", ("own",))]
    return own == list(leaves(card.order[0].who))


def _does(voice: Voice, cast: Cast, rule: TriggeredRule) -> str:
    return deeds(voice, cast, rule.effects, is_of_attack=is_for_the_attack(rule))


def _order(voice: Voice, card: Card) -> str:
    first, *more = card.order
    if not more and first.times == 2 and first.up_to == 1:
        return voice.say("card.order_twice", units=_units(voice, first, first.who))
    if every := _every_section(voice, card.order):
        units = _allowance(voice, first, without(first.who, "section"), voice.say(f"card.every.{every}"))
        return voice.say("card.order", number=first.up_to or 2, units=units)
    number = sum(one.up_to or 2 for one in card.order)
    units = voice.listed([allowance(voice, one) for one in card.order], "orders")
    return voice.say("card.order", number=number, units=units)


def _every_section(voice: Voice, order: Sequence[Allowance]) -> str:
    """The phrase for a card that orders alike in all sections of a board, or in some that have one; empty if none."""
    named = [leaf for one in order for leaf in leaves(one.who) if leaf.word == "section" and leaf.is_so]
    sections = frozenset(str(leaf.value) for leaf in named if len(leaf.values) == 1)
    alike = {replace(one, who=without(one.who, "section")) for one in order}
    if len(alike) != 1 or not len(named) == len(sections) == len(order) > 1:
        return ""
    boards = [sections_of(voice.lexicon.thing("boards", id)) for id in sorted(voice.lexicon.ids("boards"))]
    some = "_".join(sorted(sections))
    return (
        "section" if any(sections == {*board} for board in boards) else some if voice.has(f"card.every.{some}") else ""
    )


def _sentences(voice: Voice, card: Card) -> Iterator[str]:
    for rule in card.rules:
        if isinstance(rule, TriggeredRule) and rule.id == AT_ITS_MOMENT:
            cast = cast_of(_CARDS)
            when = moment(voice, cast, rule)
            yield voice.sentence(voice.say("card.moment", moment=when, does=_does(voice, cast, rule)))
        elif isinstance(rule, TriggeredRule) and rule.id == AT_ONCE:
            yield voice.sentence(deeds(voice, cast_of(_CARDS), rule.effects))
    if card.order:
        yield voice.sentence(_order(voice, card))
    gifts = list(_to_the_ordered(voice, card))
    if gifts:
        yield voice.sentence(voice.listed(gifts, "deeds"))
    for rule in card.rules:
        if rule.id not in (AT_ITS_MOMENT, AT_ONCE) and not _is_of_the_ordered(card, rule):
            yield told(voice, rule, _CARDS)
