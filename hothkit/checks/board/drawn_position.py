"""A ruling's position with pieces, badges or marks where none can be: told by the checks of battles."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board import misplaced_badge, no_such_hex, repeated_hex, two_on_a_hex
from hothkit.checks.board.drawn import FIELDS, as_battle
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing

_KIND = "ruling"


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """The findings of those checks about the position; closed ground may be what a ruling is about."""
    position = thing.data.get("position", {}) if thing.file.kind == _KIND else {}
    if "drawn" not in position or position.keys().isdisjoint(FIELDS):
        return
    battle = as_battle(library, thing)
    for one in (no_such_hex, two_on_a_hex, misplaced_badge, repeated_hex) if battle is not None else ():
        yield from one.check(library, battle)
