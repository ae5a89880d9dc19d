"""What the pieces of a battle may ever do; where that is not sure, they may."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from hothkit.board import reached
from hothkit.checks.board.battle import entries
from hothkit.checks.board.sound_position import sound_position
from hothkit.checks.winning.comings import Arrival, arrivals, hurts_structures, telling_rules
from hothkit.checks.winning.may import may_fail, may_hold
from hothkit.judge.scene import scene
from hothkit.model.condition import ALWAYS, Condition, Same, keys
from hothkit.model.rule import StaticRule, TriggeredRule
from hothkit.pack.library import Library, Thing
from hothkit.position.bound import Rank
from hothkit.position.position import Position, Standing
from hothkit.position.state import NOBODY, OFF_BOARD
from hothkit.words.scene import Scene, hex_alone


@dataclass(frozen=True, eq=False)
class Outlook:
    """The set-up of a battle and what may come of it; only ground and board are in anybody's way."""

    position: Position

    @cached_property
    def scene(self) -> Scene:
        """The scene in which conditions are asked what they may be."""
        return scene(self.position, {})

    @cached_property
    def rules(self) -> tuple[tuple[TriggeredRule, Rank], ...]:
        """The event rules that bear on winning, of the battle and of every card: any may be dealt or agreed on."""
        return telling_rules(self.position.setting)

    @cached_property
    def arrivals(self) -> tuple[Arrival, ...]:
        """What rules may bring onto the board or back."""
        return tuple(arrivals(self.scene, self.rules))

    @cached_property
    def reach(self) -> tuple[frozenset[int], ...]:
        """For each piece the hexes where it may ever stand."""
        setting, known = self.position.setting, list[tuple[frozenset[int], frozenset[int]]]()
        found = []
        for piece, (profile, _) in enumerate(setting.pieces):
            starts, closed = self.starts[piece], self.closed(profile)
            there = next((one for other, one in known if other == closed and starts <= one), starts)
            if there is starts and not setting.profiles[profile].is_structure:
                there = reached(starts, setting.grid.neighbours, closed)
                known.append((closed, there))
            found.append(there)
        return tuple(found)

    @cached_property
    def alike(self) -> tuple[tuple[int, ...], ...]:
        """The pieces that are on the board or may come there, those together that may do the same."""
        found: dict[tuple[int, frozenset[int]], list[int]] = {}
        for piece, (profile, _) in enumerate(self.position.setting.pieces):
            if self.reach[piece]:
                found.setdefault((profile, self.reach[piece]), []).append(piece)
        return tuple(map(tuple, found.values()))

    def told_apart(self, tree: Condition, hexes: Sequence[int] | frozenset[int]) -> Iterator[tuple[int, ...]]:
        """These hexes, those together that a condition cannot tell apart; first those that it names."""
        number = self.position.setting.grid.number
        said = (leaf.name if isinstance(leaf, Same) else leaf.value for leaf in keys(tree))
        named = [number[name] for name in said if isinstance(name, str) and name in number]
        yield from ((hex,) for hex in named if hex in hexes)
        for alike in _alike(self, hexes):
            if rest := tuple(hex for hex in alike if hex not in named) if named else alike:
                yield rest

    @cached_property
    def hurts_structures(self) -> bool:
        """Whether a rule may destroy a structure that nobody may attack."""
        return hurts_structures(self.scene, self.rules)

    @cached_property
    def starts(self) -> tuple[frozenset[int], ...]:
        """For each piece the hexes where it begins or is brought in; none if it never comes."""
        found = []
        for piece, hex in enumerate(self.position.state.hex_of):
            brought = [arrival.hexes for arrival in self.arrivals if piece in arrival.pieces]
            closed = self.closed(self.position.setting.pieces[piece][0]) if brought else frozenset()
            found.append(frozenset((hex,) if hex >= 0 else ()).union(*(hexes - closed for hexes in brought)))
        return tuple(found)

    def closed(self, profile: int) -> frozenset[int]:
        """The hexes where pieces of a profile may never stand."""
        return self._closed_to[profile]

    def comes(self, piece: int) -> bool:
        """Whether a piece is on the board or may come there."""
        return bool(self.starts[piece])

    def may_be_destroyed(self, piece: int) -> bool:
        """Whether a structure may be destroyed; of a unit that is always so."""
        profile = self.position.profile(piece)
        return not profile.is_structure or profile.is_target or self.hurts_structures

    def may_leave(self, piece: int, hex: int) -> bool:
        """Whether no rule forbids a unit for good to move, or to leave the board here."""
        return not any(self._is_forbidden(word, self.position.standing(piece, hex)) for word in ("move", "leave_board"))

    def side(self, side: int) -> Standing:
        """A side in a role: any profile of it stands for the side."""
        profiles = self.position.setting.profiles
        return Standing(NOBODY, next((one.index for one in profiles if one.side == side), NOBODY), OFF_BOARD)

    @cached_property
    def _closed_to(self) -> tuple[frozenset[int], ...]:
        setting = self.position.setting
        standing = {hex: piece for piece, hex in enumerate(self.position.state.hex_of) if hex >= 0}
        walls = {
            hex
            for hex, piece in standing.items()
            if self.position.profile(piece).is_structure and not self.may_be_destroyed(piece)
        }
        named = {id for profile in setting.profiles for id in profile.cannot_enter}
        grounds = {ground.head.id for ground in setting.grounds if ground.entry != ALWAYS} | named
        asked = [hex for hex, ground in enumerate(setting.grounds) if ground.head.id in grounds]
        samples = {profile: piece for piece, (profile, _) in enumerate(setting.pieces)}
        found = []
        for profile in range(len(setting.profiles)):
            who = self.position.standing(samples[profile])
            shut = {hex for hex in asked if self._is_shut(who._replace(hex=hex))}
            found.append(frozenset(shut | walls))
        return tuple(found)

    def _is_shut(self, who: Standing) -> bool:
        """Whether a hex is closed to a unit whatever happens, also when it retreats."""
        setting = self.position.setting
        if setting.lays_ground:
            return False
        ground = setting.grounds[who.hex]
        if ground.head.id in setting.profiles[who.profile].cannot_enter:
            return True
        return not (may_hold(ground.entry, self.scene, who) or may_hold(ground.retreat_entry, self.scene, who))

    def _is_forbidden(self, word: str, who: Standing) -> bool:
        """Whether a rule forbids it whatever happens."""
        setting = self.position.setting
        roles = {"unit": who, "hex": hex_alone(who.hex)}
        for bound in setting.static:
            rule = bound.rule
            if not isinstance(rule, StaticRule) or word not in rule.forbid or bound.rank is Rank.CARD:
                continue
            ground = setting.grounds[who.hex].head.id
            carries = {
                Rank.MARKER: False,
                Rank.UNIT: who.profile in bound.profiles,
                Rank.GROUND: ground == bound.carrier,
            }
            if carries.get(bound.rank, True) and all(
                (bound.rank is Rank.UNIT and role == "unit" and tree == Same("this"))
                or (role in roles and not may_fail(tree, self.scene, roles[role]))
                for role, tree in rule.while_
            ):
                return True
        return False


@lru_cache(maxsize=32)
def _alike(view: Outlook, hexes: Sequence[int] | frozenset[int]) -> tuple[tuple[int, ...], ...]:
    """These hexes, those together that have the same ground and lie in the same row."""
    setting = view.position.setting
    found: dict[tuple[str, str], list[int]] = {}
    for hex in hexes:
        found.setdefault((setting.grounds[hex].head.id, setting.grid.names[hex][0]), []).append(hex)
    return tuple(map(tuple, found.values()))


@lru_cache(maxsize=1)
def outlook(library: Library, battle: Thing) -> Outlook | None:
    """What may come of a battle; None where the judge lacks something, or does not know a piece."""
    found = sound_position(library, battle)
    pieces = sum(entry.folder != "terrain" for entry in entries(battle.data)) if found is not None else 0
    if found is None or sum(hex >= 0 for hex in found[0].state.hex_of) < pieces:
        return None
    return Outlook(found[0])
