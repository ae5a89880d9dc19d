"""What is special in a battle, one line each: changed figures, rules of its own, variants."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from hothkit.pack.library import Library
from hothkit.position.setting import Setting
from hothkit.prose import Phrases
from hothkit.prose.fidelity import approximate
from hothkit.shape import KIND_OF_FOLDER
from hothkit.shape.schemas import schema_of
from hothkit.text import Text

_ABSENT = object()


def battle_notes(setting: Setting, words: Phrases, library: Library | None = None) -> Iterator[str]:
    """The notes; a library tells what the changed figures usually are."""
    yield from _changes(setting, setting.scenario.changes, words, library)
    for rule in setting.scenario.special_rules:
        yield words.say("notes.rule", name=rule.name or rule.id)
    for variant in setting.variants:
        yield words.say("notes.variant", name=variant.head.name)
        yield from _changes(setting, variant.changes, words, library)
    for reason in approximate(setting.scenario, words):
        yield words.say("events.approximate_because", reason=reason)


def _changes(
    setting: Setting, changes: Iterable[tuple[str, Any]], words: Phrases, library: Library | None
) -> Iterator[str]:
    """What is changed about things that have a say in the battle."""
    known = {name.partition("/")[0] for name in setting.uses}
    for folder, changed in changes:
        single = folder not in KIND_OF_FOLDER
        for id, fields in {"": changed}.items() if single else changed.items():
            if folder in known and f"{folder}/{id}" not in setting.uses:
                continue
            thing = library.of_kind(folder).get(id) if library else None
            usual: Mapping[str, Any] = thing.data if thing is not None else {}
            name = words.say(f"notes.files.{folder}") if single else Text.of(usual.get("name")).say(words.lang) or id
            for field, value in fields.items():
                before = usual.get(field, _default(KIND_OF_FOLDER.get(folder, folder), field)) if thing else _ABSENT
                yield words.say("notes.change", name=name, what=_change(field, value, before, words, library))


def _default(kind: str, field: str) -> Any:
    return schema_of(kind)["properties"].get(field, {}).get("default", _ABSENT)


def _change(field: str, value: Any, before: Any, words: Phrases, library: Library | None) -> str:
    name = words.say(f"reasons.fields.{field}") if words.has(f"reasons.fields.{field}") else field
    now, usual = _said(value, words, library), _said(before, words, library)
    if now is None:
        return words.say("notes.otherwise", field=name)
    if usual is None:
        return words.say("notes.now", field=name, value=now)
    return words.say("notes.instead", field=name, value=now, usual=usual)


def _said(value: Any, words: Phrases, library: Library | None) -> str | None:
    """The value if it can be said in few words."""
    if isinstance(value, bool):
        return words.say("notes.yes" if value else "notes.no")
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        parts = [_said(one, words, library) for one in value]
        return None if None in parts else ", ".join(map(str, parts)) or words.say("notes.none")
    if isinstance(value, str) and library is not None:
        for folder in ("traits", "terrain", "types", "sides", "cards"):
            if (thing := library.of_kind(folder).get(value)) is not None and isinstance(thing.data, dict):
                return Text.of(thing.data.get("name")).say(words.lang) or value
    return None
