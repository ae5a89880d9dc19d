"""How many boxes are needed of what is listed in one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hothkit.yaml_source import Route

Needed = Iterable[tuple[Route, int]]
"""What takes pieces out of the box, in the order of the file: where it stands, and how many it takes."""


def count_of(data: Mapping[str, Any], *route: str) -> int | None:
    """How many the box holds of something; None if it does not list it."""
    found: Any = data
    for step in route:
        found = found.get(step) if isinstance(found, Mapping) else None
    return found["count"] if isinstance(found, Mapping) else found if isinstance(found, int) else None


def boxes(needed: int, there: int) -> int:
    """The boxes that would serve; 0 if none ever would."""
    return -(-needed // there) if there else 0


def too_much(needed: Needed, there: int) -> tuple[Route, int] | None:
    """Where the box is first exceeded, and how many are needed in all; None if it serves."""
    first, total = None, 0
    for route, number in needed:
        total += number
        if total > there and first is None:
            first = route
    return (first, total) if first is not None else None
