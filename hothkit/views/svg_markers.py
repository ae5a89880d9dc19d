"""Markers on a printed board: rings that lie on a hex, and filled ones that the unit there carries."""

from __future__ import annotations

from hothkit.views.palette import INK, PAPER
from hothkit.views.picture import Cell, MarkerLook
from hothkit.views.svg_parts import element, symbol, text

_RING = 7.4  # from its centre to its rim
_COUNT = 4.8  # the same of the number at its rim
# Where there is room about a counter; medals take theirs first: upper right, upper left, lower right.
_UPPER_RIGHT, _UPPER_LEFT, _LOWER_RIGHT = (21.0, -14.0), (-21.0, -14.0), (23.5, 13.5)
_SLOTS = (
    (_UPPER_RIGHT, _LOWER_RIGHT, _UPPER_LEFT),
    (_LOWER_RIGHT, _UPPER_LEFT),
    (_LOWER_RIGHT,),
)


def markers(cell: Cell, x: float, y: float, scale: float) -> str:
    """The markers of a hex in the places that its medals leave; of more than there is room for the legend tells."""
    medals = sum(mark.kind != "exit" for mark in cell.marks)
    slots = _SLOTS[medals] if medals < len(_SLOTS) else ()
    return "".join(
        marker(look, x + dx * scale, y + dy * scale) for look, (dx, dy) in zip(cell.markers, slots, strict=False)
    )


def marker(look: MarkerLook, x: float, y: float, size: float = _RING) -> str:
    """A ring with a symbol, filled if a unit carries it, and their number at its rim if there are several."""
    fill, ink = (INK, PAPER) if look.is_carried else (PAPER, INK)
    parts = [
        element("circle", cx=x, cy=y, r=size + 1, fill=PAPER),
        element("circle", cx=x, cy=y, r=size, fill=fill, stroke=INK, stroke_width=1.2),
        symbol(look.symbol or "unknown", x, y, size * 1.25, ink),
    ]
    if look.number > 1:
        at_x, at_y = x + size * 0.95, y + size * 0.45
        parts += [
            element("circle", cx=at_x, cy=at_y, r=_COUNT, fill=ink, stroke=fill, stroke_width=0.8),
            text(at_x, at_y + 2.5, str(look.number), 7, anchor="middle", fill=fill, bold=True),
        ]
    drawn = "".join(parts)
    carried = "carried" if look.is_carried else "lying"
    return element("g", drawn, class_="marker", data_marker=look.id, data_how=carried, data_number=str(look.number))
