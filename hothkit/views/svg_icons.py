"""Single drawings for tables, cards and counters to cut: each an SVG of its own."""

from __future__ import annotations

from math import sqrt

from hothkit.views.palette import INK, PALE_INK, PAPER, dark_enough, pale
from hothkit.views.picture import BadgeLook, GroundLook, MarkerLook, PieceLook
from hothkit.views.svg_counter import COUNTER, badge, counter, side_inks, side_shape
from hothkit.views.svg_markers import marker
from hothkit.views.svg_parts import element, ground_symbol, hexagon, num, symbol, text

_RIM = 1.5


def piece_icon(look: PieceLook, rank: int, font: str, *, ink_saving: bool) -> str:
    """A counter as it stands on a drawn board; `rank` is the place of its side among the sides."""
    across, down = COUNTER
    below = 6 if look.badge else 0
    drawn = counter(look, rank, across / 2, down / 2, 1, ink_saving=ink_saving)
    return _svg(drawn, -_RIM - below / 2, -_RIM, across + 2 * _RIM + below / 2, down + 2 * _RIM + below, font)


def badge_icon(look: BadgeLook, font: str) -> str:
    """A badge's plate."""
    return _svg(badge(look, 10, 10, 19, INK), 0, 0, 20, 20, font)


def marker_icon(look: MarkerLook, font: str) -> str:
    """A marker's ring."""
    return _svg(marker(look, 10, 10, 8.5), 0, 0, 20, 20, font)


def ground_icon(look: GroundLook, font: str, *, ink_saving: bool) -> str:
    """A small hex of the ground."""
    fill = pale(look.colour, ink_saving)
    drawn = hexagon(9, 10, 9.6, fill=fill, stroke="#8c99a3", stroke_width=0.8) + ground_symbol(look, 9, 10, 11.5, fill)
    return _svg(drawn, 0, 0, 18, 20, font)


def structure_icon(name: str, font: str) -> str:
    """A small hex with the symbol of a structure, whosever it is."""
    drawn = hexagon(9, 10, 9.6, fill=PAPER, stroke=INK, stroke_width=1) + symbol(name, 9, 10, 12, INK)
    return _svg(drawn, 0, 0, 18, 20, font)


def miniature(look: PieceLook, rank: int, font: str, *, ink_saving: bool) -> str:
    """A counter to cut for one miniature, in the shape of its side."""
    fill, ink = side_inks(rank, look.side_colour, ink_saving)
    edge = dark_enough(look.side_colour)
    parts = [
        side_shape(rank, 50, 50, 92, 92, fill=fill, stroke=edge, stroke_width=3),
        symbol(look.symbol, 50, 42, 52, ink),
        text(50, 86, look.code, 17, anchor="middle", fill=ink, bold=True),
    ]
    return _svg("".join(parts), 0, 0, 100, 100, font)


def plate(look: BadgeLook, font: str) -> str:
    """A badge to cut."""
    return _svg(badge(look, 50, 50, 88, INK), 0, 0, 100, 100, font)


def ring(look: MarkerLook, font: str) -> str:
    """A marker to cut."""
    drawn = [
        element("circle", cx=50, cy=50, r=46, fill=PAPER, stroke=INK, stroke_width=3),
        symbol(look.symbol or "unknown", 50, 50, 56, INK),
    ]
    return _svg("".join(drawn), 0, 0, 100, 100, font)


def medal(colour: str, rank: int, code: str, font: str, *, ink_saving: bool) -> str:
    """A medal of a side to cut."""
    fill, ink = side_inks(rank, colour, ink_saving)
    parts = [
        element("circle", cx=50, cy=50, r=46, fill=fill, stroke=dark_enough(colour), stroke_width=3),
        element("circle", cx=50, cy=50, r=38, fill="none", stroke=ink, stroke_width=1.5),
        text(50, 66, code, 44, anchor="middle", fill=ink, bold=True),
    ]
    return _svg("".join(parts), 0, 0, 100, 100, font)


def tile(look: GroundLook, name: str, font: str, *, ink_saving: bool, piece: PieceLook | None = None) -> str:
    """A hex to cut, 100 wide from side to side, with its name; a structure stands on plain ground."""
    size = 100 / sqrt(3)
    fill = pale(look.colour, ink_saving)
    ink = INK if piece else dark_enough(look.colour, fill, 3.0)
    parts = [
        hexagon(50, size, size - 0.15, fill=fill, stroke="#8c99a3", stroke_width=0.4),
        symbol(piece.symbol if piece else look.symbol, 50, size, 52, ink),
        text(50, size * 1.68, name, 7.2, anchor="middle", bold=True),
        text(50, size * 0.34, piece.code if piece else look.code, 7, anchor="middle", fill=PALE_INK),
    ]
    return _svg("".join(parts), 0, 0, 100, 2 * size, font)


def _svg(drawn: str, x: float, y: float, across: float, down: float, font: str) -> str:
    return element(
        "svg",
        drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{num(x)} {num(y)} {num(across)} {num(down)}",
        font_family=font,
    )
