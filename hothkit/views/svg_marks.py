"""Marked hexes on a printed board: discs for medals, arrows for exits, and what they mean."""

from __future__ import annotations

from math import copysign, sqrt

from hothkit.views.legend import Marked
from hothkit.views.lettering import fitted, wrap
from hothkit.views.palette import INK, PAPER, dark_enough
from hothkit.views.picture import Cell, MarkLook
from hothkit.views.svg_counter import side_inks, side_shape
from hothkit.views.svg_parts import element, hexagon, polygon, text
from hothkit.views.svg_sheet import LINE, Sheet

_DISC = 12.0
_ROW = 22.0  # a row of the explanation, at least
_MOST = 150.0  # all rows together; more would make the hexes too small
_ASIDE = 3.0  # how far an arrow at the first or last row stands beside the middle of its edge
_TEXT = 30.0  # where its text begins
_SLOTS = ((13.0, -14.8), (-13.0, -14.8), (18.0, 13.0))  # beside a hex's name, else on the counter's free corner


def outlines(sheet: Sheet, cell: Cell, x: float, y: float) -> str:
    """A line inside a hex that gives medals: broken for those that can be lost again."""
    kinds = {mark.kind: mark for mark in reversed(_medals(cell))}
    drawn = [_outline(sheet, mark, x, y, sheet.size - 2.8 - 3 * n) for n, mark in enumerate(kinds.values())]
    return "".join(drawn)


def _outline(sheet: Sheet, mark: MarkLook, x: float, y: float, size: float) -> str:
    broken = {"stroke_dasharray": "3.2 2.2"} if mark.kind == "temporary" else {}
    return hexagon(x, y, size, fill="none", stroke=_ink(sheet, mark), stroke_width=1.5, **broken)


def discs(sheet: Sheet, cell: Cell, x: float, y: float) -> str:
    """The medals of a hex beside its name; of more than it has room for the explanation tells the rest."""
    marks = zip(_medals(cell), _SLOTS, strict=False)
    return "".join(_disc(sheet, mark, x + dx + (dx > 0) * _more(mark) / 3, y + dy) for mark, (dx, dy) in marks)


def arrows(sheet: Sheet, cell: Cell) -> str:
    """The exits of a hex, across its edges at the border of the board."""
    x, y = sheet.place(cell)
    inner = sheet.size * sqrt(3) / 2
    exits = [mark for mark in cell.marks if mark.kind == "exit"]
    drawn = []
    for n, mark in enumerate(exits):
        nx, ny = _outward(sheet, cell, n)
        if ny == 0:
            aside = 7.0 * (2 * n - 1) if len(exits) > 1 else 0.0
            drawn.append(_arrow(sheet, mark, x + nx * inner, y + aside, nx, ny))
        else:
            # Along the edge, away from the corner: there stands the name of the hex, or the code of its ground.
            aside_x, aside_y = copysign(_ASIDE * sqrt(3) / 2, nx), copysign(_ASIDE / 2, -ny)
            drawn.append(_arrow(sheet, mark, x + nx * inner + aside_x, y + ny * inner + aside_y, nx, ny))
    return "".join(drawn)


def _outward(sheet: Sheet, cell: Cell, number: int) -> tuple[float, float]:
    rows = [other.row for other in sheet.picture.cells]
    left = -1 if number % 2 == 0 else 1
    if cell.row in (min(rows), max(rows)):
        return left / 2, sqrt(3) / 2 * (-1 if cell.row == min(rows) else 1)
    first = min(other.x for other in sheet.picture.cells if other.row == cell.row)
    return (-1.0 if cell.x == first else 1.0), 0.0


def _arrow(sheet: Sheet, mark: MarkLook, x: float, y: float, nx: float, ny: float) -> str:
    """An arrow with the letter of its side, from the middle of an edge outwards."""
    side = next(side for side in sheet.picture.sides if side.id in mark.sides)
    fill, ink = side_inks(sheet.rank(side.id), side.colour, sheet.ink_saving)
    corners = [(-1.5, -5.5), (6.5, -5.5), (6.5, -7.5), (12.5, 0.0), (6.5, 7.5), (6.5, 5.5), (-1.5, 5.5)]
    points = [(x + nx * out - ny * along, y + ny * out + nx * along) for out, along in corners]
    shape = polygon(points, fill=fill, stroke=dark_enough(side.colour), stroke_width=1.1)
    letter = text(x + nx * 4, y + ny * 4 + 2.5, side.code, 7, anchor="middle", fill=ink, bold=True)
    return _group(mark, shape + letter)


def _disc(sheet: Sheet, mark: MarkLook, x: float, y: float) -> str:
    """The number of medals in the shape of the counters that can have them, in both shapes for either side."""
    across, ink = _DISC + _more(mark), _ink(sheet, mark)
    fill, letter = (PAPER, ink) if mark.kind == "temporary" else (ink, PAPER)
    ranks = sorted((sheet.rank(side) for side in mark.sides), reverse=True)
    parts = [side_shape(ranks[0], x, y, across + 2.4, _DISC + 2.4, fill=PAPER)]
    parts += [side_shape(ranks[0], x, y, across, _DISC, fill=fill, stroke=ink, stroke_width=1.2)]
    parts += [
        side_shape(rank, x, y, across - 2.4 * n, _DISC - 2.4 * n, fill="none", stroke=letter, stroke_width=0.7)
        for n, rank in enumerate(ranks[1:], 1)
    ]
    parts += [text(x, y + 2.55, mark.label, 7, anchor="middle", fill=letter, bold=True)]
    return _group(mark, "".join(parts))


def _group(mark: MarkLook, drawn: str) -> str:
    return element("g", drawn, class_="mark", data_kind=mark.kind, data_sides=" ".join(mark.sides))


def _medals(cell: Cell) -> list[MarkLook]:
    return [mark for mark in cell.marks if mark.kind != "exit"]


def _more(mark: MarkLook) -> float:
    return 4.5 * (len(mark.label) - 1)


def _ink(sheet: Sheet, mark: MarkLook) -> str:
    colours = [side.colour for side in sheet.picture.sides if side.id in mark.sides]
    return dark_enough(colours[0]) if len(colours) == 1 else INK


def explained(sheet: Sheet, x: float, y: float) -> str:
    """Every sort of mark with its hexes, in two columns; an ellipsis where there is no room for more."""
    parts, heights, marks = [], rows(sheet.legend.marks, sheet.width), sheet.legend.marks
    for n, one in enumerate(marks[: 2 * len(heights)]):
        left, top = x + n % 2 * sheet.width / 2, y + sum(heights[: n // 2])
        parts.append(_entry(sheet, one, left, top + heights[n // 2] / 2))
    if len(marks) > 2 * len(heights):
        parts.append(text(x + sheet.width - 10, y + sum(heights) - 4, "…", 8))
    return "".join(parts)


def rows(marks: tuple[Marked, ...], width: float) -> list[float]:
    """How high the rows of the explanation are in two columns of this width together, as many as there is room for."""
    lines = [len(_lines(one, width)) for one in marks]
    heights = [max(_ROW, LINE * max(lines[n : n + 2]) + 4) for n in range(0, len(lines), 2)]
    return [height for n, height in enumerate(heights) if sum(heights[: n + 1]) <= _MOST]


def _lines(one: Marked, width: float) -> list[str]:
    room = width / 2 - _TEXT - 8
    lines = wrap(f"{', '.join(one.hexes)}: {one.mark.text}", 8, room)
    return lines if len(lines) < 4 else [*lines[:2], fitted(" ".join(lines[2:]), 8, room)]


def _entry(sheet: Sheet, one: Marked, x: float, middle: float) -> str:
    mark, centre = one.mark, x + 13
    if mark.kind == "exit":
        parts = [_arrow(sheet, mark, centre - 5, middle, 1, 0)]
    else:
        parts = [_outline(sheet, mark, centre, middle, 11.0), _disc(sheet, mark, centre, middle)]
    lines = _lines(one, sheet.width)
    top = middle + 2.8 - LINE / 2 * (len(lines) - 1)
    parts += [text(x + _TEXT, top + n * LINE, line, 8) for n, line in enumerate(lines)]
    return "".join(parts)
