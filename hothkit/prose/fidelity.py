"""Why a battle is only approximate."""

from __future__ import annotations

from hothkit.model.scenario import Scenario
from hothkit.prose.phrases import Phrases


def approximate(scenario: Scenario, words: Phrases) -> list[str]:
    """The reasons; empty if the battle is complete."""
    if scenario.fidelity == "complete":
        return []
    return [scenario.head.note.say(words.lang) or words.say("events.approximate_unexplained")]
