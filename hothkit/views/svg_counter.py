"""The counters of a printed board: whose shape they have, what they carry."""

from __future__ import annotations

from hothkit.views.palette import PAPER, dark_enough
from hothkit.views.picture import BadgeLook, PieceLook
from hothkit.views.svg_parts import Attribute, element, polygon, symbol, text

COUNTER = (46.0, 28.0)
_MOST_PIPS = 5
_PLAIN_PLATE = "plate"


def side_shape(rank: int, x: float, y: float, across: float, down: float, **attributes: Attribute) -> str:
    """The shape of a side's counters: round, square, or with cut corners for any further one."""
    left, top = x - across / 2, y - down / 2
    if rank < 2:
        corner = down / 2 if rank == 0 else 1.2
        return element("rect", x=left, y=top, width=across, height=down, rx=corner, **attributes)
    cut = down / 3
    right, bottom = left + across, top + down
    points = [(left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut)]
    points += [(right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut)]
    return polygon(points, **attributes)


def side_inks(rank: int, colour: str, ink_saving: bool) -> tuple[str, str]:
    """Fill and ink of a side's counters: every second side is an outline, so grey print tells them apart."""
    if ink_saving or rank % 2:
        return PAPER, dark_enough(colour)
    return dark_enough(colour), PAPER


def counter(
    piece: PieceLook, rank: int, x: float, y: float, scale: float, *, ink_saving: bool, framed: bool = False
) -> str:
    """A unit's counter: symbol, code, and a pip a miniature; a structure's is framed twice.

    A badge hangs on its lower left corner; what cannot be hit has no pips.
    """
    fill, ink = side_inks(rank, piece.side_colour, ink_saving)
    edge = dark_enough(piece.side_colour)
    across, down = (length * scale for length in COUNTER)
    line = 1.8 if rank % 2 else 1.2
    parts = [side_shape(rank, x, y, across, down, fill=fill, stroke=edge, stroke_width=line)]
    if framed:
        parts += [side_shape(rank, x, y, across - 5, down - 5, fill="none", stroke=ink, stroke_width=0.8)]
    aside = 1.5 * scale if piece.badge else 0
    size = (17 if framed or piece.badge else 20) * scale
    parts += [symbol(piece.symbol, x - 9.5 * scale + aside, y - aside, size, ink)]
    letters, base = (8 if framed else 9) * scale, y - 0.6 * scale
    parts += [text(x + 10 * scale, base, piece.code, letters, anchor="middle", fill=ink, bold=True)]
    if piece.is_target:
        parts += [_pips(piece, x + 10 * scale, y + 7 * scale, scale, fill, ink)]
    if piece.badge:
        parts += [badge(piece.badge, x - across / 2 + 4, y + down / 2 - 3, 14, edge)]
    return "".join(parts)


def badge(look: BadgeLook, x: float, y: float, size: float, fill: str) -> str:
    """A badge's plate with its letter, and a rim of paper that sets it off from what it lies on."""
    name, letter = look.symbol or _PLAIN_PLATE, size / 2
    parts = [
        symbol(name, x, y, size, PAPER, stroke=PAPER, stroke_width=240 / size),
        symbol(name, x, y, size, fill),
        element("circle", cx=x, cy=y, r=size * 0.31, fill=fill),
        text(x, y + letter * 0.36, look.code, letter, anchor="middle", fill=PAPER, bold=True),
    ]
    return element("g", "".join(parts), class_="badge", data_badge=look.id)


def _pips(piece: PieceLook, x: float, y: float, scale: float, fill: str, ink: str) -> str:
    most = max(piece.miniatures, piece.full)
    if most > _MOST_PIPS:
        return text(x, y + 3 * scale, str(piece.miniatures), 8 * scale, anchor="middle", fill=ink, bold=True)
    step = (5.0 if most < _MOST_PIPS else 4.4) * scale
    start = x - step * (most - 1) / 2
    return "".join(
        element(
            "circle",
            cx=start + n * step,
            cy=y,
            r=1.7 * scale,
            stroke=ink,
            stroke_width=0.6,
            fill=ink if n < piece.miniatures else fill,
            class_="pip",
        )
        for n in range(most)
    )
