"""What rules bring onto the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from hothkit.checks.reference.raw_rules import effects_in, rules_in
from hothkit.pack.library import Library, Thing

# What has rules of its own battle or position only.
_OF_ONE_BATTLE = ("scenario", "ruling")


@lru_cache(maxsize=1)
def placed(library: Library) -> tuple[frozenset[str], frozenset[str]]:
    """The units and the markers that rules of any battle bring onto the board."""
    return placed_by(thing for thing in library.all if thing.is_usable and thing.file.kind not in _OF_ONE_BATTLE)


def placed_by(things: Iterable[Thing]) -> tuple[frozenset[str], frozenset[str]]:
    """The units and the markers that rules of these things bring onto the board."""
    units: set[str] = set()
    markers: set[str] = set()
    for thing in things:
        for rule, route in rules_in(thing.file.kind, thing.data):
            for verb, value, _ in effects_in(rule, route):
                if verb == "place" and isinstance(value, Mapping):
                    units |= {value["unit"]} if isinstance(value.get("unit"), str) else set()
                    markers |= {value["marker"]} if isinstance(value.get("marker"), str) else set()
    return frozenset(units), frozenset(markers)
