"""What a pack, a variant or a battle makes different."""

from __future__ import annotations

from typing import Any, TypeAlias

from hothkit.model.head import Data

Changes: TypeAlias = tuple[tuple[str, Any], ...]
"""Folder -> id -> field -> new value, a single file's fields without an id; and what is removed, under REMOVED."""
REMOVED = "removed"


def changes_of(data: Data) -> Changes:
    """The changes that a file's data has; what is removed comes first, so that something else may take its place."""
    changed = data.get("changes")
    if not isinstance(changed, dict):
        return ()
    return tuple(sorted(changed.items(), key=lambda one: one[0] != REMOVED))
