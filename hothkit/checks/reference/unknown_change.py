"""A change of something that is not there; what is there must keep its shape with its new value."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from typing import Any

from hothkit.checks.finding import error, unknown, warning
from hothkit.diagnostics import Diagnostic, excerpt
from hothkit.model.changes import REMOVED, changes_of
from hothkit.pack.library import Library, Thing
from hothkit.pack.overlay import Things, overlaid
from hothkit.shape import KIND_OF_FOLDER, findings, is_sound
from hothkit.shape.schemas import schema_of
from hothkit.shape.value_name import ValueName, value_name
from hothkit.yaml_source import Route, Source, Spot

# Kinds that commands which do not need them do not read.
_LEFT_OUT = ("rulings",)


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each changed thing or field that does not exist, and for each new value of a wrong shape."""
    if thing.file.kind == "pack" and "changes" in thing.data:
        library = library.under(thing)
    for folder, changed in changes_of(thing.data):
        kind = KIND_OF_FOLDER.get(folder)
        if folder == REMOVED:
            library = yield from _removed(library, thing, changed)
        elif folder == "scenarios" and thing.file.kind == "scenario":
            yield error("unknown-change", thing.source.key_place(("changes", folder)), "battle")
        elif kind is None:
            yield from _fields(library, thing, (folder, ""), folder, changed, ("changes", folder))
        else:
            known = library.of_kind(folder)
            for id, fields in changed.items():
                route = ("changes", folder, id)
                if id in known:
                    yield from _fields(library, thing, (folder, id), kind, fields, route)
                else:
                    yield unknown("unknown-change", thing.source.key_place(route), id, known, folder=folder)


def _removed(library: Library, thing: Thing, names: Sequence[str]) -> Generator[Diagnostic, None, Library]:
    """A finding for each name of which there is nothing, and for what nothing can be without; then the rest."""
    changes, gone = changes_of(thing.data), list[ValueName]()
    for step, text in enumerate(names):
        place, name = thing.source.place(("changes", REMOVED, step)), value_name(text)
        if name is not None and (around := next((one for one in gone if one.is_around(name)), None)):
            yield error("unknown-change", place, "gone", name=excerpt(text), other=str(around))
            continue
        missing = _missing(library, name)
        if name is None or missing is not None:
            what, known = missing or ("", ())
            phrase = "removed" if name is not None else "nameless"
            yield unknown("unknown-change", place, what, known, phrase, value=excerpt(text))
            continue
        # What is given anew may well be taken away first.
        alone = _things(library, name)
        if alone[name.folder] and all(_is_needed(alone, one, name) for one in ([(REMOVED, [text])], changes)):
            yield error("unknown-change", place, "needed", name=excerpt(text))
        else:
            gone.append(name)
            before, library = library, library.changed([(REMOVED, [text])])
            for side in sorted(_sides_with_decks(before) - _sides_with_decks(library)):
                yield warning("unknown-change", place, "last_deck", name=excerpt(text), side=side)
    return library


def _sides_with_decks(library: Library) -> set[str]:
    """The sides that have a deck to draw from, be it one that all share."""
    whose = [deck.data.get("side") for deck in library.of_kind("decks").values() if deck.is_usable]
    return set(library.of_kind("sides")) if None in whose else {side for side in whose if isinstance(side, str)}


def _things(library: Library, name: ValueName) -> Things:
    """The one thing that a name is about, as data."""
    found = library.of_kind(name.folder).get(name.id)
    return {name.folder: {name.id: found.data} if found is not None and found.is_usable else {}}


def _is_needed(things: Things, changes: Iterable[tuple[str, Any]], name: ValueName) -> bool:
    """Whether what is left after changes is no whole thing any more, or a file that there must be is gone."""
    left = overlaid(things, [one for one in changes if one[0] in (REMOVED, name.folder)])[name.folder].get(name.id)
    return not name.id if left is None else not is_sound(name.kind, left)


def _missing(library: Library, name: ValueName | None) -> tuple[str, Iterable[str]] | None:
    """The first part of a name of which there is nothing, and what there is instead; None if all is there."""
    if name is None:
        return "", KIND_OF_FOLDER
    known = library.of_kind(name.folder)
    if not known and name.folder in _LEFT_OUT:
        return None
    if name.id not in known or not known[name.id].is_usable:
        return name.id or name.folder, known
    data: Any = known[name.id].data
    for key in name.route:
        if not isinstance(data, dict) or key not in data:
            return str(key), map(str, data) if isinstance(data, dict) else ()
        data = data[key]
    return None


def _fields(
    library: Library, thing: Thing, where: tuple[str, str], kind: str, fields: Mapping[str, Any], route: Route
) -> Iterator[Diagnostic]:
    allowed = schema_of(kind)["properties"]
    for field in fields:
        if field not in allowed:
            place = thing.source.key_place((*route, field))
            yield unknown("unknown-change", place, field, allowed, "field", thing=where[1] or where[0])
    folder, id = where
    changed = library.of_kind(folder).get(id)
    if changed is not None and changed.is_usable:
        sound = {field: value for field, value in fields.items() if field in allowed}
        merged = overlaid({folder: {id: changed.data}}, [(folder, sound if id == "" else {id: sound})])
        if not is_sound(kind, merged[folder][id]):
            yield from findings(kind, _seen_from(thing.source, merged[folder][id], route))


def _seen_from(source: Source, data: Any, route: Route) -> Source:
    """The changed thing with the places that its new values have in the file that changes it."""
    return Source(
        source.file,
        data,
        lines=source.lines,
        values=_inside(source.values, route),
        keys=_inside(source.keys, route),
    )


def _inside(spots: Mapping[Route, Spot], route: Route) -> dict[Route, Spot]:
    start = len(route)
    return {at[start:]: spot for at, spot in spots.items() if at[:start] == route}
