"""A small battle for a first-time author, written from the data of a pack."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from hothkit.hexes import Grid
from hothkit.pack.library import Library, Thing
from hothkit.paths import real
from hothkit.prose import Phrases

_MEDALS, _HAND = 3, 4
_KINDS, _EACH = 3, 2
"""So many kinds of unit for each side, and so many units of each."""


def starter(library: Library, title: str, schema: str, words: Phrases) -> str:
    """The text of a battle of this title; `schema` is where an editor finds the schema."""
    board_id, board = _sound(library, "boards")[0]
    grid = Grid.of(board.data["rows"])
    sides = sorted(board.data["baselines"])
    name = json.dumps(title, ensure_ascii=False)
    lines = [
        f"# yaml-language-server: $schema={schema}",
        *_remark(words, "head"),
        f"name: {{en: {name}, es: {name}}}",
        *_remark(words, "rules"),
        f"rules: {_pack(library)}",
        f"board: {board_id}",
        *_remark(words, "first"),
        f"first: {sides[-1]}",
        "hand: " + _mapping((side, _HAND) for side in sides),
        *_decks(library, sides),
        *_remark(words, "victory"),
        "victory: {medals: " + _mapping((side, _MEDALS) for side in sides) + "}",
        *_remark(words, "units"),
        "units:",
    ]
    for side in sides:
        lines += [f"  {side}:", *_units(library, side, board, grid)]
    lines += [*_remark(words, "terrain"), *_terrain(library, board, grid), *_remark(words, "end")]
    return "\n".join(lines) + "\n"


def _sound(library: Library, folder: str) -> list[tuple[str, Thing]]:
    return [(id, thing) for id, thing in sorted(library.of_kind(folder).items()) if thing.is_usable]


def _remark(words: Phrases, name: str) -> list[str]:
    return [f"# {line}" for line in words.say(f"new.{name}").splitlines()]


def _pack(library: Library) -> str:
    pack = next(thing for thing in library.all if thing.file.kind == "pack")
    return pack.file.folders[-1]


def _mapping(pairs: Iterator[tuple[str, object]]) -> str:
    return "{" + ", ".join(f"{key}: {value}" for key, value in pairs) + "}"


def _decks(library: Library, sides: list[str]) -> list[str]:
    found: dict[str, str] = {}
    for id, deck in _sound(library, "decks"):
        # A deck that sides share need not be named.
        if "side" in deck.data:
            found.setdefault(deck.data["side"], id)
    chosen = [(side, found[side]) for side in sides if side in found]
    return ["decks: " + _mapping(iter(chosen))] if chosen else []


def _units(library: Library, side: str, board: Thing, grid: Grid) -> Iterator[str]:
    """The first kinds of unit that may stand on the open ground, along the baseline from its middle."""
    ground = board.data["ground"]
    kinds = [
        id
        for id, unit in _sound(library, "units")
        if unit.data["side"] == side and ground not in unit.data.get("cannot_enter", ())
    ]
    row = grid.letters.index(board.data["baselines"][side])
    columns = iter(_from_the_middle(grid.lengths[row]))
    for id in kinds[:_KINDS]:
        if taken := sorted(islice(columns, _EACH)):
            yield f"    {id}: {_hexes(grid.letters[row], taken)}"


def _hexes(row: str, columns: list[int]) -> str:
    return "[" + ", ".join(f"{row}{column}" for column in columns) + "]"


def _from_the_middle(length: int) -> list[int]:
    middle = (length + 1) / 2
    return sorted(range(1, length + 1), key=lambda column: (abs(column - middle), column))


def _terrain(library: Library, board: Thing, grid: Grid) -> list[str]:
    """Two hexes of the middle row with a ground that everybody may enter."""
    open_to_all = [
        id
        for id, thing in _sound(library, "terrain")
        if thing.data.get("entry", True) is True and id != board.data["ground"]
    ]
    row = len(grid.letters) // 2
    columns = sorted(_from_the_middle(grid.lengths[row])[:2])
    if not open_to_all:
        return []
    return ["terrain:", f"  {open_to_all[0]}: {_hexes(grid.letters[row], columns)}"]


def schema_line(schema: Path, folder: Path) -> str:
    """Where an editor finds the schema from a folder: a relative path if there is one, else an address."""
    try:
        relative = Path(os.path.relpath(real(schema), real(folder))).as_posix()
    except ValueError:  # on another drive
        relative = ""
    # An editor reads the path up to the first space.
    return relative if relative and not any(map(str.isspace, relative)) else real(schema).as_uri()
