"""A command card: whom it orders, and what it gives to those it ordered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hothkit.model.condition import Condition, Key, condition, keys
from hothkit.model.head import Data, Head
from hothkit.model.rule import Rule, StaticRule, rule, rules, static_rule
from hothkit.text import NO_TEXT, Text

_SHAPE = ("up_to", "same", "different", "times")
# The rules that a card is when it is played: in its turn, or at a moment of its own.
AT_ONCE, AT_ITS_MOMENT, BONUS = "then", "moment", "bonus"
PLAYED = "card_played"


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many orders for units that fulfil a condition; `up_to` None orders all of them.

    The units are of the `same`, or each of a `different`, section or type; each gets so many orders (`times`).
    """

    up_to: int | None
    who: Condition
    same: str = ""
    different: str = ""
    times: int = 1

    @classmethod
    def of(cls, data: Data) -> Allowance:
        """The allowance of one entry of `order`."""
        who = condition({key: value for key, value in data.items() if key not in _SHAPE})
        up_to = None if data["up_to"] == "all" else data["up_to"]
        return cls(up_to, who, data.get("same", ""), data.get("different", ""), data.get("times", 1))


@dataclass(frozen=True, slots=True)
class Card:
    """A command card; its bonus is a static rule for each unit that it ordered.

    What it does as it is played is one of its rules. `has_moment`: it is played when that rule's moment comes, in
    anybody's turn, and besides the card of the turn.
    """

    head: Head
    order: tuple[Allowance, ...]
    bonus: StaticRule | None
    rules: tuple[Rule, ...]
    has_moment: bool = False
    text: Text = NO_TEXT

    @classmethod
    def of(cls, id: str, data: Data) -> Card:
        """The card of a file's data."""
        bonus = static_rule(BONUS, data["bonus"]) if "bonus" in data else None
        return cls(
            Head.of(id, data),
            tuple(map(Allowance.of, data.get("order", ()))),
            bonus,
            (*rules(data.get("rules")), *_played(data)),
            "when" in data,
            Text.of(data.get("text")),
        )

    def named_kinds(self) -> tuple[tuple[Condition, ...], ...]:
        """What each allowance says about the type or kind of its units; empty if none of them names any."""
        named = []
        for allowance in self.order:
            words = [k for k in keys(allowance.who) if isinstance(k, Key) and k.word in ("type", "kind")]
            if not words:
                return ()
            named.append(tuple(words))
        return tuple(named)


def _played(data: Data) -> Iterator[Rule]:
    if "then" in data and "when" in data:
        yield rule(AT_ITS_MOMENT, {"when": data["when"], "if": data.get("if"), "may": data["then"]})
    elif "then" in data:
        yield rule(AT_ONCE, {"when": PLAYED, "then": data["then"]})
