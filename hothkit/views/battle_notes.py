"""What is special in a battle, one line each: what is changed, rules of its own, variants."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.position.setting import Setting
from hothkit.prose import Phrases, Speech


def battle_notes(setting: Setting, words: Phrases) -> Iterator[str]:
    """The notes, in whole sentences."""
    speech = Speech(words, setting.content)
    yield from speech.changes(setting.scenario)
    for name, text in speech.special_rules(setting.scenario):
        yield words.say("notes.rule", name=name, text=text)
    for variant in setting.variants:
        yield words.say("notes.variant", name=variant.head.name)
        yield from speech.changes(variant)
    if setting.scenario.fidelity != "complete":
        yield words.say("notes.approximate")
