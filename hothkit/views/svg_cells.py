"""The hexes of a printed board and what stands on them."""

from __future__ import annotations

from math import sqrt

from hothkit.views.palette import INK, PALE_INK, pale
from hothkit.views.picture import Cell, PieceLook
from hothkit.views.svg_counter import counter
from hothkit.views.svg_markers import markers
from hothkit.views.svg_marks import arrows, discs, outlines
from hothkit.views.svg_parts import element, escaped, ground_symbol, hexagon, text
from hothkit.views.svg_sheet import Sheet


def board(sheet: Sheet) -> list[str]:
    """Grounds first, then the section lines, then what stands on the hexes: lines never cross a counter."""
    grounds = [drawn_ground(sheet, cell) for cell in sheet.picture.cells]
    return [*grounds, *section_lines(sheet), *(drawn_cell(sheet, cell) for cell in sheet.picture.cells)]


def drawn_ground(sheet: Sheet, cell: Cell) -> str:
    """A hex in the colour of its ground."""
    x, y = sheet.place(cell)
    fill = pale(cell.ground.colour, sheet.ink_saving)
    return hexagon(x, y, sheet.size, fill=fill, stroke="#8c99a3", stroke_width=0.8)


def section_lines(sheet: Sheet) -> list[str]:
    """The lines between the sections, from end to end of the board."""
    return [
        element(
            "line",
            x1=sheet.column(x),
            y1=sheet.top - 3,
            x2=sheet.column(x),
            y2=sheet.bottom + 3,
            stroke=INK,
            stroke_width=1.3,
            stroke_dasharray="6 3.5",
            class_="section-line",
        )
        for x in sheet.picture.section_lines
    ]


def drawn_cell(sheet: Sheet, cell: Cell) -> str:
    """A hex's name above, its unit or the symbol of its ground in the middle, the ground's code below."""
    x, y = sheet.place(cell)
    size, ground = sheet.size, cell.ground
    fill = pale(ground.colour, sheet.ink_saving)
    piece = cell.piece or cell.structure
    shown = [element("title", escaped(_told(cell)))]
    shown += [outlines(sheet, cell, x, y)]
    if cell.marks or cell.x in sheet.picture.section_lines:
        shown += [_clearing(sheet, cell, x, y, fill)]
    shown += [text(x, y - size * 0.56, cell.hex, 7.2, anchor="middle", fill=PALE_INK)]
    if piece:
        shown += [_piece(sheet, cell, piece, x, y)]
    else:
        shown += [ground_symbol(ground, x, y + 1, size * 0.92, fill)]
    if ground.code:
        base = y + _code_base(sheet, cell)
        shown += [ground_symbol(ground, x - 6.6, base - 2.6, 9.5, fill)] if piece else []
        shown += [text(x + (6 if piece else 0), base, ground.code, 7.2, anchor="middle", bold=True)]
    shown += [discs(sheet, cell, x, y), arrows(sheet, cell), markers(cell, x, y, _scale(sheet))]
    return element("g", "".join(shown), class_="cell", data_hex=cell.hex)


def _code_base(sheet: Sheet, cell: Cell) -> float:
    """How far below its centre a hex's ground code stands: close under a counter, or under a symbol."""
    if cell.piece or cell.structure:
        return 14 * _scale(sheet) + 8.6
    return sheet.size * 0.67 + 2.7


def _clearing(sheet: Sheet, cell: Cell, x: float, y: float, fill: str) -> str:
    """Plain ground, so that lines across this hex stay out of what is written on it."""
    size, code = sheet.size, _code_base(sheet, cell)
    bands = [(-size * 0.56 - 5.8, -size * 0.56 + 1.2)]
    if cell.ground.code:
        bands += [(code - 8.5, code + 1)]
        bands += [] if cell.piece or cell.structure else [(-size * 0.46, size * 0.46)]
    drawn = []
    for top, bottom in bands:
        half = min(9.0, (size - max(-top, bottom)) * sqrt(3) - 0.6)
        drawn.append(element("rect", x=x - half, y=y + top, width=2 * half, height=bottom - top, fill=fill))
    return "".join(drawn)


def _piece(sheet: Sheet, cell: Cell, piece: PieceLook, x: float, y: float) -> str:
    rank, framed = sheet.rank(piece.side), cell.piece is None
    drawn = counter(piece, rank, x, y, _scale(sheet), ink_saving=sheet.ink_saving, framed=framed)
    kind = "unit" if cell.piece else "structure"
    return element("g", drawn, class_=kind, data_code=piece.code, data_side=piece.side)


def _scale(sheet: Sheet) -> float:
    """How far counters shrink with the hexes."""
    return min(1.0, sheet.size / 33)


def _told(cell: Cell) -> str:
    pieces = [piece for piece in (cell.piece, cell.structure) if piece]
    told = [f"{p.told} ({p.side_name}) {p.miniatures}/{p.full}" for p in pieces]
    laid = [marker.name if marker.number == 1 else f"{marker.name} ×{marker.number}" for marker in cell.markers]
    marks = [mark.text for mark in cell.marks]
    return " · ".join([cell.hex, cell.ground.name, *told, *laid, *marks, " / ".join(cell.sections)])
