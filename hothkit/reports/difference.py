"""What a pack adds to the packs that it stands on and what it makes different, in sentences and as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from hothkit.diagnostics import Place
from hothkit.model.changes import REMOVED, changes_of
from hothkit.pack.content import Content
from hothkit.pack.library import Library, Thing
from hothkit.pack.packs import pack_of
from hothkit.prose import Phrases
from hothkit.prose.speech import Speech
from hothkit.shape import KIND_OF_FOLDER
from hothkit.shape.value_name import ValueName
from hothkit.text import Text

# What is said about things and not played is told by its number alone.
_COUNTED = ("rulings",)
_UNTOLD = ("evidence", "source", "confidence", "note", "unofficial", "forms")


@dataclass(frozen=True, slots=True)
class Difference:
    """What a pack does to a thing: added, changed, replaced or removed; in words, and where it says so."""

    name: ValueName
    how: str
    text: str
    place: Place


def differences(library: Library, pack: Thing, words: Phrases) -> tuple[Difference, ...]:
    """All differences of a pack, what is added first, each group in the order of kinds and ids."""
    below = library.without(pack)
    speech = Speech(words, Content.of(library.sound, below.sound))
    files = [*_files(library, below, pack, speech, words), *_changes(pack, speech)]
    order = {how: rank for rank, how in enumerate(("added", "replaced", "changed", "removed"))}
    return tuple(sorted(files, key=lambda one: (order[one.how], one.name.folder, one.name.id, one.place)))


def _files(library: Library, below: Library, pack: Thing, speech: Speech, words: Phrases) -> Iterator[Difference]:
    """The pack's own things: new ones, and those that take the place of others."""
    for thing in library.all:
        if thing.file.pack != pack.file.pack or not thing.is_usable or thing.file.kind == "pack":
            continue
        name, place = ValueName(thing.folder, thing.file.id), thing.source.place(())
        before = below.of_kind(name.folder).get(name.id)
        if before is None or not before.is_usable:
            yield Difference(name, "added", _called(thing.data, name, words), place)
            continue
        for text in _replaced(name, before.data, thing.data, speech):
            yield Difference(name, "replaced", text, place)


def _called(data: Mapping[str, Any], name: ValueName, words: Phrases) -> str:
    said = data.get("name", data.get("title"))
    return Text.of(said).say(words.lang) or name.id or name.folder


def _replaced(name: ValueName, old: Mapping[str, Any], new: Mapping[str, Any], speech: Speech) -> Iterator[str]:
    told = {key: value for key, value in new.items() if key not in _UNTOLD and old.get(key) != value}
    gone = [str(name._replace(route=(key,))) for key in old if key not in new and key not in _UNTOLD]
    yield from speech.told_changes([(name.folder, {name.id: told} if name.id else told)] if told else [])
    yield from speech.told_changes([(REMOVED, gone)] if gone else [])


def _changes(pack: Thing, speech: Speech) -> Iterator[Difference]:
    """What the pack's changes say, a sentence for each thing."""
    for folder, changed in changes_of(pack.data):
        if folder == REMOVED:
            for step, text in enumerate(changed):
                name, place = ValueName(folder, text), pack.source.place(("changes", folder, step))
                yield Difference(name, "removed", " ".join(speech.told_changes([(folder, [text])])), place)
            continue
        for id, fields in changed.items() if folder in KIND_OF_FOLDER else [("", changed)]:
            name = ValueName(folder, id)
            place = pack.source.key_place(("changes", folder, id) if id else ("changes", folder))
            text = " ".join(speech.told_changes([(folder, {id: fields} if id else fields)]))
            yield Difference(name, "changed", text, place)


def difference_lines(library: Library, pack: Thing, words: Phrases) -> Iterator[str]:
    """The differences in lines, each group below its heading."""
    own = pack_of(pack)
    on = ", ".join(f"{id} {wanted}" for id, wanted in own.requires)
    yield words.say("diff.title", name=own.head.name, id=own.head.id, version=own.version)
    if on:
        yield words.say("diff.stands_on", packs=on)
    found = differences(library, pack, words)
    for how in dict.fromkeys(one.how for one in found):
        yield ""
        yield words.say(f"diff.{how}")
        some = [one for one in found if one.how == how]
        yield from (f"  {line}" for line in (_by_kind(some, words) if how == "added" else (one.text for one in some)))
    if not found:
        yield words.say("diff.nothing")


def _by_kind(found: list[Difference], words: Phrases) -> Iterator[str]:
    for folder in dict.fromkeys(one.name.folder for one in found):
        names = [one.text for one in found if one.name.folder == folder]
        kind = words.say(f"diff.kinds.{folder}")
        yield f"{kind}: {len(names)}" if folder in _COUNTED else f"{kind}: {', '.join(names)}"


def difference_data(library: Library, pack: Thing, words: Phrases) -> dict[str, Any]:
    """The same as data."""
    own = pack_of(pack)
    return {
        "pack": own.head.id,
        "version": own.version,
        "requires": dict(own.requires),
        "differences": [
            {"name": one.name.id if one.name.folder == REMOVED else str(one.name), "how": one.how, "text": one.text,
             **asdict(one.place)}
            for one in differences(library, pack, words)
        ],
    }  # fmt: skip
