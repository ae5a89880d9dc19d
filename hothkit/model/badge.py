"""A badge: laid on a base unit, it makes a special unit of it."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.condition import Condition, condition
from hothkit.model.head import Data, Head
from hothkit.model.rule import Rule, rules
from hothkit.model.symbol import symbol


@dataclass(frozen=True, slots=True)
class Badge:
    """A badge; `miniatures` None leaves the unit its own number."""

    head: Head
    code: str
    symbol: str
    fits: Condition
    miniatures: int | None
    traits: tuple[str, ...]
    rules: tuple[Rule, ...]

    @classmethod
    def of(cls, id: str, data: Data) -> Badge:
        """The badge of a file's data."""
        return cls(
            Head.of(id, data),
            data.get("code", id[:1].upper()),
            symbol(data),
            condition(data.get("fits", True)),
            data.get("miniatures"),
            tuple(data.get("traits", ())),
            rules(data.get("rules")),
        )
