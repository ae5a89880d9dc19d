"""A change that gives a field the value which it has anyway."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.finding import warning
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.shape import KIND_OF_FOLDER
from hothkit.yaml_source import Route


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such field, and for each rule that stays as it is."""
    changes = thing.data.get("changes")
    for folder, changed in changes.items() if isinstance(changes, Mapping) else ():
        files = {"": changed} if folder not in KIND_OF_FOLDER else changed
        for id, fields in files.items() if isinstance(files, Mapping) else ():
            usual = library.of_kind(folder).get(id)
            route = ("changes", folder, id) if id else ("changes", folder)
            if usual is not None and usual.is_usable and isinstance(fields, Mapping):
                for at, what in _same(fields, usual.data, route):
                    yield warning("idle-change", thing.source.key_place(at), field=what, thing=id or folder)


def _same(fields: Mapping[str, Any], usual: Mapping[str, Any], route: Route) -> Iterator[tuple[Route, str]]:
    for field, value in fields.items():
        if field == "rules" and isinstance(value, Mapping) and isinstance(usual.get(field), Mapping):
            yield from _same(value, usual[field], (*route, field))
        elif field in usual and usual[field] == value:
            yield (*route, field), field
