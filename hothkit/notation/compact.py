"""A board as one token a hex, for positions in a file or a test: how it is read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

_CODE = r"[^\W\d_]{2}"
_PIECE = rf"(?:(?P<under>{_CODE}):)?(?P<piece>{_CODE})(?P<number>[0-9]+)"
_TOKEN = re.compile(rf"(?:\.\.|(?P<ground>{_CODE})|{_PIECE})\Z")


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


# A drawing has few tokens that differ.
@lru_cache(maxsize=1024)
def _read_token(token: str) -> tuple[str, str, int]:
    match = _TOKEN.match(token)
    if match is None:
        raise ValueError(f"not a hex of a compact drawing: {token!r}")
    return match["under"] or match["ground"] or "", match["piece"] or "", int(match["number"] or 0)


def board_of(text: str, boards: Mapping[str, Mapping[str, int]]) -> str:
    """The first board by its id, given the rows of each, that has the rows of a drawing; else the first of all."""
    try:
        drawn = Counter(hex[0] for hex in read_compact(text))
    except (ValueError, IndexError):
        drawn = Counter()
    fitting = (id for id in sorted(boards) if dict(boards[id]) == dict(drawn))
    return next(fitting, min(boards, default=""))
