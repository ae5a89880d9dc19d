"""What was read from one file: data, places, findings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from hothkit.diagnostics import Diagnostic, Place

Data: TypeAlias = "dict[str, Data] | list[Data] | str | int | bool | None"
Route: TypeAlias = tuple[str | int, ...]
Spot: TypeAlias = tuple[int, int]
"""Line and column of a place in a file that is known; of the many only a few are ever asked for as places."""


@dataclass(frozen=True, slots=True)
class Source:
    """One file's data and where each part of it stands; `data` is None where nothing could be read."""

    file: str
    data: Data = None
    findings: tuple[Diagnostic, ...] = ()
    lines: list[str] = field(default_factory=list, repr=False)
    allowed: dict[int, set[str]] = field(default_factory=dict)
    """Line -> the checks that a comment `# hothkit: allow <check>` on it silences."""
    refused: frozenset[Route] = frozenset()
    """Routes of the values that already have a finding: what stands there means nothing."""
    incomplete: frozenset[Route] = frozenset()
    """Routes of the mappings of which a key was refused."""
    values: Mapping[Route, Spot] = field(default_factory=dict, repr=False)
    keys: Mapping[Route, Spot] = field(default_factory=dict, repr=False)

    @property
    def is_usable(self) -> bool:
        """Whether the reading found no error."""
        return not any(finding.is_error for finding in self.findings)

    def place(self, route: Route) -> Place:
        """Where the value at this route stands, else the nearest thing around it."""
        return self._nearest(self.values, route)

    def key_place(self, route: Route) -> Place:
        """Where the key that ends this route stands, else the nearest thing around it."""
        found = self.keys.get(route)
        return Place(self.file, *found) if found is not None else self.place(route)

    def _nearest(self, spots: Mapping[Route, Spot], route: Route) -> Place:
        for length in range(len(route), -1, -1):
            if (found := spots.get(route[:length])) is not None:
                return Place(self.file, *found)
        return Place(self.file)
