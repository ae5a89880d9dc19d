"""A board as one token a hex: for positions in a file or a test."""

from __future__ import annotations

import re

from hothkit.views.legend import in_rows, row_letter
from hothkit.views.picture import Cell, Picture

_CODE = r"[^\W\d_]{2}"
_PIECE = rf"(?:(?P<under>{_CODE}):)?(?P<piece>{_CODE})(?P<number>[0-9]+)"
_TOKEN = re.compile(rf"(?:\.\.|(?P<ground>{_CODE})|{_PIECE})\Z")


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


def read_compact(text: str) -> dict[str, tuple[str, str, int]]:
    """Every hex of a compact drawing -> ground code, unit code, miniatures.

    A row may leave its letter out if all do. ValueError at a token that says nothing.

    >>> read_compact("A ..  RI:ET3\\nB    ST4")
    {'A1': ('', '', 0), 'A2': ('RI', 'ET', 3), 'B1': ('', 'ST', 4)}
    """
    found = {}
    lines = [line.split() for line in text.splitlines() if line.strip()]
    for number, tokens in enumerate(lines):
        letter = chr(ord("A") + number)
        if len(tokens[0]) == 1:
            letter, *tokens = tokens
        for column, token in enumerate(tokens, 1):
            found[f"{letter}{column}"] = _read_token(token)
    return found


def _read_token(token: str) -> tuple[str, str, int]:
    match = _TOKEN.match(token)
    if match is None:
        raise ValueError(f"not a hex of a compact drawing: {token!r}")
    return match["under"] or match["ground"] or "", match["piece"] or "", int(match["number"] or 0)
