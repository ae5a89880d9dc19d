"""A variant: a reading or house rule that overlays the pack's values."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.changes import Changes, changes_of
from hothkit.model.head import Data, Head


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant's changes, the variants it does not go with, and those without which it is not used."""

    head: Head
    changes: Changes
    excludes: tuple[str, ...]
    requires: tuple[str, ...]
    row: str

    @classmethod
    def of(cls, id: str, data: Data) -> Variant:
        """The variant of a file's data."""
        return cls(
            Head.of(id, data),
            changes_of(data),
            tuple(data.get("excludes", ())),
            tuple(data.get("requires", ())),
            data.get("row", ""),
        )
