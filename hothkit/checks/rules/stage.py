"""Who and what a rule may meet: in one battle just its own pieces and places, in a pack whatever battles may bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from hothkit.checks.board.battle import CHECKED, entries, things_of
from hothkit.checks.board.sound_position import sound_position
from hothkit.checks.reference.placed import placed, placed_by
from hothkit.checks.winning.outlook import Outlook, outlook
from hothkit.model.rule import StaticRule
from hothkit.pack.library import Library, Thing
from hothkit.position.bound import Rank
from hothkit.position.profile import STRUCTURE, Kind, profile_of
from hothkit.position.setting import Setting

UNIT, HEX, SIDE = "unit", "hex", "side"
MANY = 1000
"""As many of something as anybody may ask for."""


_MOST_PIECES = 300
"""A battle has some fifty; a stranger's pack may have thousands."""


@dataclass(frozen=True, slots=True)
class Who:
    """What may play a role: a unit, a structure, a hex or a side; what is not known of it is None.

    `number` of them there are at most; `hexes` is where they stand if they never move; `moves`: whether it may go
    anywhere when it is ordered.
    """

    what: str
    kind: str = ""
    side: str = ""
    type: str = ""
    has: frozenset[str] | None = None
    miniatures: int | None = None
    reach: int | None = None
    number: int = MANY
    hexes: frozenset[str] | None = None
    moves: bool = True


@dataclass(frozen=True, slots=True)
class Spot:
    """Where somebody may be: a hex, or all those that differ in nothing but their name."""

    name: str
    ground: str
    baselines: frozenset[str]
    sections: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """What there may be. In a pack nothing is known of the board; `markers` None: any number of any.

    `exits` has the sides that may leave the board, each with its hexes; None if any may. `outlook` knows what is
    closed to whom, if the battle is sound.
    """

    sides: tuple[str, ...]
    pieces: tuple[Who, ...]
    setting: Setting | None = None
    markers: Mapping[str, int] | None = None
    carried_by: Mapping[str, Any] | None = None
    exits: Mapping[str, frozenset[str]] | None = None
    places_markers: bool = True
    outlook: Outlook | None = None

    @property
    def is_of_a_battle(self) -> bool:
        """Whether everything that may be there is known."""
        return self.setting is not None

    @property
    def is_too_large(self) -> bool:
        """Whether nobody can ask about each piece and each pair of them in time."""
        return len(self.pieces) > _MOST_PIECES

    def of(self, what: str) -> tuple[Who, ...]:
        """All units, or all structures."""
        return tuple(who for who in self.pieces if who.what == what)


@lru_cache(maxsize=1)
def any_stage(library: Library) -> Stage:
    """What any battle may bring: each unit on any side, and units that nobody has written yet."""
    sides = tuple(sorted(library.of_kind("sides")))
    known = {id: thing.data for id, thing in library.of_kind("units").items() if thing.is_usable}
    types = {*library.of_kind("types"), *(unit["type"] for unit in known.values())}
    pieces = [
        Who(UNIT, kind, side, unit["type"], moves=unit["move"]["most"] > 0)
        for kind, unit in known.items()
        for side in sides
    ]
    pieces += [Who(UNIT, "", side, type) for type in sorted(types) for side in sides]
    kinds = ("", *library.of_kind("structures"))
    pieces += [Who(STRUCTURE, kind, side, STRUCTURE, frozenset()) for kind in kinds for side in sides]
    return Stage(sides, tuple(pieces))


@lru_cache(maxsize=1)
def stage_of(library: Library, battle: Thing) -> Stage:
    """What this battle has, and what rules may bring into it; what any has if it is not sound enough to tell."""
    found = sound_position(library, battle) if battle.file.kind == CHECKED else None
    if found is None:
        return any_stage(library)
    setting, data = found[0].setting, battle.data
    units, markers = placed(library)
    own_units, own_markers = placed_by([battle])
    lying = {id: len(hexes) for id, hexes in data.get("markers", {}).items()}
    return Stage(
        setting.sides,
        tuple(_pieces(setting, data, units | own_units)),
        setting,
        lying | dict.fromkeys(markers | own_markers, MANY),
        {id: marker.get("carried_by", False) for id, marker in things_of(library, battle).get("markers", {}).items()},
        {side: frozenset(hexes) for side, hexes in data.get("exits", {}).items()},
        bool(markers or own_markers),
        outlook(library, battle),
    )


def _pieces(setting: Setting, data: Mapping[str, Any], brought: frozenset[str]) -> Iterator[Who]:
    content = setting.content
    worn = {hex: badge for badge, hexes in data.get("badges", {}).items() for hex in hexes if badge in content.badges}
    standing: Counter[tuple[str, str, str, str, int]] = Counter()
    hexes: dict[tuple[str, str, str, str, int], set[str]] = {}
    strengths = data.get("miniatures", {})
    for entry in entries(data):
        if entry.folder != "terrain" and entry.side in setting.sides and entry.id in getattr(content, entry.folder):
            is_unit = entry.folder == "units"
            worn_there, strength = (worn.get(entry.hex, ""), strengths.get(entry.hex, 0)) if is_unit else ("", 0)
            key = (entry.folder, entry.id, entry.side, worn_there, strength)
            standing[key] += 1
            hexes.setdefault(key, set()).add(entry.hex)
    for unit in sorted(brought):
        if unit in content.units and content.units[unit].side in setting.sides:
            standing["units", unit, content.units[unit].side, "", 0] += MANY
    rooted = _carriers_of_what_forbids_moves(setting)
    for key, number in standing.items():
        folder, id, side, badge, strength = key
        profile = profile_of(0, Kind(id, side, badge=badge, miniatures=strength), setting.sides, content)
        is_unit = folder == "units"
        yield Who(
            UNIT if is_unit else STRUCTURE,
            id,
            side,
            profile.type,
            profile.has,
            profile.miniatures,
            len(profile.attack),
            number,
            None if is_unit else frozenset(hexes[key]),
            profile.move > 0 and not rooted & {id, *profile.has},
        )


def _carriers_of_what_forbids_moves(setting: Setting) -> frozenset[str]:
    return frozenset(
        bound.carrier
        for bound in setting.static
        if bound.rank is Rank.UNIT and isinstance(bound.rule, StaticRule) and "move" in bound.rule.forbid
    )


@lru_cache(maxsize=1)
def kinds_of_spots(stage: Stage) -> tuple[Spot, ...]:
    """A hex without a name for all those of the battle that are alike."""
    setting = stage.setting
    if setting is None:
        return ()
    grid = setting.grid
    edges = (grid.letters[0], grid.letters[-1])
    alike = {}
    for hex, (name, ground, *lying) in enumerate(zip(grid.names, setting.grounds, *setting.sections, strict=True)):
        alike[ground.head.id, name[0] if name[0] in edges else "", *lying] = hex
    return tuple(replace(_spot(setting, hex), name="") for hex in alike.values())


def spot_named(stage: Stage, name: str) -> Spot | None:
    """The hex of this name, if the battle has one."""
    setting = stage.setting
    return _spot(setting, setting.grid.number[name]) if setting is not None and name in setting.grid.number else None


def _spot(setting: Setting, hex: int) -> Spot:
    name, letters = setting.grid.names[hex], setting.grid.letters
    homes = zip(setting.sides, setting.homeward, strict=True)
    return Spot(
        name,
        setting.grounds[hex].head.id,
        frozenset(side for side, home in homes if letters[0 if home < 0 else -1] == name[0]),
        {side: setting.sections[number][hex] for number, side in enumerate(setting.sides)},
    )
