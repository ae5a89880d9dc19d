"""A command card: whom it orders, and what it gives to those it ordered."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.condition import Condition, Key, condition, keys
from hothkit.model.head import Data, Head
from hothkit.model.rule import Rule, StaticRule, rules, static_rule

_SHAPE = ("up_to", "same")


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many orders for units that fulfil a condition; `up_to` None orders all of them."""

    up_to: int | None
    who: Condition
    same: str = ""

    @classmethod
    def of(cls, data: Data) -> Allowance:
        """The allowance of one entry of `order`."""
        who = condition({key: value for key, value in data.items() if key not in _SHAPE})
        return cls(None if data["up_to"] == "all" else data["up_to"], who, data.get("same", ""))


@dataclass(frozen=True, slots=True)
class Card:
    """A command card; its bonus is a static rule for each unit that it ordered."""

    head: Head
    order: tuple[Allowance, ...]
    bonus: StaticRule | None
    rules: tuple[Rule, ...]

    @classmethod
    def of(cls, id: str, data: Data) -> Card:
        """The card of a file's data."""
        bonus = static_rule("bonus", data["bonus"]) if "bonus" in data else None
        return cls(
            Head.of(id, data),
            tuple(map(Allowance.of, data.get("order", ()))),
            bonus,
            rules(data.get("rules")),
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
