"""A unit that may still attack after more hexes than it ever moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.finding import warning
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.yaml_source import Route


def check(_: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each move whose second number is above its first."""
    for move, route in _moves(thing):
        number, most = (move.get("still_attack"), move.get("most")) if isinstance(move, Mapping) else (None, None)
        if isinstance(number, int) and isinstance(most, int) and number > most:
            place = thing.source.place((*route, "still_attack"))
            yield warning("idle-still-attack", place, number=number, most=most)


def _moves(thing: Thing) -> Iterator[tuple[Any, Route]]:
    if thing.file.kind == "unit":
        yield thing.data["move"], ("move",)
    changes = thing.data.get("changes")
    units = changes.get("units") if isinstance(changes, Mapping) else None
    for id, unit in units.items() if isinstance(units, Mapping) else ():
        if isinstance(unit, Mapping):
            yield unit.get("move"), ("changes", "units", id, "move")
