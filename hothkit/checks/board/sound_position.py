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


@lru_cache(maxsize=2)
def sound_position(library: Library, thing: Thing, *, badged: bool = True) -> tuple[Position, tuple[Entry, ...]] | None:
    """The position of all pieces that can be set up, and the units' entries; None where the judge lacks something.

    Rules and marked hexes are there as far as their hexes and sides are, cards are not; `badged` lays the badges on.
    """
    if thing.file.kind != CHECKED or grid_of(library, thing) is None:
        return None
    raw = _sound(things_of(library, thing), library, thing)
    if raw is None:
        return None
    content = _usual_content(library) if "changes" not in thing.data else Content.of(raw)
    scenario, placed = _reduced(thing, content, badged)
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


def _reduced(thing: Thing, content: Content, badged: bool) -> tuple[Scenario, tuple[Entry, ...]]:
    """The battle without what is wrong with it and what the question does not need."""
    whole = Scenario.of(thing.file.id, thing.data)
    board = content.boards[whole.board]
    sides = sorted(side for side, _ in board.baselines)
    all_entries = list(entries(thing.data))
    standing = Counter(entry.hex for entry in all_entries if entry.folder != "terrain")
    grounds = Counter(entry.hex for entry in all_entries if entry.folder == "terrain")

    def is_sound(entry: Entry) -> bool:
        known = content.units if entry.folder == "units" else content.structures
        on_board = entry.hex in board.grid.number and entry.side in sides and entry.id in known
        return on_board and standing[entry.hex] == 1 and grounds[entry.hex] <= 1

    standing_well = [entry for entry in all_entries if entry.folder != "terrain" and is_sound(entry)]
    placed = tuple(entry for entry in standing_well if entry.folder == "units")
    badges = {one.hex: one.badge for one in whole.units if badged and one.badge in content.badges}
    strengths = {one.hex: one.miniatures for one in whole.units}
    targets = {one.hex: one.target for one in whole.structures}
    return (
        replace(
            whole,
            first=whole.first if whole.first in sides else sides[0],
            hand=tuple((side, 0) for side in sides),
            medals=tuple((side, number) for side, number in whole.medals if side in sides),
            units=tuple(
                Placed(one.id, one.side, one.hex, badge=badges.get(one.hex, ""), miniatures=strengths.get(one.hex, 0))
                for one in placed
            ),
            structures=tuple(
                Placed(one.id, one.side, one.hex, targets[one.hex])
                for one in standing_well
                if one.folder == "structures"
            ),
            terrain=tuple((hex, id) for hex, id in whole.terrain if id in content.terrain and grounds[hex] == 1),
            decks=(),
            without=(),
            medal_hexes=tuple(
                one
                for one in whole.medal_hexes
                if one.side in ("", *sides) and all(hex in board.grid.number for hex in one.at)
            ),
            exits=tuple(
                (side, tuple(hex for hex in hexes if hex in board.grid.number))
                for side, hexes in whole.exits
                if side in sides
            ),
            markers=tuple(
                (id, tuple(hex for hex in hexes if hex in board.grid.number))
                for id, hexes in whole.markers
                if id in content.markers
            ),
        ),
        placed,
    )
