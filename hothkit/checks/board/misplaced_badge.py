"""A badge that lies on no unit, on a unit it does not fit, or on one that has a badge already."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.board.battle import CHECKED, entries, grid_of
from hothkit.checks.board.sound_position import sound_position
from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic
from hothkit.judge.scene import scene
from hothkit.pack.library import Library, Thing
from hothkit.position.position import Position
from hothkit.words.conditions import holds


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each such badge."""
    badges = thing.data.get("badges", {}) if thing.file.kind == CHECKED else {}
    if not badges:
        return
    units = {entry.hex: entry.id for entry in entries(thing.data) if entry.folder == "units"}
    sound = sound_position(library, thing, badged=False)
    grid = grid_of(library, thing)
    # A unit on a hex that does not exist is meant for one that does, where its badge may lie.
    is_astray = grid is not None and not units.keys() <= grid.number.keys()
    worn: dict[str, str] = {}
    for id, hexes in badges.items():
        for step, hex in enumerate(hexes):
            place = thing.source.place(("badges", id, step))
            if hex not in units:
                if not is_astray:
                    yield error("misplaced-badge", place, badge=id, hex=hex)
            elif hex in worn:
                yield error("misplaced-badge", place, "second", badge=id, hex=hex, other=worn[hex])
            elif sound is not None and not _fits(sound[0], id, hex):
                yield error("misplaced-badge", place, "unfit", badge=id, hex=hex, unit=units[hex])
            worn.setdefault(hex, id)


def _fits(position: Position, badge: str, hex: str) -> bool:
    """Whether the badge may lie on the unit; a badge or a unit that is not sound is told of elsewhere."""
    content, number = position.setting.content, position.setting.grid.number
    piece = position.state.on_hex[number[hex]] if hex in number else -1
    if badge not in content.badges or piece < 0:
        return True
    who = position.standing(piece)
    return holds(content.badges[badge].fits, scene(position, {"unit": who}, None, position.profile(piece).side), who)
