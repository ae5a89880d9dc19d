"""What a drawn board needs explained: only the things that occur on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from hothkit.views.picture import Cell, GroundLook, Picture, PieceLook


@dataclass(frozen=True, slots=True)
class Footnote:
    """What some hexes carry besides ground, unit and structure."""

    number: int
    texts: tuple[str, ...]
    hexes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Legend:
    """Units and structures by side and name, grounds from the open one on, and the footnotes."""

    pieces: tuple[PieceLook, ...]
    structures: tuple[PieceLook, ...]
    grounds: tuple[GroundLook, ...]
    footnotes: tuple[Footnote, ...]

    def number_of(self, hex_name: str) -> int | None:
        """The footnote of this hex."""
        return next((note.number for note in self.footnotes if hex_name in note.hexes), None)


def legend_of(picture: Picture) -> Legend:
    """The legend of this board."""
    order = [side.id for side in picture.sides]
    cells = picture.cells
    grounds = {cell.ground.id: cell.ground for cell in cells}
    return Legend(
        _by_side((cell.piece for cell in cells), order),
        _by_side((cell.structure for cell in cells), order),
        tuple(sorted(grounds.values(), key=lambda ground: (ground.code != "", ground.name, ground.id))),
        _footnotes(cells),
    )


def in_rows(picture: Picture) -> list[list[Cell]]:
    """The hexes row by row, top row first."""
    rows: dict[int, list[Cell]] = {}
    for cell in sorted(picture.cells, key=lambda cell: (cell.row, cell.x)):
        rows.setdefault(cell.row, []).append(cell)
    return list(rows.values())


def row_letter(row: list[Cell]) -> str:
    """What the names of a row's hexes begin with."""
    return row[0].hex.rstrip("0123456789")


def section_places(picture: Picture) -> tuple[list[str], list[float]]:
    """The names of the sections from left to right, and the doubled column of each one's middle."""
    names = list(dict.fromkeys(n for cell in sorted(picture.cells, key=lambda c: c.x) for n in cell.sections))
    xs = [cell.x for cell in picture.cells]
    ends = [min(xs, default=0) - 1, *sorted(picture.section_lines), max(xs, default=0) + 1]
    centres = [(a + b) / 2 for a, b in pairwise(ends)]
    return (names, centres) if len(names) == len(centres) else ([], [])


def _by_side(pieces: Iterable[PieceLook | None], order: list[str]) -> tuple[PieceLook, ...]:
    found = {(piece.side, piece.id): piece for piece in pieces if piece is not None}

    def key(piece: PieceLook) -> tuple[int, str, str, str]:
        place = order.index(piece.side) if piece.side in order else len(order)
        return place, piece.side, piece.name, piece.id

    return tuple(sorted(found.values(), key=key))


def _footnotes(cells: tuple[Cell, ...]) -> tuple[Footnote, ...]:
    hexes: dict[tuple[str, ...], list[str]] = {}
    for cell in cells:
        carried = [mark for piece in (cell.piece, cell.structure) if piece for mark in piece.marks]
        # Where both stand, a drawing has room for the unit alone.
        hidden = [cell.structure.name] if cell.piece and cell.structure else []
        if texts := (*hidden, *carried, *cell.markers):
            hexes.setdefault(texts, []).append(cell.hex)
    return tuple(Footnote(n, texts, tuple(names)) for n, (texts, names) in enumerate(hexes.items(), 1))
