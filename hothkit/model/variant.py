"""A variant: a reading or house rule that overlays the pack's values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hothkit.model.head import Data, Head


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant's changes (kind -> id -> field -> new value), and the variants it does not go with."""

    head: Head
    changes: tuple[tuple[str, Any], ...]
    excludes: tuple[str, ...]
    row: str

    @classmethod
    def of(cls, id: str, data: Data) -> Variant:
        """The variant of a file's data."""
        return cls(
            Head.of(id, data),
            tuple(data.get("changes", {}).items()),
            tuple(data.get("excludes", ())),
            data.get("row", ""),
        )
