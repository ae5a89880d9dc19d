"""A ruling's drawn position, laid out like the battle of a file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from hothkit.checks.board.battle import CHECKED
from hothkit.diagnostics import Place
from hothkit.notation.compact import board_of, read_compact
from hothkit.pack.library import Library, NotFound, Thing
from hothkit.yaml_source import Route
from hothkit.yaml_source.source import Spot

FIELDS = ("badges", "structures", "medal_hexes", "exits", "markers", "miniatures")
"""What a position names hexes in, beside the drawing."""
DRAWN = ("terrain", "units")
"""What a drawing shows by letters."""


def as_battle(library: Library, ruling: Thing) -> Thing | None:
    """The battle, each part with its place in the ruling's file; None if the drawing cannot be read."""
    position = ruling.data["position"]
    boards = {id: board for id, board in sorted(library.of_kind("boards").items()) if board.is_usable}
    board = position.get("board") or board_of(
        position["drawn"], {id: board.data["rows"] for id, board in boards.items()}
    )
    try:
        drawn = read_compact(position["drawn"])
        base = library.find_scenario(str(position["rules_of"])) if "rules_of" in position else None
    except (ValueError, IndexError, NotFound):
        return None
    if board not in boards:
        return None
    sides = list(boards[board].data["baselines"])
    data: dict[str, Any] = {"board": board, "first": sides[0], "victory": {}, "hand": dict.fromkeys(sides, 0)}
    data |= {"name": {}, "units": {}, "terrain": {}}
    if base is not None and base.is_usable and "changes" in base.data:
        data["changes"] = base.data["changes"]
    data |= {field: position[field] for field in (*FIELDS, "changes") if field in position}
    spots = {route[1:]: spot for route, spot in ruling.source.values.items() if route[:1] == ("position",)}
    tokens = dict(_tokens(ruling))
    for hex, (ground, unit, _) in drawn.items():
        for folder, code in (("terrain", ground), ("units", unit)):
            thing = _by_code(library, folder).get(code)
            if code and thing is None:
                return None
            if thing is not None:
                way: Route = (
                    (folder, thing.file.id) if folder == "terrain" else (folder, thing.data["side"], thing.file.id)
                )
                hexes = _list_at(data, way)
                spots[(*way, len(hexes))] = tokens.get(hex, spots[("drawn",)])
                hexes.append(hex)
    source = replace(ruling.source, data=data, values=spots, keys={})
    return Thing(replace(ruling.file, kind=CHECKED), source, ())


def shown(library: Library, ruling: Thing, folder: str) -> Iterator[tuple[str, Place]]:
    """The units, or the grounds, that a drawing shows by their letters, hex by hex, with the place of each."""
    position = ruling.data.get("position", {})
    try:
        drawn = read_compact(position.get("drawn", ""))
    except (ValueError, IndexError):
        return
    codes = _by_code(library, folder)
    tokens = dict(_tokens(ruling)) if drawn else {}
    for hex, (ground, unit, _) in drawn.items():
        thing = codes.get(ground if folder == "terrain" else unit)
        if thing is not None:
            line, column = tokens.get(hex, ruling.source.values["position", "drawn"])
            yield thing.file.id, Place(ruling.source.file, line, column)


@lru_cache(maxsize=2)
def _by_code(library: Library, folder: str) -> Mapping[str, Thing]:
    things = library.of_kind(folder).values()
    return {thing.data["code"]: thing for thing in things if thing.is_usable and "code" in thing.data}


def _list_at(data: dict[str, Any], way: Route) -> list[str]:
    around: Any = data
    for step in way[:-1]:
        around = around.setdefault(step, {})
    found: list[str] = around.setdefault(way[-1], [])
    return found


def _tokens(ruling: Thing) -> Iterator[tuple[str, Spot]]:
    """Where the token of each hex stands, if the drawing stands there line by line."""
    start = ruling.source.values[("position", "drawn")][0]
    rows = [row for row in ruling.data["position"]["drawn"].splitlines() if row.strip()]
    lines = [(number, line) for number, line in enumerate(ruling.source.lines[start:], start + 1) if line.strip()]
    for step, (row, (number, line)) in enumerate(zip(rows, lines, strict=False)):
        if line.split() == row.split():
            letter, *others = found = list(re.finditer(r"\S+", line))
            has_letter = len(letter[0]) == 1
            name = letter[0] if has_letter else chr(ord("A") + step)
            for column, token in enumerate(others if has_letter else found, 1):
                yield f"{name}{column}", (number, token.start() + 1)
