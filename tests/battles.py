"""Tiny battles for tests: bundled content, whatever is asked for laid over it, and no file written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from hothkit.model.scenario import Scenario
from hothkit.model.variant import Variant
from hothkit.pack.content import Content
from hothkit.pack.library import Library
from hothkit.pack.loading import load
from hothkit.pack.overlay import overlaid
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from hothkit.position.state import State, starting_state
from hothkit.views.text_board import read_compact

Raw = dict[str, dict[str, Any]]

WRITTEN = ("en", "es")
"""The languages in which our content and our pages are written; the program may speak others too."""


@cache
def bundled() -> Library:
    """The bundled content, read once."""
    return load()


def raw_content(things: Mapping[str, Mapping[str, Any]] | None = None) -> Raw:
    """The data of all bundled files with further things (folder -> id -> data) beside them or in their place."""
    raw: Raw = {folder: {id: one.data for id, one in some.items()} for folder, some in bundled().things.items()}
    for folder, some in (things or {}).items():
        raw[folder] = {**raw.get(folder, {}), **some}
    return raw


def battle(
    units: Mapping[str, Mapping[str, list[str]]],
    terrain: Mapping[str, list[str]] | None = None,
    *,
    structures: Mapping[str, Any] | None = None,
    badges: Mapping[str, list[str]] | None = None,
    medal_hexes: list[dict[str, Any]] | None = None,
    exits: Mapping[str, list[str]] | None = None,
    markers: Mapping[str, list[str]] | None = None,
    miniatures: Mapping[str, int] | None = None,
    changes: Mapping[str, Any] | None = None,
    special_rules: Mapping[str, Any] | None = None,
    variants: Iterable[str] = (),
    things: Mapping[str, Mapping[str, Any]] | None = None,
    first: str = "rebel",
    hand: int = 4,
    medals: int | None = 4,
    board: str = "standard",
    limit: int = 200,
) -> Setting:
    """A battle of two sides; `units` is side -> unit -> hexes, as a battle's file has it."""
    sides = ("rebel", "empire")
    scenario = Scenario.of(
        "test/battle",
        {
            "name": {"en": "Test battle", "es": "Batalla de prueba"},
            "board": board,
            "first": first,
            "hand": dict.fromkeys(sides, hand),
            "victory": {} if medals is None else {"medals": dict.fromkeys(sides, medals)},
            "units": {side: units.get(side, {}) for side in sides},
            "terrain": terrain or {},
            "structures": structures or {},
            "badges": badges or {},
            "medal_hexes": medal_hexes or [],
            "exits": exits or {},
            "markers": markers or {},
            "miniatures": miniatures or {},
            "changes": changes or {},
            "special_rules": special_rules or {},
        },
    )
    raw = usual = raw_content(things)
    chosen = tuple(Variant.of(name, raw["variants"][name]) for name in variants)
    for laid in (*(variant.changes for variant in chosen), scenario.changes):
        raw = overlaid(raw, laid)
    return Setting.of(scenario, Content.of(raw, usual), chosen, limit)


def start(setting: Setting) -> Position:
    """The position before the first turn."""
    return Position(setting, starting_state(setting, [1] * (1 + len(setting.sides))))


def drawn(text: str, **more: Any) -> Position:
    """The position of a compact drawing on a board of its rows; structures belong to the Rebels and are targets."""
    found = read_compact(text)
    rows: dict[str, int] = {}
    for name in found:
        rows[name[0]] = rows.get(name[0], 0) + 1
    raw = raw_content(more.get("things"))
    code = {
        folder: {data["code"]: id for id, data in raw[folder].items()} for folder in ("units", "structures", "terrain")
    }
    units: dict[str, dict[str, list[str]]] = {"rebel": {}, "empire": {}}
    terrain: dict[str, list[str]] = {}
    structures: dict[str, Any] = {}
    numbers: dict[str, int] = {}
    for hex, (ground, piece, number) in found.items():
        if ground:
            terrain.setdefault(code["terrain"][ground], []).append(hex)
        if piece in code["units"]:
            unit = code["units"][piece]
            units[raw["units"][unit]["side"]].setdefault(unit, []).append(hex)
            numbers[hex] = number
        elif piece:
            standing = structures.setdefault(code["structures"][piece], {"side": "rebel", "target": True, "at": []})
            standing["at"].append(hex)
    letters = list(rows)
    board = {
        "name": {"en": "Drawn"},
        "rows": rows,
        "ground": "snow",
        "baselines": {"empire": letters[0], "rebel": letters[-1]},
        "section_lines": [3, 7],
    }
    things = {**more.pop("things", {}), "boards": {"drawn": board}}
    position = start(battle(units, terrain, structures=structures, things=things, board="drawn", **more))
    for hex, number in numbers.items():
        position.state.miniatures[piece_on(position, hex)] = number
    return position


def hex_of(position: Position, name: str) -> int:
    """The number of a hex."""
    return position.setting.grid.number[name]


def piece_on(position: Position, name: str) -> int:
    """The piece that stands on a hex."""
    piece = position.state.on_hex[hex_of(position, name)]
    assert piece >= 0, name
    return piece


def names(position: Position, hexes: Iterable[int]) -> list[str]:
    """Hexes by name."""
    return [position.setting.grid.names[hex] for hex in hexes]


def ordered_by(position: Position, card: str, *hexes: str, step: str = "move_units") -> Position:
    """The same position in the turn of the units on these hexes, which a card has ordered."""
    state: State = position.state.copy()
    state.options = ()
    state.turn = 1
    state.card = state.bonus = [one.head.id for one in position.setting.cards].index(card)
    state.stack = [("turns",), ("draw_cards",), ("attack_with_units",), *([(step,)] if step == "move_units" else [])]
    for name in hexes:
        piece = piece_on(position, name)
        state.ordered[piece] = state.rewarded[piece] = 1
        state.active = position.profile(piece).side
    state.in_play = ((state.seat, state.card),)
    return Position(position.setting, state)
