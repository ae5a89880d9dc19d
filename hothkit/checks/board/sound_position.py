"""A battle's set-up as the judge sees it, as far as it is sound."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from hothkit.checks.board.battle import CHECKED, Entry, entries, grid_of, sound_things, things_of
from hothkit.model.scenario import Placed, Scenario
from hothkit.pack.content import Content
from hothkit.pack.library import Library, Thing
from hothkit.pack.overlay import Things
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from hothkit.position.state import starting_state


@lru_cache(maxsize=1)
def sound_position(library: Library, thing: Thing) -> tuple[Position, tuple[Entry, ...]] | None:
    """The position of all base units that can be set up, and their entries; None where the judge lacks something."""
    if thing.file.kind != CHECKED or grid_of(library, thing) is None:
        return None
    raw = _sound(things_of(library, thing), library, thing)
    if raw is None:
        return None
    content = _usual_content(library) if "changes" not in thing.data else Content.of(raw)
    scenario, placed = _reduced(thing, content)
    setting = Setting.of(scenario, content)
    return Position(setting, starting_state(setting, [])), placed


# Making all content anew takes far longer than judging a battle, and few battles change any.
@lru_cache(maxsize=1)
def _usual_content(library: Library) -> Content:
    return Content.of({**sound_things(library), "decks": {}})


def _sound(raw: Things, library: Library, battle: Thing) -> Things | None:
    """The things that the judge needs; None where what is needed is missing, changed in a wrong way or broken."""
    from hothkit.checks.reference.unknown_change import check as changes

    board = raw.get("boards", {}).get(battle.data["board"])
    single = all("" in raw.get(name, {}) for name in ("dice", "turn", "sight"))
    if board is None or not single or board["ground"] not in raw.get("terrain", {}) or any(changes(library, battle)):
        return None
    return {**raw, "decks": {}}


def _reduced(thing: Thing, content: Content) -> tuple[Scenario, tuple[Entry, ...]]:
    """The battle without what is wrong with it and what the question does not need."""
    whole = Scenario.of(thing.file.id, thing.data)
    board = content.boards[whole.board]
    sides = sorted(side for side, _ in board.baselines)
    all_entries = list(entries(thing.data))
    standing = Counter(entry.hex for entry in all_entries if entry.folder != "terrain")
    grounds = Counter(entry.hex for entry in all_entries if entry.folder == "terrain")
    placed = tuple(
        entry
        for entry in all_entries
        if entry.folder == "units"
        and entry.id in content.units
        and entry.side in sides
        and entry.hex in board.grid.number
        and standing[entry.hex] == 1
        and grounds[entry.hex] <= 1
    )
    return (
        replace(
            whole,
            first=sides[0],
            hand=tuple((side, 0) for side in sides),
            units=tuple(Placed(entry.id, entry.side, entry.hex) for entry in placed),
            structures=(),
            terrain=tuple((hex, id) for hex, id in whole.terrain if id in content.terrain and grounds[hex] == 1),
            decks=(),
            without=(),
            medal_hexes=(),
            exits=(),
            markers=(),
            special_rules=(),
        ),
        placed,
    )
