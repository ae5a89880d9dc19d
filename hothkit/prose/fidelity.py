"""Why a battle is only approximate, and what about a thing the sources leave open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hothkit.model.scenario import Scenario
from hothkit.prose.phrases import Phrases
from hothkit.text import Text


def approximate(scenario: Scenario, words: Phrases) -> list[str]:
    """The reasons; empty if the battle is complete."""
    if scenario.fidelity == "complete":
        return []
    return [scenario.head.note.say(words.lang) or words.say("events.approximate_unexplained")]


def open_reading(data: Mapping[str, Any]) -> Text | None:
    """What the data of a thing notes about a part of it that no source settles; None if all of it is settled."""
    parts = data.get("evidence", {}).values()
    return next((Text.of(part.get("note")) for part in parts if part.get("confidence") == "open"), None)


def open_rule(battle: Mapping[str, Any], rule: str) -> Text | None:
    """The same for a special rule of the data of a battle; empty where nothing is noted, None if it is settled."""
    data = battle["special_rules"][rule]
    evidence = data if "confidence" in data else battle.get("evidence", {}).get("special_rules", {})
    return Text.of(evidence.get("note")) if evidence.get("confidence") == "open" else None
