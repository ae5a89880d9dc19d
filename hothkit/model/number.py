"""A number that a rule asks for: exactly, at least, at most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Number:
    """A span of whole numbers; an end that is None is open.

    >>> Number.of({"at_least": 2}).holds(3)
    True
    """

    least: int | None
    most: int | None

    @classmethod
    def of(cls, data: Any) -> Number:
        """The number that a file writes as n or as {at_least, at_most}."""
        if isinstance(data, int):
            return cls(data, data)
        return cls(data.get("at_least"), data.get("at_most"))

    def holds(self, value: int) -> bool:
        """Whether the value lies in the span."""
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)
