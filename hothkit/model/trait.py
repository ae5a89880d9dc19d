"""A trait: a named bundle of rules that units share."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data, Head
from hothkit.model.rule import Rule, rules


@dataclass(frozen=True, slots=True)
class Trait:
    """A trait and its rules; without rules it is a mark that other rules ask for."""

    head: Head
    rules: tuple[Rule, ...]

    @classmethod
    def of(cls, id: str, data: Data) -> Trait:
        """The trait of a file's data."""
        return cls(Head.of(id, data), rules(data.get("rules")))
