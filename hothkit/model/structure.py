"""A structure: a piece that stands on a hex for a side and never moves."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data, Head
from hothkit.model.rule import Rule, rules
from hothkit.model.symbol import symbol


@dataclass(frozen=True, slots=True)
class Structure:
    """A structure; `strength` hits destroy it, and only the die faces in `hit_by` hit it."""

    head: Head
    code: str
    symbol: str
    colour: str
    blocks_sight: bool
    strength: int
    medals: int
    hit_by: tuple[str, ...]
    rules: tuple[Rule, ...]

    @classmethod
    def of(cls, id: str, data: Data) -> Structure:
        """The structure of a file's data."""
        return cls(
            Head.of(id, data),
            data.get("code", ""),
            symbol(data),
            data.get("colour", "#ffffff"),
            data.get("blocks_sight", True) is True,
            data.get("strength", 1),
            data.get("medals", 0),
            tuple(data.get("hit_by", ())),
            rules(data.get("rules")),
        )
