"""Which words the rules and the cards' bonuses of a battle say, so that the loop asks judge only where it must."""

from __future__ import annotations

from typing import NamedTuple

from hothkit.judge.ground import hurts
from hothkit.judge.in_force import said_by
from hothkit.model.amount import Count
from hothkit.model.condition import keys
from hothkit.model.rule import StaticRule, TriggeredRule
from hothkit.position.bound import Bound, Rank
from hothkit.position.setting import Setting
from hothkit.words.conditions import WORDS, reads_moment

Words = frozenset[tuple[str, str]]
_GROUPS = ("change", "forbid", "ignore")


class Bonus(NamedTuple):
    """A card's bonus: what it says, what it adds, and whether it asks or counts, so that only judge can answer."""

    words: Words
    change: dict[str, int]
    asks: bool


NO_BONUS = Bonus(frozenset(), {}, False)


def words_of(rule: StaticRule) -> Words:
    """The words that a rule says, each with its group."""
    return frozenset((group, word) for group in _GROUPS for word, _ in said_by(rule, group))


def said(setting: Setting) -> Words:
    """All that static rules say."""
    return frozenset().union(*(words_of(b.rule) for b in setting.static if isinstance(b.rule, StaticRule)))


def said_of_the_moment(setting: Setting) -> Words:
    """What static rules say depending on more than kinds and hexes; a card's only hold while it is in play."""
    return frozenset().union(
        *(words_of(b.rule) for b in setting.static if isinstance(b.rule, StaticRule) and _passes(b, b.rule))
    )


def dice_rules(setting: Setting) -> tuple[tuple[Bound, ...], tuple[Bound, ...]]:
    """The rules that change dice: those that only ask for kinds and hexes, and those of the moment."""
    saying = [b for b in setting.static if isinstance(b.rule, StaticRule) and ("change", "dice") in words_of(b.rule)]
    passing = [b for b in saying if isinstance(b.rule, StaticRule) and _passes(b, b.rule)]
    return tuple(b for b in saying if b not in passing), tuple(passing)


def grounds_of_the_moment(setting: Setting) -> tuple[bool, bool]:
    """Whether the dice, and the moves, over the grounds of the board depend on more than kinds and hexes."""
    laid = [ground for ground in setting.laid if ground is not None]
    grounds = {ground.head.id: ground for ground in (*setting.grounds, *laid)}.values()
    dice = [tree for g in grounds for m in (*g.protection, *g.penalty) for tree in (m.attacker, m.target)]
    moves = [tree for g in grounds for tree in (g.entry, g.stop, g.hold_fire, g.leaving_stop)]
    return any(map(reads_moment, dice)), any(map(reads_moment, moves))


def harm_of_the_moment(setting: Setting) -> bool:
    """Whether it depends on more than kinds and hexes where a unit is hurt as it enters."""
    return any(
        isinstance(b.rule, TriggeredRule)
        and b.rule.when == "unit_entered"
        and hurts(b.rule)
        and (
            b.rank is Rank.MARKER or any(role not in ("unit", "hex") or reads_moment(tree) for role, tree in b.rule.if_)
        )
        for b in setting.triggered
    )


def awaited(setting: Setting) -> frozenset[str]:
    """The triggers that any rule waits for."""
    return frozenset(b.rule.when for b in setting.triggered if isinstance(b.rule, TriggeredRule))


def bonuses(setting: Setting) -> tuple[Bonus, ...]:
    """Each card's bonus, and last the one of no card: a state's `bonus` -1 finds it."""
    found = []
    for card in setting.cards:
        rule, change = card.bonus, dict[str, int]()
        for word, number in rule.change if rule else ():
            change[word] = change.get(word, 0) + (number if isinstance(number, int) else 0)
        found.append(Bonus(words_of(rule), change, bool(rule.while_) or _counts(rule)) if rule else NO_BONUS)
    return (*found, NO_BONUS)


def _passes(bound: Bound, rule: StaticRule) -> bool:
    """Whether more than kinds and hexes decides whether a rule holds: cards and markers come and go."""
    return bound.rank in (Rank.CARD, Rank.MARKER) or _is_of_the_moment(rule)


def _is_of_the_moment(rule: StaticRule) -> bool:
    """Whether a rule reads more than the kinds and hexes of the roles in it."""
    return _counts(rule) or any(
        role in ("this", "turn")
        or reads_moment(tree)
        or any(
            getattr(key, "word", "") not in WORDS and role not in ("distance",) and hasattr(key, "word")
            for key in keys(tree)
        )
        for role, tree in rule.while_
    )


def _counts(rule: StaticRule) -> bool:
    return any(isinstance(amount, Count) for _, amount in rule.change)
