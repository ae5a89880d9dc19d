"""A small battle for a first-time author, written from the data of a pack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from hothkit.hexes import Grid
from hothkit.pack.library import Library, Thing
from hothkit.prose import Phrases
from hothkit.reports.starters.parts import modeline, named, remark, some, sound, word

_MEDALS, _HAND = 3, 4
_KINDS, _EACH = 3, 2
"""So many kinds of unit for each side, and so many units of each."""


def battle(library: Library, rules: str, titles: Mapping[str, str], schema: str, words: Phrases) -> str:
    """The text of a battle by the rules of this pack; `schema` is where an editor finds the schema."""
    board_id, board = sound(library, "boards")[0]
    grid = Grid.of(board.data["rows"])
    sides = sorted(board.data["baselines"])
    lines = [
        modeline(schema),
        *remark(words, "starters.scenario.head"),
        named(titles),
        *remark(words, "starters.scenario.rules"),
        f"rules: {word(rules)}",
        f"board: {word(board_id)}",
        *remark(words, "starters.scenario.first"),
        f"first: {word(sides[-1])}",
        "hand: " + _mapping((side, _HAND) for side in sides),
        *_decks(library, sides),
        *remark(words, "starters.scenario.victory"),
        "victory: {medals: " + _mapping((side, _MEDALS) for side in sides) + "}",
        *remark(words, "starters.scenario.units"),
        "units:",
    ]
    for side in sides:
        lines += [f"  {word(side)}:", *_units(library, side, board, grid)]
    lines += [
        *remark(words, "starters.scenario.terrain"),
        *_terrain(library, board, grid),
        *remark(words, "starters.scenario.end"),
    ]
    return "\n".join(lines) + "\n"


def _mapping(pairs: Iterator[tuple[str, object]]) -> str:
    return "{" + ", ".join(f"{word(key)}: {value}" for key, value in pairs) + "}"


def _decks(library: Library, sides: list[str]) -> list[str]:
    found: dict[str, str] = {}
    for id, deck in some(library, "decks"):
        # A deck that sides share need not be named.
        if "side" in deck.data:
            found.setdefault(deck.data["side"], id)
    chosen = [(side, word(found[side])) for side in sides if side in found]
    return ["decks: " + _mapping(iter(chosen))] if chosen else []


def _units(library: Library, side: str, board: Thing, grid: Grid) -> Iterator[str]:
    """The first kinds of unit that may stand on the open ground, along the baseline from its middle."""
    ground = board.data["ground"]
    kinds = [
        id
        for id, unit in some(library, "units")
        if unit.data["side"] == side and ground not in unit.data.get("cannot_enter", ())
    ]
    row = grid.letters.index(board.data["baselines"][side])
    columns = iter(_from_the_middle(grid.lengths[row]))
    for id in kinds[:_KINDS]:
        if taken := sorted(islice(columns, _EACH)):
            yield f"    {word(id)}: {_hexes(grid.letters[row], taken)}"


def _hexes(row: str, columns: list[int]) -> str:
    return "[" + ", ".join(f"{row}{column}" for column in columns) + "]"


def _from_the_middle(length: int) -> list[int]:
    middle = (length + 1) / 2
    return sorted(range(1, length + 1), key=lambda column: (abs(column - middle), column))


def _terrain(library: Library, board: Thing, grid: Grid) -> list[str]:
    """Two hexes of the middle row with a ground that everybody may enter."""
    open_to_all = [
        id
        for id, thing in some(library, "terrain")
        if thing.data.get("entry", True) is True and id != board.data["ground"]
    ]
    row = len(grid.letters) // 2
    columns = sorted(_from_the_middle(grid.lengths[row])[:2])
    if not open_to_all:
        return []
    return ["terrain:", f"  {word(open_to_all[0])}: {_hexes(grid.letters[row], columns)}"]
