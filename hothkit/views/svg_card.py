"""What is drawn on a card: how many units it orders and where, and the back of a side's cards."""

from __future__ import annotations

from math import sqrt

from hothkit.views.palette import PAPER, mixed
from hothkit.views.svg_parts import element, hexagon, num, symbol, text

PANEL = (510.0, 200.0)
"""Width and height of the picture of an order."""
_GAP = 10.0
_LETTER = 0.47  # width of a letter of the narrow font
_CELL = 26.0  # of the pattern, from the centre of a hex to its corner


def order_panel(numbers: tuple[str, ...], symbols: tuple[str, ...], colour: str, font: str, *, ink_saving: bool) -> str:
    """The sections from left to right with the number of orders in each, or one field for the whole board.

    A field without a number is left pale; `symbols` stand beside a number that is for some units only.
    """
    across = (PANEL[0] - _GAP * (len(numbers) - 1)) / len(numbers)
    parts = [element("defs", _clips(len(numbers), across))]
    for n, number in enumerate(numbers):
        left = n * (across + _GAP)
        parts.append(_field(left, across, number, symbols if len(numbers) == 1 else (), colour, ink_saving, n))
    return _svg("".join(parts), *PANEL, font)


def moment_panel(name: str, colour: str, font: str, *, ink_saving: bool) -> str:
    """A field with a symbol for a card that gives no orders."""
    width, height = PANEL
    pale = PAPER if ink_saving else mixed(colour, PAPER, 0.9)
    frame = element(
        "rect",
        x=3,
        y=3,
        width=width - 6,
        height=height - 6,
        fill=pale,
        stroke=colour,
        stroke_width=5,
        stroke_dasharray="18 12",
    )
    return _svg(frame + symbol(name, width / 2, height / 2, 120, colour), width, height, font)


def card_back(width: float, height: float, letter: str, colour: str, font: str, *, ink_saving: bool) -> str:
    """A field of hexes with the letter of a side, in tenths of a millimetre."""
    fill, ink = (PAPER, colour) if ink_saving else (colour, PAPER)
    line = mixed(fill, ink, 0.22)
    size, middle = min(width, height) * 0.28, height * 0.46
    parts = [
        element("rect", x=0, y=0, width=width, height=height, fill=fill),
        _pattern(width, height, line, size / 2.5),
        hexagon(width / 2, middle, size * 1.12, fill=fill, stroke=ink, stroke_width=4),
        hexagon(width / 2, middle, size, fill="none", stroke=ink, stroke_width=2),
        text(width / 2, middle + size * 0.42, letter, size * 1.2, anchor="middle", fill=ink, bold=True),
    ]
    return _svg("".join(parts), width, height, font)


def _field(
    left: float, across: float, number: str, symbols: tuple[str, ...], colour: str, ink_saving: bool, clip: int
) -> str:
    height, is_on = PANEL[1], bool(number)
    fill = PAPER if ink_saving or not is_on else colour
    ink = colour if ink_saving else PAPER
    line = mixed(fill, ink if is_on else colour, 0.2)
    parts = [
        element("rect", x=left + 2.5, y=2.5, width=across - 5, height=height - 5, fill=fill),
        element("g", _pattern(across, height, line, _CELL, left), clip_path=f"url(#f{clip})"),
        element(
            "rect", x=left + 2.5, y=2.5, width=across - 5, height=height - 5, fill="none",
            stroke=colour if is_on else mixed(colour, PAPER, 0.55), stroke_width=5,
        ),
    ]  # fmt: skip
    if is_on:
        room = across if not symbols else across * 0.48
        size = min(120.0, room * 0.86 / (_LETTER * len(number)))
        middle = left + room / 2
        parts.append(text(middle, height / 2 + size * 0.35, number, size, anchor="middle", fill=ink, bold=True))
    step = min(120.0, across * 0.5 / max(len(symbols), 1))
    for n, name in enumerate(symbols):
        parts.append(symbol(name, left + across * 0.48 + (n + 0.5) * step, height / 2, min(step * 0.86, 104.0), ink))
    return "".join(parts)


def _clips(number: int, across: float) -> str:
    fields = (
        element("rect", x=n * (across + _GAP) + 2.5, y=2.5, width=across - 5, height=PANEL[1] - 5)
        for n in range(number)
    )
    return "".join(element("clipPath", field, id=f"f{n}") for n, field in enumerate(fields))


def _pattern(width: float, height: float, line: str, size: float, left: float = 0.0) -> str:
    """Outlines of hexes over the whole field, as one path."""
    half, paths = size * sqrt(3) / 2, []
    for row in range(int(height / (1.5 * size)) + 2):
        shift = half * (row % 2)
        for column in range(int(width / (2 * half)) + 2):
            x, y = left + column * 2 * half + shift, row * 1.5 * size
            corners = [(x, y - size), (x + half, y - size / 2), (x + half, y + size / 2), (x, y + size)]
            paths.append("M" + " L".join(f"{num(a)} {num(b)}" for a, b in corners))
    return element("path", d=" ".join(paths), fill="none", stroke=line, stroke_width=2)


def _svg(drawn: str, across: float, down: float, font: str) -> str:
    view = f"0 0 {num(across)} {num(down)}"
    return element("svg", drawn, xmlns="http://www.w3.org/2000/svg", viewBox=view, font_family=font)
