"""What every thing in a pack carries: its id, its name, and where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hothkit.text import NO_TEXT, Text

Data = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Head:
    """Id, name and provenance of a thing.

    `unofficial` names the languages whose name is our own proposal; `note` says why something is as it is.
    """

    id: str
    name: Text
    source: tuple[str, ...] = ()
    confidence: str = ""
    unofficial: tuple[str, ...] = ()
    note: Text = NO_TEXT

    @classmethod
    def of(cls, id: str, data: Data) -> Head:
        """The head of a file's data."""
        return cls(
            id,
            Text.of(data.get("name")),
            tuple(data.get("source", ())),
            str(data.get("confidence", "")),
            tuple(data.get("unofficial", ())),
            Text.of(data.get("note")),
        )
