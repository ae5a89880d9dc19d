"""How wide a name will be, and how it is broken to fit."""

from __future__ import annotations

import unicodedata

# Widths of sans-serif letters in units of the font size, a little generous: the reader's font may differ.
_NARROW = frozenset("iIjl.,;:'|!()[]ft·- ")
_WIDE = frozenset("mwMW—@%")


def width(text: str, size: float) -> float:
    """How wide the text will be about, in the unit of `size`."""
    return size * sum(_letter_width(letter) for letter in text)


def _letter_width(letter: str) -> float:
    if letter in _NARROW:
        return 0.34
    if letter in _WIDE or unicodedata.east_asian_width(letter) in "WF":
        return 1.0
    return 0.72 if letter.isupper() else 0.58


def wrap(text: str, size: float, room: float) -> list[str]:
    """The text in lines that fit the room; a word that is too long by itself is cut."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if width(longer, size) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        while len(word) > 1 and width(word, size) > room:
            cut = max(1, next(n for n in range(1, len(word) + 1) if width(word[: n + 1], size) > room))
            lines.append(word[:cut])
            word = word[cut:]
        line = word
    return [*lines, line] if line else lines


def fitted(text: str, size: float, room: float) -> str:
    """The text, its end replaced by an ellipsis if it does not fit."""
    if width(text, size) <= room:
        return text
    while text and width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"
