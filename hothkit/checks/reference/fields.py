"""Where a file of each kind names other things: one table for all kinds, and how its ways are gone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from hothkit.model.changes import REMOVED
from hothkit.yaml_source import Route

# Route -> the sort of thing that stands there; `*` is every entry of a list or a mapping, `?` the keys of a mapping,
# `.` the file itself.
# Three sorts are no names but trees that hold names: condition, rule and effects; a path stands in a name's place.
_RULES = {"rules/*": "rule"}
_SYMBOL = {"symbol": "symbol", "symbol/path": "path"}
FIELDS: Mapping[str, Mapping[str, str]] = {
    "badge": {"fits": "condition", "traits/*": "trait", **_SYMBOL, **_RULES},
    "board": {"ground": "terrain", "baselines/?": "side", "sections/*": "section"},
    "card": {"order/*": "condition", "bonus": "rule", ".": "rule", **_RULES},
    "components": {"miniatures/?": "unit", "terrain/?": "terrain", "structures/?": "structure", "badges/?": "badge"},
    "deck": {"side": "side", "cards/?": "card"},
    "campaign": {"side": "side", "cards/*": "card"},
    "leader": {"side": "side", "cards/*": "card"},
    "glossary": {
        f"terms/*/about/{kind}": kind
        for kind in ("badge", "card", "leader", "marker", "side", "structure", "terrain", "unit", "variant")
    },
    "marker": {"carried_by": "condition", "side": "side", "ground": "terrain", **_SYMBOL, **_RULES},
    "dice": {"faces/*/hits": "condition"},
    "ruling": {
        "variants/*": "variant",
        "teams/*": "side",
        "leaders/?": "seat",
        "leaders/*": "leader",
        "draws/?": "seat",
        "draws/*/*": "card",
        "question/order": "card",
        "result/winner": "side",
        "position/first": "side",
        "position/hands/?": "seat",
        "position/hands/*/*": "card",
        "position/badges/?": "badge",
        "position/structures/?": "structure",
        "position/exits/?": "side",
        "position/markers/?": "marker",
        "position/special_rules/*": "rule",
    },
    "scenario": {
        "rules": "pack",
        "board": "board",
        "first": "side",
        "hand/?": "side",
        "decks/?": "side",
        "decks/*": "deck",
        "victory/medals/?": "side",
        "without/?": "side",
        "without/*/*": "card",
        "units/?": "side",
        "units/*/?": "unit",
        "badges/?": "badge",
        "medal_hexes/*/side": "side",
        "medal_hexes/*/needs": "condition",
        "exits/?": "side",
        "markers/?": "marker",
        "terrain/?": "terrain",
        "structures/?": "structure",
        "structures/*/side": "side",
        "special_rules/*": "rule",
    },
    "structure": {"hit_by/*": "face", **_SYMBOL, **_RULES},
    "terrain": {
        "entry": "condition",
        "retreat_entry": "condition",
        "entering/stop": "condition",
        "entering/hold_fire": "condition",
        "leaving/stop": "condition",
        "protection/*/attacker": "condition",
        "protection/*/target": "condition",
        "penalty/*/attacker": "condition",
        **_SYMBOL,
        **_RULES,
    },
    "trait": _RULES,
    "turn": _RULES,
    "unit": {
        "side": "side",
        "type": "type",
        "traits/*": "trait",
        "cannot_enter/*": "terrain",
        **_SYMBOL,
        **_RULES,
    },
    "variant": {"excludes/*": "variant", "requires/*": "variant"},
}


def changed_in(data: Any) -> Iterator[tuple[str, Any]]:
    """What a file changes about others; what it takes away is named by words of its own."""
    changes = mapping(data.get("changes") if isinstance(data, dict) else None)
    yield from ((folder, changed) for folder, changed in changes if folder != REMOVED)


def matches(data: Any, parts: list[str], route: Route) -> Iterator[tuple[Any, Route, bool]]:
    """What stands at the end of a way of the table, with its route and whether it is a key."""
    if not parts:
        yield data, route, False
        return
    here, *rest = parts
    if here == ".":
        yield data, route, False
        return
    if here == "?":
        yield from ((key, (*route, key), True) for key, _ in mapping(data))
    elif here == "*":
        for step, value in entries(data):
            yield from matches(value, rest, (*route, step))
    elif isinstance(data, dict) and here in data:
        yield from matches(data[here], rest, (*route, here))


def texts(value: Any, route: Route) -> Iterator[tuple[str, Route]]:
    """A text, or the texts of a list."""
    if isinstance(value, str):
        yield value, route
    else:
        yield from ((text, (*route, n)) for n, text in entries(value) if isinstance(text, str))


def mapping(data: Any) -> Iterable[tuple[str, Any]]:
    """The entries of a mapping; none of anything else."""
    return data.items() if isinstance(data, dict) else ()


def entries(data: Any) -> Iterable[tuple[str | int, Any]]:
    """The entries of a list, numbered, or of a mapping."""
    return enumerate(data) if isinstance(data, list) else mapping(data)
