"""Which faces of the die hit a unit: what a sheet can tell from its type, kind, side and traits alone."""

from __future__ import annotations

from typing import Any

from hothkit.model.condition import All, AnyOf, Condition, Key, Not, Same, condition
from hothkit.model.unit import Unit


def fits(hits: Any, unit: Unit) -> bool:
    """Whether what a file writes under `hits` means this unit."""
    return _holds(condition(hits == "all" or hits), unit)


def _holds(tree: Condition, unit: Unit) -> bool:
    match tree:
        case All(parts):
            return all(_holds(part, unit) for part in parts)
        case AnyOf(parts):
            return any(_holds(part, unit) for part in parts)
        case Not(part):
            return not _holds(part, unit)
        case Same(name):
            return name == unit.head.id
        case Key(word, value):
            known = {"type": (unit.type,), "kind": (unit.head.id,), "side": (unit.side,), "has": unit.traits}
            return value in known.get(word, ())
