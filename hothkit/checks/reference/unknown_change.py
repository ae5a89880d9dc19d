"""A change of something that is not there; what is there must keep its shape with its new value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.finding import unknown
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.pack.overlay import overlaid
from hothkit.shape import KIND_OF_FOLDER, findings, is_sound
from hothkit.shape.schemas import schema_of
from hothkit.yaml_source import Route, Source, Spot


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each changed thing or field that does not exist, and for each new value of a wrong shape."""
    changes: Mapping[str, Any] = thing.data.get("changes", {})
    for folder, changed in changes.items():
        kind = KIND_OF_FOLDER.get(folder)
        if kind is None:
            yield from _fields(library, thing, (folder, ""), folder, changed, ("changes", folder))
            continue
        known = library.of_kind(folder)
        for id, fields in changed.items():
            route = ("changes", folder, id)
            if id in known:
                yield from _fields(library, thing, (folder, id), kind, fields, route)
            else:
                yield unknown("unknown-change", thing.source.key_place(route), id, known, folder=folder)


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
