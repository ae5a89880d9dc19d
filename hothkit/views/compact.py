"""A board as one token a hex: for positions in a file or a test."""

from __future__ import annotations

from hothkit.notation.compact import read_compact
from hothkit.views.legend import in_rows, row_letter
from hothkit.views.picture import Cell, Picture

__all__ = ["draw_compact", "read_compact"]


def draw_compact(picture: Picture) -> str:
    """One token a hex: ground code, unit code with miniatures, both with a colon between, or two dots."""
    rows = [[(cell, _token(cell)) for cell in row] for row in in_rows(picture)]
    longest = max((len(token) for row in rows for _, token in row), default=0)
    half = (longest + 2) // 2
    lines = []
    for row in rows:
        line = row_letter([cell for cell, _ in row])
        for cell, token in row:
            line = line.ljust(2 + cell.x * half) + token
        lines.append(line)
    return "\n".join(lines) + "\n"


def _token(cell: Cell) -> str:
    piece = cell.piece or cell.structure
    if piece is None:
        return cell.ground.code or ".."
    shown = f"{piece.code}{piece.miniatures}"
    return f"{cell.ground.code}:{shown}" if cell.ground.code else shown
