"""A range in which no number lies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.finding import error
from hothkit.checks.rules.leaves import is_empty, number_of
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.yaml_source import Route

_BOTH = 2
# Where no rule and no condition stands, however much else may.
_WITHOUT = frozenset(
    (
        "badges",
        "evidence",
        "exits",
        "forms",
        "markers",
        "name",
        "note",
        "source",
        "structures",
        "terrain",
        "text",
        "units",
    )
)


def check(_: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each range whose lowest number is above its highest."""
    for route, least, most in _empty(thing.data, ()):
        yield error("empty-range", thing.source.place(route), least=least, most=most)


def _empty(data: Any, route: Route) -> Iterator[tuple[Route, int, int]]:
    if isinstance(data, Mapping):
        if len(data) == _BOTH and "at_least" in data and (number := number_of(data)) is not None and is_empty(number):
            yield route, number.least or 0, number.most or 0
        for key, value in data.items():
            if isinstance(value, dict | list) and (route or key not in _WITHOUT):
                yield from _empty(value, (*route, key))
    elif isinstance(data, list):
        for step, value in enumerate(data):
            if isinstance(value, dict | list):
                yield from _empty(value, (*route, step))
