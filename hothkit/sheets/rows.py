"""Rows of the tables: what a thing does now, and which of its cells are not as usual."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import astuple, dataclass
from typing import Any

from hothkit.model.unit import Unit
from hothkit.prose.fidelity import open_reading
from hothkit.prose.speech import Speech
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
    return [_row(matter, "units", piece_icon(matter, unit_piece(matter, unit)), unit, _unit) for unit in units]


def ground_rows(matter: Matter, ids: Iterable[str]) -> list[Row]:
    """Grounds: move, attack, protection, sight; the open ones first."""
    open_ones = {board.ground for board in matter.content.boards.values()}
    grounds = matter.in_order(matter.content.terrain[id] for id in ids)
    grounds.sort(key=lambda ground: ground.head.id not in open_ones)
    looks = [ground_look(ground, matter.lang) for ground in grounds]
    icons = [svg_icons.ground_icon(look, FONT, ink_saving=matter.style.ink_saving) for look in looks]
    return [
        _row(matter, "terrain", icon, ground, lambda where, one: astuple(where.speech.terrain(one)))
        for icon, ground in zip(icons, grounds, strict=True)
    ]


def badge_rows(matter: Matter, ids: Iterable[str]) -> list[Row]:
    """Badges: what each makes of its unit."""
    return _pairs(
        matter, "badges", ids, lambda one: svg_icons.badge_icon(badge_look(one, matter.lang), FONT), Speech.badge
    )


def structure_rows(matter: Matter, ids: Iterable[str]) -> list[Row]:
    """Structures: what hits and destroys each."""
    return _pairs(matter, "structures", ids, lambda one: svg_icons.structure_icon(one.symbol, FONT), Speech.structure)


def marker_rows(matter: Matter, ids: Iterable[str]) -> list[Row]:
    """Markers: who carries each, and what then becomes of it."""
    return _pairs(
        matter, "markers", ids, lambda one: svg_icons.marker_icon(marker_look(one, matter.lang), FONT), Speech.marker
    )


def card_rows(matter: Matter, ids: Iterable[str]) -> list[Row]:
    """Cards: what each does."""
    cards = [matter.content.cards[id] for id in ids]
    return [_row(matter, "cards", "", card, lambda where, one: (where.speech.card(one),)) for card in cards]


def unit_piece(matter: Matter, unit: Unit, badge: str = "", strength: int = 0) -> PieceLook:
    """How a unit is drawn, with a badge and a strength of its own if it has them."""
    look = badge_look(matter.content.badges[badge], matter.lang) if badge else None
    return unit_look(unit, matter.content.sides[unit.side], matter.lang, look, strength)


def piece_icon(matter: Matter, look: PieceLook) -> str:
    """The counter of a piece."""
    sides = matter.sides
    rank = sides.index(look.side) if look.side in sides else len(sides)
    return svg_icons.piece_icon(look, rank, FONT, ink_saving=matter.style.ink_saving)


def _pairs(
    matter: Matter, folder: str, ids: Iterable[str], icon: Callable[[Any], str], say: Callable[[Speech, Any], str]
) -> list[Row]:
    """Things in the order of their names, with a text each."""
    things = matter.in_order(getattr(matter.content, folder)[id] for id in ids)
    return [_row(matter, folder, icon(one), one, lambda where, it: (say(where.speech, it),)) for one in things]


def _row(matter: Matter, folder: str, icon: str, thing: Any, told: Callable[[Matter, Any], tuple[str, ...]]) -> Row:
    """A thing as it is told of now, what is not as usual marked."""
    now = told(matter, thing)
    before = told(matter.usual, getattr(matter.usual.content, folder)[thing.head.id])
    cells = tuple(Cell(text, text != usual) for text, usual in zip(now, before, strict=True))
    return Row(icon, matter.name(thing), cells, open_reading(matter.things[folder][thing.head.id]) is not None)


def _unit(matter: Matter, unit: Unit) -> tuple[str, ...]:
    side = matter.content.sides.get(unit.side)
    *cells, special = map(str, astuple(matter.speech.unit(unit)))
    is_usual = special == matter.words.say("speech.ground.nothing")
    return (matter.name(side) if side else unit.side, *cells, "" if is_usual else special, str(unit.medals))
