"""Hexes: numbers and names, neighbours, distance, and the exact line between two centres; knows no units."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache

# Doubled columns: the next hex of a row is two away, the hexes of the row below are one away.
_STEPS = ((-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1))
# The corners of a hex about its centre, in half-columns and thirds of a row: integers, so no line is rounded.
_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


class Relation(StrEnum):
    """How a line lies to a hex it meets; left and right as seen from the line's start."""

    CROSSED = "crossed"
    LEFT = "left"
    RIGHT = "right"
    CORNER = "corner"


@dataclass(frozen=True, slots=True)
class Touch:
    """A hex that a line meets: its number (None off the board), and the shared side it lies at, if any."""

    hex: int | None
    relation: Relation
    pair: int | None = None
    is_left: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """The hexes of a board, numbered row by row; every second row is shifted by half a hex, the shorter ones if so.

    >>> grid = Grid.of({"A": 3, "B": 2, "C": 3})
    >>> grid.names
    ('A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'C2', 'C3')
    >>> [grid.names[h] for h in grid.neighbours[grid.number["B1"]]]
    ['A1', 'A2', 'B2', 'C1', 'C2']
    """

    letters: tuple[str, ...]
    lengths: tuple[int, ...]
    names: tuple[str, ...] = field(repr=False)
    spots: tuple[tuple[int, int], ...] = field(repr=False)
    number: Mapping[str, int] = field(repr=False)
    at: Mapping[tuple[int, int], int] = field(repr=False)
    neighbours: tuple[tuple[int, ...], ...] = field(repr=False)

    @classmethod
    def of(cls, rows: Mapping[str, int]) -> Grid:
        """The grid with these rows, first row on top."""
        return _grid(tuple(rows), tuple(rows.values()))

    def __len__(self) -> int:
        return len(self.names)

    def distance(self, a: int, b: int) -> int:
        """Steps between two hexes on an empty board."""
        (ax, ay), (bx, by) = self.spots[a], self.spots[b]
        across, down = abs(ax - bx), abs(ay - by)
        return down + max(0, across - down) // 2

    def line(self, a: int, b: int) -> tuple[Touch, ...]:
        """The hexes that the line from centre a to centre b meets, without both ends, in order from a."""
        (ax, ay), (bx, by) = self.spots[a], self.spots[b]
        return tuple(
            Touch(self.at.get((ax + x, ay + y)), relation, pair, left)
            for x, y, relation, pair, left in _line_shape(bx - ax, by - ay)
        )


# Many battles are set up on few boards.
@lru_cache(maxsize=32)
def _grid(letters: tuple[str, ...], lengths: tuple[int, ...]) -> Grid:
    names, spots = [], []
    shorter = next((y for y, length in enumerate(lengths) if length < max(lengths)), 1)
    for y, (letter, length) in enumerate(zip(letters, lengths, strict=True)):
        shift = int(y % 2 == shorter % 2)
        for column in range(length):
            names.append(f"{letter}{column + 1}")
            spots.append((2 * column + shift, y))
    at = {spot: i for i, spot in enumerate(spots)}
    neighbours = tuple(tuple(at[x + dx, y + dy] for dx, dy in _STEPS if (x + dx, y + dy) in at) for x, y in spots)
    number = {name: i for i, name in enumerate(names)}
    return Grid(letters, lengths, tuple(names), tuple(spots), number, at, neighbours)


@lru_cache(maxsize=4096)
def _line_shape(dx: int, dy: int) -> tuple[tuple[int, int, Relation, int | None, bool], ...]:
    """The line to the spot (dx, dy) away, as steps from its start: the same everywhere on the board."""
    along, down = dx, 3 * dy
    reach = 3 * along * along + down * down
    found: list[tuple[int, int, int, int, Relation, frozenset[tuple[int, int]]]] = []
    for y in range(min(0, dy) - 1, max(0, dy) + 2):
        for x in range(min(0, dx) - 2, max(0, dx) + 3):
            ahead = 3 * x * along + 3 * y * down
            if (x + y) % 2 or not 0 < ahead < reach:
                continue
            corners = [(x + cx, 3 * y + cy) for cx, cy in _CORNERS]
            sides = [along * cy - down * cx for cx, cy in corners]
            on_line = frozenset(c for c, s in zip(corners, sides, strict=True) if s == 0)
            relation = _relation(min(sides), max(sides), len(on_line))
            if relation is not None:
                found.append((ahead, 0 if max(sides) <= 0 else 1, x, y, relation, on_line))
    found.sort(key=lambda f: f[:4])
    pairs: dict[frozenset[tuple[int, int]], int] = {}
    shape = []
    for _, side, x, y, relation, on_line in found:
        pair = pairs.setdefault(on_line, len(pairs) + 1) if relation in _BESIDE else None
        shape.append((x, y, relation, pair, side == 0))
    return tuple(shape)


_BESIDE = (Relation.LEFT, Relation.RIGHT)


def _relation(least: int, most: int, on_line: int) -> Relation | None:
    if least < 0 < most:
        return Relation.CROSSED
    if on_line == 2:
        return Relation.LEFT if least < 0 else Relation.RIGHT
    return Relation.CORNER if on_line == 1 else None
