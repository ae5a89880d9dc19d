"""Which conditions a kind of unit fulfils: what can be told from its side, type, kind and traits alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hothkit.model.condition import All, AnyOf, Condition, Key, Not, Same, condition
from hothkit.model.unit import Unit

Known = Mapping[str, Sequence[str]]
"""Condition word -> the values that are so."""


def is_hit(hits: Any, unit: Unit) -> bool:
    """Whether a face of the die hits the unit; `hits` as its file writes it."""
    known = {"type": (unit.type,), "kind": (unit.head.id,), "side": (unit.side,), "has": unit.traits}
    return fits(condition(hits == "all" or hits), known)


def fits(tree: Condition, known: Known) -> bool:
    """Whether the condition holds; of a word that is not known it does not."""
    match tree:
        case All(parts):
            return all(fits(part, known) for part in parts)
        case AnyOf(parts):
            return any(fits(part, known) for part in parts)
        case Not(part):
            return not fits(part, known)
        case Same(name):
            return name in known.get("kind", ())
        case Key(word, value):
            return value in known.get(word, ())
