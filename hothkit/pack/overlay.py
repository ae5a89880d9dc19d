"""Changes laid over content: maps merge, lists and what is said in words of the rules are replaced, removal is said.

Nothing is ever left out by being silent: what shall go is named under `removed`, and goes before the rest is laid over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hothkit.model.changes import REMOVED
from hothkit.shape.value_name import ValueName, value_name
from hothkit.shape.whole import merged_with
from hothkit.yaml_source import Route

Things = dict[str, dict[str, dict[str, Any]]]
"""Kind -> id -> the data of its file; a single file has the id ""."""


def overlaid(things: Things, changes: Iterable[tuple[str, Any]]) -> Things:
    """The things with the changes laid over them; what is not there is left out, since a check has said so."""
    merged = dict(things)
    for folder, changed in changes:
        if folder == REMOVED:
            for text in changed:
                if (name := value_name(text)) is not None:
                    merged[name.folder] = _without(merged.get(name.folder, {}), name)
            continue
        known = dict(merged.get(folder, {}))
        for id, fields in ({"": changed} if "" in known else changed).items():
            if id in known:
                known[id] = merged_with(ValueName(folder, id).kind, known[id], fields)
        merged[folder] = known
    return merged


def _without(known: Mapping[str, dict[str, Any]], name: ValueName) -> dict[str, dict[str, Any]]:
    if name.id not in known:
        return dict(known)
    if not name.route:
        return {id: data for id, data in known.items() if id != name.id}
    return {**known, name.id: _cut(known[name.id], name.route)}


def _cut(data: dict[str, Any], route: Route) -> dict[str, Any]:
    key, *rest = route
    if key not in data:
        return data
    if not rest:
        return {field: value for field, value in data.items() if field != key}
    inner = data[str(key)]
    return {**data, str(key): _cut(inner, tuple(rest))} if isinstance(inner, dict) else data
