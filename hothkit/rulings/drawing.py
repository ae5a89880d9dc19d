"""A drawn position as the parts of a battle's file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hothkit.pack.overlay import Things
from hothkit.views.compact import read_compact


class Misdrawn(ValueError):
    """A drawing that does not fit the board, or that names something by a code that nothing has."""

    def __init__(self, kind: str, name: str) -> None:
        super().__init__(kind, name)
        self.kind, self.name = kind, name


def read_drawing(
    text: str, rows: Mapping[str, int], things: Things, strengths: Mapping[str, int]
) -> tuple[dict[str, Any], dict[str, int]]:
    """The fields `units` and `terrain` of a battle, and the miniatures that stand on each hex."""
    try:
        drawn = read_compact(text)
    except (ValueError, IndexError) as wrong:
        raise Misdrawn("token", str(wrong).rpartition(" ")[2].strip("'\"")) from None
    hexes = [f"{row}{column}" for row, length in rows.items() for column in range(1, length + 1)]
    if list(drawn) != hexes:
        raise Misdrawn("rows", next((hex for hex in (*drawn, *hexes) if (hex in drawn) != (hex in hexes)), "A1"))
    codes = {
        folder: {data.get("code"): id for id, data in things.get(folder, {}).items()} for folder in ("units", "terrain")
    }
    units: dict[str, dict[str, list[str]]] = {}
    terrain: dict[str, list[str]] = {}
    miniatures: dict[str, int] = {}
    for hex, (ground, unit, number) in drawn.items():
        if ground:
            terrain.setdefault(_named(codes["terrain"], ground, "ground"), []).append(hex)
        if unit:
            id = _named(codes["units"], unit, "unit")
            units.setdefault(things["units"][id]["side"], {}).setdefault(id, []).append(hex)
            if not 1 <= number <= strengths.get(hex, things["units"][id]["miniatures"]):
                raise Misdrawn("miniatures", f"{unit}{number}"[:20])
            miniatures[hex] = number
    return {"units": units, "terrain": terrain}, miniatures


def _named(codes: Mapping[Any, str], code: str, kind: str) -> str:
    if code not in codes:
        raise Misdrawn(kind, code)
    return codes[code]
