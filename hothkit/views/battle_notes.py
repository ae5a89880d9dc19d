"""What is special in a battle, one line each: changed figures, rules of its own, variants."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from hothkit.position.setting import Setting
from hothkit.prose import Phrases, Speech
from hothkit.prose.fidelity import approximate
from hothkit.shape import KIND_OF_FOLDER


def battle_notes(setting: Setting, words: Phrases) -> Iterator[str]:
    """The notes, in whole sentences."""
    speech = Speech(words, setting.content)
    yield from speech.changes(replace(setting.scenario, changes=_with_a_say(setting, setting.scenario.changes)))
    for name, text in speech.special_rules(setting.scenario):
        yield words.say("notes.rule", name=name, text=text)
    for variant in setting.variants:
        yield words.say("notes.variant", name=variant.head.name)
        yield from speech.changes(replace(variant, changes=_with_a_say(setting, variant.changes)))
    for reason in approximate(setting.scenario, words):
        yield words.say("events.approximate_because", reason=reason)


def _with_a_say(setting: Setting, changes: Iterable[tuple[str, Any]]) -> tuple[tuple[str, Any], ...]:
    """The changes of things that have a say in the battle."""
    known = {name.partition("/")[0] for name in setting.uses}
    found = []
    for folder, changed in changes:
        if folder in KIND_OF_FOLDER and folder in known:
            changed = {id: fields for id, fields in changed.items() if f"{folder}/{id}" in setting.uses}
        found.append((folder, changed))
    return tuple(found)
