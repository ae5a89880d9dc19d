"""Counters and hexes to print and to cut, as many as the box holds or a battle needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

from hothkit.sheets.document import FONT, Document, page
from hothkit.sheets.rows import unit_piece
from hothkit.sheets.things import Matter
from hothkit.views import svg_icons
from hothkit.views.looks import badge_look, ground_look, marker_look, structure_look

MINIATURE, BADGE, RING, MEDAL = 19.0, 15.0, 17.0, 17.0  # millimetres
_MARGIN, _FOOT = 10.0, 14.0  # around the hexes of a page
_SOME = 3  # of a marker that only rules bring in
KINDS = ("units", "badges", "markers")
TILES = ("terrain", "structures")


@dataclass(frozen=True, slots=True)
class Group:
    """Counters of one sort: a drawing, its size in millimetres, and how many."""

    name: str
    drawing: str
    size: float
    number: int


@dataclass(frozen=True, slots=True)
class Tile:
    """A hex on its page."""

    drawing: str
    name: str
    left: float
    top: float


def counters(
    matter: Matter, battles: Iterable[Any], name: str, chosen: Mapping[str, list[str]] | None = None
) -> Document:
    """Miniatures, badges, markers and medals; `battles` is the data of all battles."""
    data = list(battles)
    groups = [(matter.say(f"counters.{kind}"), list(_groups(matter, kind, data, chosen))) for kind in KINDS]
    if chosen is None:
        groups.append((matter.say("counters.medals"), list(_medals(matter, data))))
    html = page(
        "counters.html",
        **matter.for_templates(),
        title=matter.say("counters.title"),
        groups=[(title, some) for title, some in groups if some],
    )
    return Document(name, matter.style, html)


def hexes(matter: Matter, battles: Iterable[Any], name: str, chosen: Mapping[str, list[str]] | None = None) -> Document:
    """The hexes of all grounds and structures, side by side so that one cut serves two."""
    across = float(matter.content.components.hex_across)
    places = list(_places(matter.style.paper.width, matter.style.paper.height, across))
    drawn = list(_tiles(matter, list(battles), chosen))
    pages = [
        [Tile(*tile, *place) for tile, place in zip(drawn[n : n + len(places)], places, strict=False)]
        for n in range(0, len(drawn), max(len(places), 1))
    ]
    html = page(
        "hexes.html",
        **matter.for_templates(),
        title=matter.say("hexes.title"),
        across=across,
        down=2 * across / sqrt(3),
        pages=pages,
    )
    return Document(name, matter.style, html)


def _groups(matter: Matter, kind: str, battles: list[Any], chosen: Mapping[str, list[str]] | None) -> Iterator[Group]:
    things = getattr(matter.content, kind)
    draw: Callable[[Any], tuple[str, float]] = {"units": _miniature, "badges": _badge, "markers": _marker}[kind](matter)
    for id in sorted(things) if chosen is None else chosen.get(kind, ()):
        drawing, size = draw(things[id])
        yield Group(matter.name(things[id]), drawing, size, _number(matter, kind, id, battles))


def _miniature(matter: Matter) -> Callable[[Any], tuple[str, float]]:
    sides, saving = matter.sides, matter.style.ink_saving
    return lambda unit: (
        svg_icons.miniature(unit_piece(matter, unit), _rank(sides, unit.side), FONT, ink_saving=saving),
        MINIATURE,
    )


def _badge(matter: Matter) -> Callable[[Any], tuple[str, float]]:
    return lambda badge: (svg_icons.plate(badge_look(badge, matter.lang), FONT), BADGE)


def _marker(matter: Matter) -> Callable[[Any], tuple[str, float]]:
    return lambda marker: (svg_icons.ring(marker_look(marker, matter.lang), FONT), RING)


def _rank(sides: list[str], side: str) -> int:
    return sides.index(side) if side in sides else len(sides)


def _medals(matter: Matter, battles: list[Any]) -> Iterator[Group]:
    """As many medals of each side as any battle asks it for."""
    for rank, side in enumerate(matter.sides):
        look = matter.content.sides[side]
        most = max((battle["victory"].get("medals", {}).get(side, 0) for battle in battles), default=0)
        drawing = svg_icons.medal(look.colour, rank, look.code, FONT, ink_saving=matter.style.ink_saving)
        yield Group(matter.name(look), drawing, MEDAL, most)


def _tiles(matter: Matter, battles: list[Any], chosen: Mapping[str, list[str]] | None) -> Iterator[tuple[str, str]]:
    content, saving = matter.content, matter.style.ink_saving
    open_ones = {board.ground for board in content.boards.values()}
    plain = ground_look(content.terrain[next(iter(open_ones))], matter.lang, is_open=True)
    side = next(iter(content.sides.values()))
    for id in sorted(content.terrain) if chosen is None else chosen.get("terrain", ()):
        ground = content.terrain[id]
        drawing = svg_icons.tile(ground_look(ground, matter.lang), matter.name(ground), FONT, ink_saving=saving)
        number = _number(matter, "terrain", id, battles) if chosen is not None or id not in open_ones else 0
        yield from [(drawing, matter.name(ground))] * number
    for id in sorted(content.structures) if chosen is None else chosen.get("structures", ()):
        structure = content.structures[id]
        look = structure_look(structure, side, matter.lang)
        drawing = svg_icons.tile(plain, matter.name(structure), FONT, ink_saving=saving, piece=look)
        yield from [(drawing, matter.name(structure))] * _number(matter, "structures", id, battles)


def _number(matter: Matter, kind: str, id: str, battles: list[Any]) -> int:
    """What the box holds, but at least what any battle lays out."""
    parts = matter.content.components
    boxed = {
        "units": parts.miniatures,
        "terrain": parts.terrain,
        "structures": parts.structures,
        "badges": parts.badges,
    }
    laid = max((_laid(matter, kind, battle)[id] for battle in battles), default=0)
    if kind == "markers":
        return laid or _SOME
    return max(dict(boxed.get(kind, ())).get(id, 0), laid, 1)


def _laid(matter: Matter, kind: str, battle: Any) -> Counter[str]:
    if kind == "units":
        placed = [(id, hex) for units in battle["units"].values() for id, at in units.items() for hex in at]
        units, given = matter.content.units, battle.get("miniatures", {})
        taken: Counter[str] = Counter()
        for id, hex in placed:
            taken[id] += given.get(hex, units[id].miniatures if id in units else 0)
        return taken
    if kind == "structures":
        return Counter({id: len(one["at"]) for id, one in battle.get("structures", {}).items()})
    return Counter({id: len(at) for id, at in battle.get(kind, {}).items()})


def _places(width: float, height: float, across: float) -> Iterator[tuple[float, float]]:
    """Where hexes lie on a page, every second row half a hex to the right."""
    down, step = 2 * across / sqrt(3), across * sqrt(3) / 2
    rows = int((height - _MARGIN - _FOOT - down) // step) + 1
    for row in range(max(rows, 0)):
        shift = across / 2 * (row % 2)
        columns = int((width - 2 * _MARGIN - shift) // across)
        yield from ((_MARGIN + shift + n * across, _MARGIN + row * step) for n in range(columns))
