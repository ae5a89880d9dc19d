"""Sheets of paper in millimetres, and how many cards go on one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

BLEED = 2.0
"""How far a card's colour reaches beyond its edge; between two cards lies the bleed of both."""
_BESIDE, _ABOVE = 8.0, 5.0  # room for cut marks and for the scale, at least


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, upright."""

    id: str
    width: float
    height: float


PAPERS = {"a4": Paper("a4", 210.0, 297.0), "letter": Paper("letter", 215.9, 279.4)}
A4 = PAPERS["a4"]


class TooLarge(ValueError):
    """Not one card of this size goes on the paper."""


@dataclass(frozen=True, slots=True)
class CardGrid:
    """Where cards lie on a page; `turned`: the page lies on its long edge."""

    width: float
    height: float
    card: tuple[float, float]
    columns: int
    rows: int

    @property
    def turned(self) -> bool:
        """Whether the page is wider than high."""
        return self.width > self.height

    @property
    def number(self) -> int:
        """How many cards go on one page."""
        return self.columns * self.rows

    def lefts(self) -> list[float]:
        """The left edges of the columns."""
        return _edges(self.width, self.card[0], self.columns)

    def tops(self) -> list[float]:
        """The upper edges of the rows."""
        return _edges(self.height, self.card[1], self.rows)

    def front(self, number: int) -> tuple[float, float]:
        """The upper left corner of the card of this number on its page."""
        row, column = divmod(number, self.columns)
        return self.lefts()[column], self.tops()[row]

    def back(self, number: int) -> tuple[float, float]:
        """Where the back of that card lies, if the paper is turned over its long edge."""
        row, column = divmod(number, self.columns)
        if self.turned:
            return self.lefts()[column], self.tops()[self.rows - 1 - row]
        return self.lefts()[self.columns - 1 - column], self.tops()[row]

    def marks(self) -> Iterator[tuple[float, float, float, float]]:
        """The cut marks outside the cards: left, top, width and height of each line."""
        left, top = self.lefts()[0] - BLEED, self.tops()[0] - BLEED
        for x in (at for edge in self.lefts() for at in (edge, edge + self.card[0])):
            yield from ((x, y, 0.0, 3.5) for y in (top - 4.0, self.height - top + 0.5))
        for y in (at for edge in self.tops() for at in (edge, edge + self.card[1])):
            yield from ((x, y, 3.5, 0.0) for x in (left - 4.0, self.width - left + 0.5))


def card_grid(paper: Paper, card: tuple[float, float]) -> CardGrid:
    """As many cards as the paper holds, upright if it makes no difference: TooLarge."""
    grids = [_grid(*page, card) for page in ((paper.width, paper.height), (paper.height, paper.width))]
    best = max(grids, key=lambda grid: grid.number)
    if best.number < 1:
        raise TooLarge
    return best


def _grid(width: float, height: float, card: tuple[float, float]) -> CardGrid:
    step = 2 * BLEED
    columns, rows = int((width - 2 * _BESIDE) // (card[0] + step)), int((height - 2 * _ABOVE) // (card[1] + step))
    return CardGrid(width, height, card, max(columns, 0), max(rows, 0))


def _edges(page: float, card: float, number: int) -> list[float]:
    step = card + 2 * BLEED
    first = (page - number * step) / 2 + BLEED
    return [round(first + n * step, 4) for n in range(number)]
