"""A ruling: a position, what is asked or done, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hothkit.model.head import Data, Head
from hothkit.text import Text


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a position: `sight`, `attack`, `move`, `retreat` or `order`, and about what."""

    topic: str
    about: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """What players ask that the ruling answers, and the answer in a sentence or two; `order` is its place in a list."""

    order: int
    question: Text
    answer: Text

    @classmethod
    def of(cls, data: Data | None) -> Asked | None:
        """The question of a file's data; None if there is none."""
        return cls(data.get("order", 0), Text.of(data["question"]), Text.of(data["answer"])) if data else None


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling as its file writes it; `battle` names a whole battle, `position` draws one.

    `answer` and `facts` name what must be so, and say nothing of what they leave out.
    `events` must come in this order, with others between them or not; `never` are beginnings of events that must not.
    """

    head: Head
    rows: tuple[str, ...]
    cases: tuple[int, ...]
    battle: str
    position: Mapping[str, Any]
    variants: tuple[str, ...]
    teams: tuple[str, ...]
    leaders: tuple[tuple[str, str], ...]
    actions: tuple[str, ...]
    dice: tuple[tuple[str, ...], ...]
    draws: Mapping[str, tuple[str, ...]]
    events: tuple[str, ...]
    never: tuple[str, ...]
    may: tuple[str, ...]
    may_not: tuple[str, ...]
    result: Mapping[str, Any]
    question: Question | None
    answer: Mapping[str, Any]
    facts: Mapping[str, Any]
    asked: Asked | None = None

    @classmethod
    def of(cls, id: str, data: Data) -> Ruling:
        """The ruling of a file's data."""
        asked = next(iter(data.get("question", {}).items()), None)
        return cls(
            Head.of(id, {**data, "name": data["title"]}),
            tuple(data.get("rows", ())),
            tuple(data.get("cases", ())),
            str(data.get("battle", "")),
            data.get("position", {}),
            tuple(data.get("variants", ())),
            tuple(data.get("teams", ())),
            tuple(data.get("leaders", {}).items()),
            tuple(data.get("actions", ())),
            tuple(tuple(roll.split()) for roll in data.get("dice", ())),
            {side: tuple(cards) for side, cards in data.get("draws", {}).items()},
            tuple(data.get("events", ())),
            tuple(data.get("never", ())),
            tuple(data.get("may", ())),
            tuple(data.get("may_not", ())),
            data.get("result", {}),
            Question(asked[0], tuple(asked[1]) if isinstance(asked[1], list) else (asked[1],)) if asked else None,
            data.get("answer", {}),
            data.get("facts", {}),
            Asked.of(data.get("asked")),
        )

    @property
    def title(self) -> Text:
        """What it is about."""
        return self.head.name
