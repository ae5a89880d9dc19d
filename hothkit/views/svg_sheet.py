"""Where everything lies on a printed board: one A4 sheet, measured in points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from hothkit.views.legend import Legend
from hothkit.views.picture import Cell, Picture

PAGE = (841.89, 595.28)  # A4 in points, so that a font size is what it says
EDGE = 30.0
HEAD = 76.0
COLUMN = 176.0  # the legend's width
BAR = 18.0
NAMES = 16.0  # room for the section names between a bar and the board
LINE = 10.0
BESIDE = 12.0  # room for arrows
BOARD_WIDTH = PAGE[0] - 2 * EDGE - COLUMN - 18


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the parts of the drawing share; `size` is from a hex's centre to its corner."""

    picture: Picture
    words: Mapping[str, str]
    legend: Legend
    ink_saving: bool
    size: float
    left: float
    top: float
    width: float = BOARD_WIDTH

    @property
    def across(self) -> float:
        """The width of a hex."""
        return self.size * sqrt(3)

    @property
    def bottom(self) -> float:
        """The lower end of the board."""
        last = max((cell.row for cell in self.picture.cells), default=0)
        return self.top + self.size * (2 + 1.5 * last)

    def place(self, cell: Cell) -> tuple[float, float]:
        """The centre of a hex."""
        return self.column(cell.x), self.top + self.size * (1 + 1.5 * cell.row)

    def column(self, x: float) -> float:
        """Where a doubled column lies."""
        return self.left + self.across * (x + 1) / 2

    def rank(self, side: str) -> int:
        """A side's place among the sides, which decides the shape of its counters."""
        ids = [look.id for look in self.picture.sides]
        return ids.index(side) if side in ids else len(ids)


def across_width(picture: Picture, words: Mapping[str, str], legend: Legend, ink_saving: bool, width: float) -> Sheet:
    """The board alone as wide as asked, however high it gets."""
    columns = max((cell.x for cell in picture.cells), default=0) + 2
    size = (width - _exits(picture)) / columns * 2 / sqrt(3)
    left = EDGE + (width - size * sqrt(3) / 2 * columns) / 2
    return Sheet(picture, words, legend, ink_saving, size, left, HEAD + BAR + NAMES, width)


def _exits(picture: Picture) -> float:
    """Room for arrows on both sides of the board, if there are any."""
    return 2 * BESIDE if any(mark.kind == "exit" for cell in picture.cells for mark in cell.marks) else 0.0


def laid_out(picture: Picture, words: Mapping[str, str], legend: Legend, ink_saving: bool, below: float) -> Sheet:
    """The largest hexes that leave so much room below the board, and some beside it for exits there."""
    columns = max((cell.x for cell in picture.cells), default=0) + 2
    rows = max((cell.row for cell in picture.cells), default=0) * 1.5 + 2
    frame = HEAD + 2 * (BAR + NAMES) + EDGE + 8 + below
    size = min((BOARD_WIDTH - _exits(picture)) / columns * 2 / sqrt(3), (PAGE[1] - frame) / rows)
    left = EDGE + (BOARD_WIDTH - size * sqrt(3) / 2 * columns) / 2
    return Sheet(picture, words, legend, ink_saving, size, left, HEAD + BAR + NAMES)
