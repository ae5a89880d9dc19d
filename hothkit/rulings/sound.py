"""Whether a ruling can fail at all: what nothing could ever match would make it right for nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hothkit.hexes import Grid
from hothkit.model.ruling import Ruling
from hothkit.pack.overlay import Things
from hothkit.position.actions import VERBS
from hothkit.position.events import FIELDS

_HEX = re.compile(r"[A-Z][0-9]+")


def unsound(ruling: Ruling, grid: Grid, things: Things) -> Iterator[tuple[str, str]]:
    """A phrase of `rulings.problem` and a name for each such thing."""
    if not any((ruling.events, ruling.never, ruling.may, ruling.may_not, ruling.result, ruling.answer, ruling.facts)):
        yield "says_nothing", ""
    if (ruling.question is None) != (not ruling.answer):
        yield "half_a_question", ""
    rows = things.get("requirements", {}).get("", {}).get("rows", {})
    yield from (("no_row", row) for row in ruling.rows if rows and row not in rows)
    for line in (*ruling.events, *ruling.never):
        if line.split(" ")[0] not in FIELDS:
            yield "no_event", line
        yield from (("no_hex", hex) for hex in _strange(line, grid))
    for line in (*ruling.actions, *ruling.may, *ruling.may_not):
        if line.split(" ")[0] not in VERBS:
            yield "no_verb", line
        yield from (("no_hex", hex) for hex in _strange(line, grid))


def _strange(line: str, grid: Grid) -> Iterator[str]:
    """The words of a line that look like hexes and are none."""
    for word in re.split(r"[ -]", line):
        if _HEX.fullmatch(word) and word not in grid.number:
            yield word
