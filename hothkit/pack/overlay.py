"""Changes laid over content: a field gets its new value whole; only `rules` are replaced one by one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Things = dict[str, dict[str, dict[str, Any]]]
"""Kind -> id -> the data of its file; a single file has the id ""."""


def overlaid(things: Things, changes: Iterable[tuple[str, Mapping[str, Any]]]) -> Things:
    """The things with the changes laid over them; what is not there is left out, since a check has said so."""
    merged = dict(things)
    for folder, changed in changes:
        if "" in merged.get(folder, {}):
            merged[folder] = {"": _with(merged[folder][""], changed)}
            continue
        known = dict(merged.get(folder, {}))
        for id, fields in changed.items():
            if id in known:
                known[id] = _with(known[id], fields)
        merged[folder] = known
    return merged


def _with(data: dict[str, Any], fields: Mapping[str, Any]) -> dict[str, Any]:
    changed = {**data, **fields}
    if "rules" in fields and "rules" in data:
        changed["rules"] = {**data["rules"], **fields["rules"]}
    return changed
