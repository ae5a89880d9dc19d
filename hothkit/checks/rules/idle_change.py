"""A change that gives a field the value which it has anyway."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.finding import warning
from hothkit.diagnostics import Diagnostic
from hothkit.model.changes import REMOVED, changes_of
from hothkit.pack.library import Library, Thing
from hothkit.pack.overlay import overlaid
from hothkit.shape import KIND_OF_FOLDER
from hothkit.shape.whole import is_whole
from hothkit.yaml_source import Route


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such field, and for each rule that stays as it is."""
    changes = dict(changes_of(thing.data))
    if thing.file.kind == "pack" and changes:
        library = library.under(thing)
    gone = changes.pop(REMOVED, ())
    for folder, changed in changes.items():
        files = {"": changed} if folder not in KIND_OF_FOLDER else changed
        for id, fields in files.items() if isinstance(files, Mapping) else ():
            usual = library.of_kind(folder).get(id)
            route = ("changes", folder, id) if id else ("changes", folder)
            if usual is not None and usual.is_usable and isinstance(fields, Mapping):
                left = overlaid({folder: {id: usual.data}}, [(REMOVED, gone)])[folder].get(id, {})
                for at, what in _same(usual.file.kind, fields, left, route):
                    yield warning("idle-change", thing.source.key_place(at), field=what, thing=id or folder)


def _same(
    kind: str, fields: Mapping[str, Any], usual: Mapping[str, Any], route: Route, inner: Route = ()
) -> Iterator[tuple[Route, str]]:
    for field, value in fields.items():
        at, before = (*inner, field), usual.get(field)
        if isinstance(value, Mapping) and isinstance(before, Mapping) and not is_whole(kind, at):
            yield from _same(kind, value, before, route, at)
        elif field in usual and before == value:
            yield (*route, *at), field
