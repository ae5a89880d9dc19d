"""What a drawn board needs explained: only the things that occur on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

from hothkit.text import alphabetical
from hothkit.views.picture import BadgeLook, Cell, GroundLook, MarkerLook, MarkLook, Picture, PieceLook

_KINDS = ("temporary", "permanent", "exit")


@dataclass(frozen=True, slots=True)
class Footnote:
    """What some hexes carry besides ground, unit and structure."""

    number: int
    texts: tuple[str, ...]
    hexes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Marked:
    """One sort of mark and the hexes that have it."""

    mark: MarkLook
    hexes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """One sort of marker, lying or carried, and the hexes where it is so with the number of each."""

    marker: MarkerLook
    hexes: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Legend:
    """Base units and structures by side and name, badges, grounds from the open one on, markers, marks, footnotes."""

    pieces: tuple[PieceLook, ...]
    badges: tuple[BadgeLook, ...]
    structures: tuple[PieceLook, ...]
    grounds: tuple[GroundLook, ...]
    markers: tuple[Laid, ...]
    marks: tuple[Marked, ...]
    footnotes: tuple[Footnote, ...]

    def number_of(self, hex_name: str) -> int | None:
        """The footnote of this hex."""
        return next((note.number for note in self.footnotes if hex_name in note.hexes), None)


def legend_of(picture: Picture) -> Legend:
    """The legend of this board."""
    order = [side.id for side in picture.sides]
    cells = picture.cells
    grounds = {cell.ground.id: cell.ground for cell in cells}
    badges = {cell.piece.badge for cell in cells if cell.piece and cell.piece.badge}
    return Legend(
        _by_side((cell.piece for cell in cells), order),
        tuple(sorted(badges, key=lambda badge: (alphabetical(badge.name), badge.id))),
        _by_side((cell.structure for cell in cells), order),
        tuple(sorted(grounds.values(), key=lambda ground: (ground.code != "", alphabetical(ground.name), ground.id))),
        _markers(cells),
        _marks(cells),
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
    """Each sort once, as it is without a badge and without losses."""
    found = {
        replace(piece, miniatures=piece.base, full=piece.base, badge=None): None
        for piece in pieces
        if piece is not None
    }

    def key(piece: PieceLook) -> tuple[int, str, tuple[str, str], str, bool, int]:
        place = order.index(piece.side) if piece.side in order else len(order)
        return place, piece.side, alphabetical(piece.name), piece.id, piece.is_target, piece.full

    return tuple(sorted(found, key=key))


def _markers(cells: tuple[Cell, ...]) -> tuple[Laid, ...]:
    """Those of one name together, the lying ones first."""
    hexes: dict[MarkerLook, list[tuple[str, int]]] = {}
    for cell in cells:
        for marker in cell.markers:
            hexes.setdefault(replace(marker, number=1), []).append((cell.hex, marker.number))
    found = [Laid(marker, tuple(at)) for marker, at in hexes.items()]
    return tuple(sorted(found, key=lambda one: (alphabetical(one.marker.name), one.marker.id, one.marker.is_carried)))


def _marks(cells: tuple[Cell, ...]) -> tuple[Marked, ...]:
    hexes: dict[MarkLook, list[str]] = {}
    for cell in cells:
        for mark in cell.marks:
            hexes.setdefault(mark, []).append(cell.hex)
    found = [Marked(mark, tuple(names)) for mark, names in hexes.items()]
    return tuple(sorted(found, key=lambda one: (_KINDS.index(one.mark.kind), one.mark.group)))


def _footnotes(cells: tuple[Cell, ...]) -> tuple[Footnote, ...]:
    hexes: dict[tuple[str, ...], list[str]] = {}
    for cell in cells:
        # Where both stand, a drawing has room for the unit alone.
        hidden = [cell.structure.name] if cell.piece and cell.structure else []
        if texts := (*hidden, *(mark.text for mark in cell.marks)):
            hexes.setdefault(texts, []).append(cell.hex)
    return tuple(Footnote(n, texts, tuple(names)) for n, (texts, names) in enumerate(hexes.items(), 1))
