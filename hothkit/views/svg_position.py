"""A board alone, without a sheet about it: small enough for a page with many of them."""

from __future__ import annotations

import re
from math import sqrt

from hothkit.views.legend import legend_of
from hothkit.views.palette import PALE_INK
from hothkit.views.picture import Cell, Picture
from hothkit.views.svg_cells import drawn_cell, drawn_ground, section_lines
from hothkit.views.svg_parts import element, num
from hothkit.views.svg_sheet import Sheet

SIZE = 33.0
_EDGE = 14.0  # room for the arrows of exits
FONT = "Liberation Sans, Arial, Helvetica, sans-serif"
_TITLE = re.compile("<title>[^<]*</title>")


def board_sheet(picture: Picture) -> Sheet:
    """Where everything lies on the board alone."""
    return Sheet(picture, {}, legend_of(picture), False, SIZE, _EDGE, _EDGE)


def extent(sheet: Sheet) -> tuple[float, float]:
    """Width and height of the drawing."""
    columns = max((cell.x for cell in sheet.picture.cells), default=0) + 2
    return sheet.size * sqrt(3) / 2 * columns + 2 * _EDGE, sheet.bottom + _EDGE


def draw_position(picture: Picture) -> str:
    """The board as a file of its own without a word in it, so that one serves all languages."""
    sheet = board_sheet(picture)
    width, height = extent(sheet)
    drawn = _TITLE.sub("", "\n".join(board_parts(sheet)))
    box = f"0 0 {num(width)} {num(height)}"
    return element(
        "svg", f"\n{drawn}\n", xmlns="http://www.w3.org/2000/svg", viewBox=box, font_family=FONT,
        width=num(width), height=num(height),
    ) + "\n"  # fmt: skip


def board_parts(sheet: Sheet) -> list[str]:
    """Grounds, section lines, names of plain hexes, and the hexes that hold more than a name."""
    cells = sheet.picture.cells
    lines = sheet.picture.section_lines
    plain = [cell for cell in cells if _is_plain(cell) and cell.x not in lines]
    rest = [drawn_cell(sheet, cell) for cell in cells if cell not in plain]
    return [*_grounds(sheet), *section_lines(sheet), _names(sheet, plain), *rest]


def _grounds(sheet: Sheet) -> list[str]:
    """The hexes, those of one ground gathered."""
    found: dict[str, list[Cell]] = {}
    for cell in sheet.picture.cells:
        found.setdefault(cell.ground.id, []).append(cell)
    return [_ground(sheet, cells) for cells in found.values()]


def _ground(sheet: Sheet, cells: list[Cell]) -> str:
    points, fill = re.compile('points="([^"]*)"'), re.compile('fill="([^"]*)"')
    hexes = [drawn_ground(sheet, cell) for cell in cells]
    path = "".join(f"M{match[1]}z" for match in map(points.search, hexes) if match)
    colour = fill.search(hexes[0])
    return element("path", d=path, fill=colour[1] if colour else "none", stroke="#8c99a3", stroke_width=0.8)


def _is_plain(cell: Cell) -> bool:
    has_symbol = cell.ground.symbol not in ("", "none")
    return not (cell.ground.code or has_symbol or cell.piece or cell.structure or cell.marks or cell.markers)


def _names(sheet: Sheet, cells: list[Cell]) -> str:
    names = []
    for cell in cells:
        x, y = sheet.place(cell)
        names.append(element("text", cell.hex, x=x, y=y - sheet.size * 0.56))
    return element("g", "".join(names), font_size=7.2, fill=PALE_INK, text_anchor="middle")
