"""What is special in a battle, one line each: the packs and what is changed, rules of its own, variants."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from hothkit.model.changes import REMOVED
from hothkit.model.pack import Pack
from hothkit.position.setting import Setting
from hothkit.prose import Phrases
from hothkit.prose.fidelity import approximate
from hothkit.prose.speech import Speech
from hothkit.shape import KIND_OF_FOLDER


def battle_notes(setting: Setting, words: Phrases) -> Iterator[str]:
    """The notes, in whole sentences."""
    speech = Speech(words, setting.content)
    for pack in map(Pack.of, setting.content.things.get("pack", {}).values()):
        if pack.changes:
            yield words.say("notes.pack", name=pack.head.name, version=pack.version)
    yield from _changes(setting, setting.scenario.changes, speech)
    for name, text in speech.special_rules(setting.scenario):
        yield words.say("notes.rule", name=name, text=text)
    for variant in setting.variants:
        yield words.say("notes.variant", name=variant.head.name)
        yield from _changes(setting, variant.changes, speech)
    for reason in approximate(setting.scenario, words):
        yield words.say("events.approximate_because", reason=reason)


def _changes(setting: Setting, changes: Iterable[tuple[str, Any]], speech: Speech) -> Iterator[str]:
    """What is changed about things that have a say in the battle."""
    known = {name.partition("/")[0] for name in setting.uses}
    for folder, changed in changes:
        if folder == REMOVED:
            yield from speech.told_changes([(folder, [text for text in changed if _is_met(setting, known, text)])])
            continue
        if folder not in KIND_OF_FOLDER:
            yield from speech.told_changes([(folder, changed)])
            continue
        met = {id: fields for id, fields in changed.items() if _is_met(setting, known, f"{folder}/{id}")}
        yield from speech.told_changes([(folder, met)])


def _is_met(setting: Setting, known: set[str], text: str) -> bool:
    """Whether a thing may come into the battle, or nobody knows whether it may."""
    thing = text.partition(".")[0]
    return thing.partition("/")[0] not in known or thing in setting.uses
