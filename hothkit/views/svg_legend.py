"""The legend beside a printed board: only what occurs on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from hothkit.views.lettering import fitted, width, wrap
from hothkit.views.palette import INK, PALE_INK, pale
from hothkit.views.picture import BadgeLook, GroundLook, MarkerLook, PieceLook
from hothkit.views.svg_counter import COUNTER, badge, counter
from hothkit.views.svg_markers import marker
from hothkit.views.svg_parts import ground_symbol, hexagon, text
from hothkit.views.svg_sheet import COLUMN, EDGE, HEAD, PAGE, Sheet

_LEFT = PAGE[0] - EDGE - COLUMN
_SYMBOL = COUNTER[0] / 2 + 3  # the middle of an entry's picture
_NAME = COUNTER[0] + 11  # where its name begins
_HEADING = 9.0
_GAP = 14.0
_SWATCH = 10.0
_NARROW_SIZES = (8.5, 7.5, 7.0)  # of a ground's name in half the width


@dataclass(frozen=True, slots=True)
class _Spacing:
    """How close the entries stand, and where the column begins."""

    top: float
    pieces: float
    badges: float
    grounds: float
    in_pairs: bool


_SPACINGS = (
    _Spacing(HEAD + 9, 34, 24, 25, False),
    _Spacing(HEAD + 9, 31, 20, 21, False),
    _Spacing(44, 31, 19, 21, True),
)


@dataclass(frozen=True, slots=True)
class _Block:
    heading: str
    pitch: float
    columns: int
    entries: tuple[Callable[[float, float], str], ...]

    @property
    def height(self) -> float:
        rows = -(-len(self.entries) // self.columns)
        return _HEADING + rows * self.pitch + _GAP if rows else 0.0

    def draw(self, y: float) -> str:
        parts = [text(_LEFT, y, self.heading, 10, bold=True)] if self.entries else []
        for n, entry in enumerate(self.entries):
            row, column = divmod(n, self.columns)
            parts.append(entry(_LEFT + column * COLUMN / 2, y + _HEADING + (row + 0.5) * self.pitch))
        return "".join(parts)


def legend_column(sheet: Sheet) -> str:
    """Units, badges, structures, markers and grounds from top to bottom, closer together if they are many."""
    for spacing in _SPACINGS:
        blocks = _blocks(sheet, spacing)
        if spacing.top + sum(block.height for block in blocks) - _GAP <= PAGE[1] - EDGE:
            break
    parts, y = [], spacing.top
    for block in blocks:
        parts.append(block.draw(y))
        y += block.height
    return "".join(parts)


def _blocks(sheet: Sheet, spacing: _Spacing) -> list[_Block]:
    words, legend = sheet.words, sheet.legend
    ground = _narrow_ground if spacing.in_pairs else _ground
    units = tuple(partial(_piece, sheet, piece, False) for piece in legend.pieces)
    badges = tuple(partial(_badge, sheet, look) for look in legend.badges)
    markers = tuple(partial(_marker, sheet, laid.marker) for laid in legend.markers)
    structures = tuple(partial(_piece, sheet, piece, True) for piece in legend.structures)
    grounds = tuple(partial(ground, sheet, look) for look in legend.grounds)
    return [
        _Block(words["units"], spacing.pieces, 1, units),
        _Block(words["badges"], spacing.badges, 1, badges),
        _Block(words["structures"], spacing.pieces, 1, structures),
        _Block(words["markers"], spacing.badges, 1, markers),
        _Block(words["grounds"], spacing.grounds, 2 if spacing.in_pairs else 1, grounds),
    ]


def _piece(sheet: Sheet, piece: PieceLook, framed: bool, x: float, middle: float) -> str:
    rank, saving = sheet.rank(piece.side), sheet.ink_saving
    left, room = x + _NAME, COLUMN - _NAME
    names = wrap(piece.name, 9, room)[:2]
    strength = sheet.words["strength" if framed else "miniatures"].format(number=piece.full)
    details = [part for part in (piece.side_name, strength if piece.is_target else sheet.words["safe"]) if part]
    if width(" · ".join(details), 7.5) <= room:
        details = [" · ".join(details)]
    top = middle - 3 - 4 * (len(names) + len(details) - 2)
    lines = [text(left, top + n * 10, fitted(name, 9, room), 9, bold=True) for n, name in enumerate(names)]
    below = [
        text(left, top + len(names) * 10 + n * 9, fitted(line, 7.5, room), 7.5, fill=PALE_INK)
        for n, line in enumerate(details)
    ]
    drawn = counter(piece, rank, x + _SYMBOL, middle, 1, ink_saving=saving, framed=framed)
    return "".join([drawn, *lines, *below])


def _badge(sheet: Sheet, look: BadgeLook, x: float, middle: float) -> str:
    number = look.miniatures
    detail = "" if number is None else sheet.words["miniatures"].format(number=number)
    return badge(look, x + _SYMBOL, middle, 17, INK) + _named(look.name, detail, x, middle)


def _marker(sheet: Sheet, look: MarkerLook, x: float, middle: float) -> str:
    how = sheet.words["marker_carried" if look.is_carried else "marker_lies"]
    return marker(look, x + _SYMBOL, middle, 8.5) + _named(look.name, how, x, middle)


def _named(name: str, detail: str, x: float, middle: float) -> str:
    """The name of an entry with a detail below it if there is any."""
    base = middle - 1 if detail else middle + 3
    below = text(x + _NAME, base + 9, fitted(detail, 7.5, COLUMN - _NAME), 7.5, fill=PALE_INK) if detail else ""
    return text(x + _NAME, base, fitted(name, 9, COLUMN - _NAME), 9, bold=True) + below


def _ground(sheet: Sheet, ground: GroundLook, x: float, middle: float) -> str:
    code = text(x + _NAME, middle + 3, ground.code, 8, bold=True) if ground.code else ""
    left = _NAME + (18 if ground.code else 0)
    name = text(x + left, middle + 3, fitted(ground.name, 9, COLUMN - left), 9)
    return _swatch(sheet, ground, x + _SYMBOL, middle) + code + name


def _narrow_ground(sheet: Sheet, ground: GroundLook, x: float, middle: float) -> str:
    """An entry of half the width."""
    left = 40 if ground.code else 23
    room = COLUMN / 2 - left - 2
    size = next((size for size in _NARROW_SIZES if _fits(ground.name, size, room)), _NARROW_SIZES[-1])
    lines = wrap(ground.name, size, room)[:2]
    parts = [_swatch(sheet, ground, x + 10, middle)]
    parts += [text(x + 23, middle + 3, ground.code, 8, bold=True)] if ground.code else []
    top = middle + 3 - 4.5 * (len(lines) - 1)
    parts += [text(x + left, top + 9 * n, line, size) for n, line in enumerate(lines)]
    return "".join(parts)


def _fits(name: str, size: float, room: float) -> bool:
    """Whether no word of the name need be cut."""
    return all(width(word, size) <= room for word in name.split())


def _swatch(sheet: Sheet, ground: GroundLook, x: float, middle: float) -> str:
    fill = pale(ground.colour, sheet.ink_saving)
    drawn = hexagon(x, middle, _SWATCH, fill=fill, stroke="#8c99a3", stroke_width=0.8)
    return drawn + ground_symbol(ground, x, middle, 12, fill)
