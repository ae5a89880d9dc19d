"""A path that somebody drew: a small part of what SVG knows, read so that nothing else gets through."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from hothkit.diagnostics import excerpt

BOX = 100
MOST_POINTS = 200

_NUMBERS = {"M": 2, "L": 2, "Q": 4, "Z": 0}
"""Command -> how many numbers stand after it."""
_STEP = re.compile("[MLQZ][^MLQZ]*")
_WORD = re.compile("[^ ,]+")
_NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")


@dataclass(frozen=True, slots=True)
class Step:
    """A command with its numbers, all of them inside the box."""

    command: str
    numbers: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a text is no path; `values` fill the blanks of the phrase, None being the plain message."""

    phrase: str | None
    values: Mapping[str, str | int] = field(hash=False)


def read_path(text: str) -> tuple[Step, ...] | Fault:
    """The steps of a path, or the first thing that is wrong with it.

    >>> read_path("M 10,90 L50 10 Z")
    (Step(command='M', numbers=(10.0, 90.0)), Step(command='L', numbers=(50.0, 10.0)), Step(command='Z', numbers=()))
    >>> read_path("M 10 90 L 50 Z").phrase
    'count'
    """
    steps: list[Step] = []
    if not text.lstrip(" ").startswith("M"):
        return Fault("start", {"text": _shown(text)})
    for part in _STEP.findall(text):
        step = _step(part.strip(" "), is_open=bool(steps) and steps[-1].command != "Z")
        if isinstance(step, Fault):
            return step
        steps.append(step)
    points = sum(len(step.numbers) for step in steps) // 2
    return tuple(steps) if points <= MOST_POINTS else Fault("points", {"found": points, "most": MOST_POINTS})


def _step(text: str, *, is_open: bool) -> Step | Fault:
    command, words = text[0], _WORD.findall(text[1:])
    if command != "M" and not is_open:
        return Fault("start", {"text": _shown(text)})
    for word in words:
        if not _NUMBER.fullmatch(word):
            return Fault(None, {"text": _shown(word)})
        if not 0 <= float(word) <= BOX:
            return Fault("box", {"number": _shown(word), "most": BOX})
    wanted = _NUMBERS[command]
    if len(words) != wanted:
        return Fault("count", {"text": _shown(text), "command": command, "wanted": wanted, "found": len(words)})
    return Step(command, tuple(map(float, words)))


def _shown(text: str) -> str:
    """The text in a sentence; what looks like a blank and is none is written so that it can be seen."""
    return excerpt(re.sub(r"[^\S ]", lambda found: ascii(found[0])[1:-1], text))
