"""A unit that begins on ground which it may not enter."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.sound_position import sound_position
from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic
from hothkit.judge.ground import why_closed
from hothkit.pack.library import Library, Thing


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such unit; the judge decides, on what is sound in the battle."""
    if (found := sound_position(library, thing)) is None:
        return
    position, placed = found
    setting = position.setting
    for entry in placed:
        hex = setting.grid.number[entry.hex]
        if why_closed(position, position.standing(position.state.on_hex[hex]), hex):
            place = thing.source.place(entry.route)
            yield error("closed-ground", place, hex=entry.hex, unit=entry.id, ground=position.ground(hex).head.id)
