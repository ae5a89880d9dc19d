"""Rows of the tables: what a thing does now, and which of its cells are not as usual."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass
from typing import Any

from hothkit.model.unit import Unit
from hothkit.prose.fidelity import open_reading
from hothkit.sheets.document import FONT
from hothkit.sheets.things import Matter
from hothkit.views import svg_icons
from hothkit.views.looks import badge_look, ground_look, marker_look, unit_look
from hothkit.views.picture import PieceLook


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell, and whether this battle has changed it."""

    text: str
    is_changed: bool = False
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A thing: its drawing, its name, its cells, and whether a source leaves something about it open."""

    icon: str
    name: str
    cells: tuple[Cell, ...]
    is_open: bool = False

    @property
    def is_changed(self) -> bool:
        """Whether anything in it is not as usual."""
        return any(cell.is_changed for cell in self.cells)


def unit_rows(matter: Matter, ids: Iterable[str]) -> list[Row]:
    """Units: side, type, miniatures, move, attack, hit on, special, medals."""
    sides = matter.sides
    units = matter.in_order(matter.content.units[id] for id in ids)
    units.sort(key=lambda unit: sides.index(unit.side) if unit.side in sides else len(sides))
    icons = [piece_icon(matter, unit_piece(matter, unit)) for unit in units]
    return [
        Row(icon, matter.name(unit), _unit(matter, unit), _is_open(matter, "units", unit))
        for icon, unit in zip(icons, units, strict=True)
    ]


def ground_rows(matter: Matter, ids: Iterable[str]) -> list[Row]:
    """Grounds: move, attack, protection, sight; the open ones first."""
    open_ones = {board.ground for board in matter.content.boards.values()}
    grounds = matter.in_order(matter.content.terrain[id] for id in ids)
    grounds.sort(key=lambda ground: ground.head.id not in open_ones)
    return [
        Row(
            svg_icons.ground_icon(ground_look(ground, matter.lang), FONT, ink_saving=matter.style.ink_saving),
            matter.name(ground),
            _cells(
                astuple(matter.speech.terrain(ground)),
                astuple(matter.usual.speech.terrain(matter.usual.content.terrain[ground.head.id])),
            ),
            _is_open(matter, "terrain", ground),
        )
        for ground in grounds
    ]


def badge_rows(matter: Matter, ids: Iterable[str]) -> list[Row]:
    """Badges: what each makes of its unit."""
    badges = matter.in_order(matter.content.badges[id] for id in ids)
    return [
        Row(
            svg_icons.badge_icon(badge_look(badge, matter.lang), FONT),
            matter.name(badge),
            _cells(
                (matter.speech.badge(badge),), (matter.usual.speech.badge(matter.usual.content.badges[badge.head.id]),)
            ),
            _is_open(matter, "badges", badge),
        )
        for badge in badges
    ]


def structure_rows(matter: Matter, ids: Iterable[str]) -> list[Row]:
    """Structures: what hits and destroys each."""
    rows = []
    for structure in matter.in_order(matter.content.structures[id] for id in ids):
        usually = matter.usual.content.structures[structure.head.id]
        icon = svg_icons.structure_icon(structure.symbol, FONT)
        rows.append(
            Row(
                icon,
                matter.name(structure),
                _cells((matter.speech.structure(structure),), (matter.usual.speech.structure(usually),)),
                _is_open(matter, "structures", structure),
            )
        )
    return rows


def marker_rows(matter: Matter, ids: Iterable[str]) -> list[Row]:
    """Markers: who carries each, and what then becomes of it."""
    markers = matter.in_order(matter.content.markers[id] for id in ids)
    return [
        Row(
            svg_icons.marker_icon(marker_look(one, matter.lang), FONT),
            matter.name(one),
            _cells(
                (matter.speech.marker(one),), (matter.usual.speech.marker(matter.usual.content.markers[one.head.id]),)
            ),
            _is_open(matter, "markers", one),
        )
        for one in markers
    ]


def card_rows(matter: Matter, ids: Iterable[str]) -> list[Row]:
    """Cards: what each does."""
    return [
        Row(
            "",
            matter.name(matter.content.cards[id]),
            _cells(
                (matter.speech.card(matter.content.cards[id]),),
                (matter.usual.speech.card(matter.usual.content.cards[id]),),
            ),
            _is_open(matter, "cards", matter.content.cards[id]),
        )
        for id in ids
    ]


def unit_piece(matter: Matter, unit: Unit, badge: str = "") -> PieceLook:
    """How a unit is drawn, with a badge if it has one."""
    look = badge_look(matter.content.badges[badge], matter.lang) if badge else None
    return unit_look(unit, matter.content.sides[unit.side], matter.lang, look)


def piece_icon(matter: Matter, look: PieceLook) -> str:
    """The counter of a piece."""
    sides = matter.sides
    rank = sides.index(look.side) if look.side in sides else len(sides)
    return svg_icons.piece_icon(look, rank, FONT, ink_saving=matter.style.ink_saving)


def _unit(matter: Matter, unit: Unit) -> tuple[Cell, ...]:
    before = matter.usual.content.units[unit.head.id]
    return _cells(tuple(_told(matter, unit)), tuple(_told(matter.usual, before)))


def _told(matter: Matter, unit: Unit) -> Iterator[str]:
    side = matter.content.sides.get(unit.side)
    yield matter.name(side) if side else unit.side
    nothing = matter.words.say("speech.ground.nothing")
    *cells, special = map(str, astuple(matter.speech.unit(unit)))
    yield from (*cells, "" if special == nothing else special)
    yield str(unit.medals)


def _is_open(matter: Matter, folder: str, thing: Any) -> bool:
    return open_reading(matter.things[folder][thing.head.id]) is not None


def _cells(now: tuple[str, ...], before: tuple[str, ...]) -> tuple[Cell, ...]:
    return tuple(Cell(text, text != usual) for text, usual in zip(now, before, strict=True))
