"""The legend beside a printed board: only what occurs on it."""

from __future__ import annotations

from dataclasses import replace

from hothkit.views.lettering import fitted, width, wrap
from hothkit.views.palette import PALE_INK, pale
from hothkit.views.picture import GroundLook, PieceLook
from hothkit.views.svg_parts import COUNTER, counter, ground_symbol, hexagon, text
from hothkit.views.svg_sheet import COLUMN, EDGE, HEAD, PAGE, Sheet

_HEADING = 17.0
_GAP = 8.0
_PIECE = (34.0, 31.0)  # pitch if there is room, and the least
_GROUND = (25.0, 21.0)
_SWATCH = 10.0


def legend_column(sheet: Sheet) -> str:
    """Units, structures and grounds from top to bottom, closer together if they are many."""
    words, legend = sheet.words, sheet.legend
    many = len(legend.pieces) + len(legend.structures)
    loose = many * _PIECE[0] + len(legend.grounds) * _GROUND[0] + 3 * _HEADING + 2 * _GAP
    close = int(loose > PAGE[1] - EDGE - HEAD)
    x, y = PAGE[0] - EDGE - COLUMN, HEAD + 9
    parts = []
    for heading, pieces, phrase, framed in (
        (words["units"], legend.pieces, words["miniatures"], False),
        (words["structures"], legend.structures, words["strength"], True),
    ):
        if pieces:
            parts.append(text(x, y, heading, 10, bold=True))
            for n, piece in enumerate(pieces):
                middle = y + _HEADING + 5 + n * _PIECE[close]
                parts.append(_piece_entry(sheet, piece, phrase, x, middle, framed))
            y += _HEADING + len(pieces) * _PIECE[close] + _GAP
    parts.append(text(x, y, words["grounds"], 10, bold=True))
    for n, ground in enumerate(legend.grounds):
        parts.append(_ground_entry(sheet, ground, x, y + _HEADING + 3 + n * _GROUND[close]))
    return "".join(parts)


def _piece_entry(sheet: Sheet, piece: PieceLook, phrase: str, x: float, middle: float, framed: bool) -> str:
    rank, saving = sheet.rank(piece.side), sheet.ink_saving
    full = replace(piece, miniatures=piece.full)
    left, room = x + COUNTER[0] + 11, COLUMN - COUNTER[0] - 11
    names = wrap(piece.name, 9, room)[:2]
    details = [part for part in (piece.side_name, phrase.format(number=piece.full)) if part]
    if width(" · ".join(details), 7.5) <= room:
        details = [" · ".join(details)]
    top = middle - 3 - 4 * (len(names) + len(details) - 2)
    lines = [text(left, top + n * 10, fitted(name, 9, room), 9, bold=True) for n, name in enumerate(names)]
    below = [
        text(left, top + len(names) * 10 + n * 9, fitted(line, 7.5, room), 7.5, fill=PALE_INK)
        for n, line in enumerate(details)
    ]
    drawn = counter(full, rank, x + COUNTER[0] / 2 + 3, middle, 1, ink_saving=saving, framed=framed)
    return "".join([drawn, *lines, *below])


def _ground_entry(sheet: Sheet, ground: GroundLook, x: float, middle: float) -> str:
    fill = pale(ground.colour, sheet.ink_saving)
    centre = x + COUNTER[0] / 2 + 3
    swatch = hexagon(centre, middle, _SWATCH, fill=fill, stroke="#8c99a3", stroke_width=0.8)
    drawn = ground_symbol(ground, centre, middle, 12, fill)
    left = x + COUNTER[0] + 11
    code = text(left, middle + 3, ground.code, 8, bold=True) if ground.code else ""
    name_x = left + (18 if ground.code else 0)
    return swatch + drawn + code + text(name_x, middle + 3, fitted(ground.name, 9, COLUMN - name_x + x), 9)
