"""What a battle or a variant makes different, a sentence for each thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from hothkit.model.card import Card
from hothkit.model.changes import REMOVED
from hothkit.model.rule import rules
from hothkit.model.terrain import Terrain
from hothkit.prose import sheets
from hothkit.prose.lexicon import Data
from hothkit.prose.orders import card
from hothkit.prose.telling import clause, told
from hothkit.prose.voice import Voice
from hothkit.shape import KIND_OF_FOLDER
from hothkit.shape.schemas import schema_of
from hothkit.shape.value_name import value_name
from hothkit.shape.whole import merged_with

_ABSENT = object()
# Which cell of a ground tells a field that is no plain number.
_CELLS = {"entering": ("move", "attack"), "leaving": ("move",), "entry": ("move",), "retreat_entry": ("move",),
          "protection": ("protection",), "penalty": ("attack",),
          "blocks_sight": ("sight",), "height": ("sight",)}  # fmt: skip


def changes(voice: Voice, changed: Iterable[tuple[str, Any]]) -> Iterator[str]:
    """A sentence for each thing that is different; things that are so in the same way stand together."""
    for folder, things in changed:
        if folder == REMOVED:
            yield from _removed(voice, things)
            continue
        if folder not in KIND_OF_FOLDER:
            yield from _single(voice, folder, things)
            continue
        alike: dict[str, list[str]] = {}
        for id, fields in things.items():
            usual = voice.lexicon.usual(folder, id)
            names = alike.setdefault(_thing(voice, folder, usual, fields), [])
            names.append((voice.inside if names else voice.name)(folder, id))
        for text, names in alike.items():
            if text:
                yield voice.sentence(voice.say("changes.thing", name=voice.listed(names), text=text))


def _removed(voice: Voice, names: Iterable[str]) -> Iterator[str]:
    for text in names:
        if (name := value_name(text)) is None:
            continue
        usual = voice.lexicon.usual(name.folder, name.id)
        called = voice.text(usual.get("name", usual.get("title")))
        of = called or name.id or voice.words.say(f"diff.kinds.{name.folder}")
        if not name.route:
            yield voice.sentence(voice.say("changes.gone.thing", name=of))
        elif name.route[0] == "rules" and len(name.route) > 1:
            id = str(name.route[1])
            own = [one for one in rules(usual.get("rules")) if one.id == id]
            for text in [told(voice, rule, name.folder, is_row=True) for rule in own] or [id]:
                yield voice.sentence(voice.say("changes.gone.rule", name=of, text=text))
        elif len(name.route) == 1 and _are_words(usual.get(str(name.route[0]))):
            less = " ".join(_entries(voice, str(name.route[0]), [], list(usual[str(name.route[0])])))
            yield voice.sentence(voice.say("changes.thing", name=of, text=less))
        else:
            field = ", ".join(_field(voice, str(step)) for step in name.route)
            yield voice.sentence(voice.say("changes.gone.field", name=of, field=field))


def _thing(voice: Voice, folder: str, usual: Data, fields: Mapping[str, Any]) -> str:
    now = merged_with(KIND_OF_FOLDER[folder], usual, fields)
    if folder == "cards":
        return card(voice, Card.of("", now))
    said: list[str] = []
    for field, value in fields.items():
        if field == "symbol":
            continue  # seen and not told
        before = usual.get(field, _default(folder, field))
        if field == "rules":
            said += [told(voice, rule, folder, is_row=True) for rule in rules(value)]
        elif field == "attack" and isinstance(before, list | tuple):
            said += _dice(voice, value, before)
        elif folder == "terrain" and field in _CELLS:
            said += _cells(voice, now, usual, _CELLS[field])
        else:
            said += _fields(voice, field, value, before)
    return " ".join(voice.sentence(one) for one in dict.fromkeys(said))


def _dice(voice: Voice, value: list[int], before: list[int] | tuple[int, ...]) -> Iterator[str]:
    """The dice at the one range at which there are more or fewer, else at all of them; where none reach there are 0."""
    reach = range(max(len(value), len(before)))
    new, old = ([dice[number] if number < len(dice) else 0 for number in reach] for dice in (value, before))
    other = [number for number in reach if new[number] != old[number]]
    if len(other) == 1:
        yield voice.say("changes.dice", range=other[0] + 1, old=old[other[0]], new=new[other[0]])
    else:
        yield from _fields(voice, "attack", value, before)


def _are_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _cells(voice: Voice, now: Data, usual: Data, cells: tuple[str, ...]) -> Iterator[str]:
    texts = [sheets.ground(voice, Terrain.of("", data)) for data in (now, usual)]
    for cell in cells:
        told_now, told_before = (getattr(text, cell) for text in texts)
        if told_now != told_before:
            is_nothing = told_now == voice.say("ground.nothing")
            yield voice.say(f"changes.nothing.{cell}") if is_nothing else told_now


def _fields(voice: Voice, field: str, value: Any, before: Any, around: str = "") -> Iterator[str]:
    """What is different in a field, which may stand inside others."""
    if isinstance(value, Mapping):
        inner = before if isinstance(before, Mapping) else {}
        for key, one in value.items():
            if one != inner.get(key, _ABSENT):
                yield from _fields(voice, key, one, inner.get(key, _ABSENT), f"{around}{field}.")
        return
    counted = f"changes.counted.{(around + field).replace('.', '_')}"
    if isinstance(value, int) and voice.has(counted):
        old = _plain(voice, before) if isinstance(before, int) and before else voice.say("changes.none")
        zero = f"{counted}_0"
        yield voice.say(zero if not value and voice.has(zero) else counted, number=value, old=old)
        return
    lists = isinstance(value, list) and isinstance(before, list | tuple)
    if lists and all(isinstance(one, str) for one in (*value, *before)):
        yield from _entries(voice, field, [v for v in value if v not in before], [v for v in before if v not in value])
        return
    name = ", ".join(_field(voice, key) for key in (around + field).split("."))
    new, old = _plain(voice, value), _plain(voice, before)
    yield voice.say("changes.instead" if old else "changes.now", field=name, new=new, old=old)


def _field(voice: Voice, field: str) -> str:
    known = f"reasons.fields.{field}"
    if voice.words.has(known):
        return voice.words.say(known)
    return voice.name("sides", field) if voice.lexicon.thing("sides", field) else _plain(voice, field)


def _entries(voice: Voice, field: str, new: list[str], gone: list[str]) -> Iterator[str]:
    """What a list has more, and what it has no more."""
    for kind, some in (("more", new), ("less", gone)):
        if some:
            name = f"changes.{kind}.{field}" if voice.has(f"changes.{kind}.{field}") else f"changes.{kind}.other"
            yield voice.say(name, entries=voice.listed([_entry(voice, one) for one in some]))


def _entry(voice: Voice, id: str) -> str:
    if id in voice.lexicon.thing("dice", "").get("faces", {}):
        return voice.face(id)
    if own := rules(voice.lexicon.thing("traits", id).get("rules")):
        does = voice.listed([clause(voice, rule, "traits", is_row=True) for rule in own])
        return voice.say("changes.meaning", name=voice.name("traits", id), text=does)
    return voice.form(voice.folder_of(id), id, "many") or _plain(voice, id)


def _plain(voice: Voice, value: Any) -> str:
    """A value that stands for itself: a number, a name, or a list of such."""
    if value is _ABSENT or value is None:
        return ""
    if isinstance(value, bool):
        return voice.words.say("notes.yes" if value else "notes.no")
    if isinstance(value, list | tuple):
        is_dice = value and all(isinstance(one, int) for one in value)
        between = voice.say("unit.dice") if is_dice else ", "
        return between.join(_plain(voice, one) for one in value) or voice.words.say("notes.none")
    folder = voice.folder_of(value) if isinstance(value, str) else ""
    if not folder and isinstance(value, str) and voice.lexicon.thing("cards", value):
        folder = "cards"
    return voice.name(folder, value) if folder else str(value)


def _single(voice: Voice, folder: str, fields: Mapping[str, Any]) -> Iterator[str]:
    """The fields of a file that there is one of: each value that is one of few has a sentence of its own."""
    usual = voice.lexicon.usual(folder, "")
    for field, value in fields.items():
        if field == "rules":
            yield from (told(voice, rule) for rule in rules(value))
            continue
        yield from _settings(voice, f"settings.{folder}.{field}", value, usual.get(field, _ABSENT))


def _settings(voice: Voice, name: str, value: Any, before: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        inner = before if isinstance(before, Mapping) else {}
        for key, one in value.items():
            if one != inner.get(key, _ABSENT):
                yield from _settings(voice, f"{name}.{key}", one, inner.get(key, _ABSENT))
        return
    word = str(value).lower() if isinstance(value, bool) else value
    if voice.has(f"{name}.{word}"):
        yield voice.sentence(voice.say(f"{name}.{word}"))
    elif voice.has(f"{name}.number") and isinstance(value, int):
        yield voice.sentence(voice.say(f"{name}.number", number=value))
    else:
        for text in _fields(voice, name.rpartition(".")[2], value, before):
            yield voice.sentence(text)


def _default(folder: str, field: str) -> Any:
    return schema_of(KIND_OF_FOLDER[folder])["properties"].get(field, {}).get("default", _ABSENT)
