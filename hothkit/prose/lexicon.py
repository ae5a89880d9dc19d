"""What the speech asks of the content: the data of a thing as it is now, and as it usually is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

Data = Mapping[str, Any]


class Lexicon(Protocol):
    """The things that rules speak of, by folder and id; the id of a single file is empty."""

    def thing(self, folder: str, id: str) -> Data:
        """The data of its file with the changes in force laid over it; empty if there is no such thing."""

    def ids(self, folder: str) -> Iterable[str]:
        """The ids of the things of a folder."""

    def usual(self, folder: str, id: str) -> Data:
        """The data of its file without any change; empty if there is no such thing."""
