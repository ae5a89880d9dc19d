"""A unit: its side, type, figures, movement and attack."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data, Head
from hothkit.model.rule import Rule, rules
from hothkit.model.symbol import symbol


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit as its sheet shows it; `attack` are the dice at distance 1, 2, and so on."""

    head: Head
    side: str
    type: str
    miniatures: int
    move: int
    still_attack: int
    attack: tuple[int, ...]
    medals: int
    traits: tuple[str, ...]
    cannot_enter: tuple[str, ...]
    code: str
    symbol: str
    rules: tuple[Rule, ...]

    @classmethod
    def of(cls, id: str, data: Data) -> Unit:
        """The unit of a file's data."""
        move = data["move"]
        return cls(
            Head.of(id, data),
            data["side"],
            data["type"],
            data["miniatures"],
            move["most"],
            move.get("still_attack", move["most"]),
            tuple(data["attack"]),
            data.get("medals", 1),
            tuple(data.get("traits", ())),
            tuple(data.get("cannot_enter", ())),
            data.get("code", id[:2].upper()),
            symbol(data),
            rules(data.get("rules")),
        )
