"""A ground: who may enter, where it stops a unit, what it does to attacks and to sight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hothkit.model.condition import ALWAYS, Condition, condition
from hothkit.model.head import Data, Head
from hothkit.model.rule import Rule, rules
from hothkit.model.symbol import symbol


@dataclass(frozen=True, slots=True)
class Modifier:
    """Dice that a ground adds or takes, if attacker and target fulfil their conditions."""

    dice: int
    attacker: Condition = ALWAYS
    target: Condition = ALWAYS

    @classmethod
    def of(cls, data: Data) -> Modifier:
        """The modifier of a file's data."""
        return cls(data["dice"], condition(data.get("attacker", True)), condition(data.get("target", True)))


@dataclass(frozen=True, slots=True)
class Terrain:
    """A ground; `always_blocks_sight` also between two that are higher."""

    head: Head
    code: str
    symbol: str
    colour: str
    blocks_sight: bool
    always_blocks_sight: bool
    height: int
    entry: Condition
    retreat_entry: Condition
    cost: int
    stop: Condition
    hold_fire: Condition
    leaving_stop: Condition
    protection: tuple[Modifier, ...]
    penalty: tuple[Modifier, ...]
    rules: tuple[Rule, ...]

    @classmethod
    def of(cls, id: str, data: Data) -> Terrain:
        """The ground of a file's data."""
        entering: dict[str, Any] = data.get("entering", {})
        entry = data.get("entry", True)
        return cls(
            Head.of(id, data),
            data.get("code", ""),
            symbol(data),
            data.get("colour", "#ffffff"),
            data.get("blocks_sight", False) in (True, "always"),
            data.get("blocks_sight") == "always",
            data.get("height", 0),
            condition(entry),
            condition(data.get("retreat_entry", entry)),
            entering.get("cost", 1),
            condition(entering.get("stop", False)),
            condition(entering.get("hold_fire", False)),
            condition(data.get("leaving", {}).get("stop", False)),
            tuple(Modifier.of(one) for one in data.get("protection", ())),
            tuple(Modifier.of(one) for one in data.get("penalty", ())),
            rules(data.get("rules")),
        )
