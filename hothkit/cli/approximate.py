"""The mark of a battle that is only approximate, with its reason: it stands beside every figure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hothkit.position.setting import Setting
from hothkit.prose import Phrases
from hothkit.prose.fidelity import approximate


def marks(setting: Setting, words: Phrases) -> list[str]:
    """A line for each reason; none if the battle is complete."""
    return [words.say("events.approximate_because", reason=reason) for reason in approximate(setting.scenario, words)]


def marked(data: Mapping[str, Any], setting: Setting, words: Phrases) -> dict[str, Any]:
    """The data with the reasons beside it, an empty list if the battle is complete."""
    return {**data, "approximate": approximate(setting.scenario, words)}
