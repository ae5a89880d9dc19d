"""What a battle's rules reward beside eliminated units: hexes to rest on, markers to take up, exits to leave by."""

from __future__ import annotations

from typing import NamedTuple

from hothkit.judge.in_force import is_forbidden
from hothkit.judge.scene import scene
from hothkit.model.condition import All, Condition, Key, ThereIs, keys
from hothkit.model.rule import TriggeredRule
from hothkit.position.bound import Rank
from hothkit.position.position import Position, Standing
from hothkit.position.setting import Setting
from hothkit.position.state import NOBODY, OFF_BOARD, starting_state
from hothkit.words.conditions import WORDS, holds, role_holds, selected, selects
from hothkit.words.scene import Scene, hex_alone
from hothkit.words.triggers import NUMBERS

_LEAVING = "unit_left_board"
_LOSING = {"unit_eliminated": "unit", "structure_destroyed": "structure"}
# These say where a piece is that is not on the board.
_OFF = ("eliminated", "left_board")
_RESTING = ("turn_started", "turn_ended", "unit_arrived", "unit_entered")
_PLACES = ("at", "baseline", "adjacent_to", "marker")
_NUMBERS = {number for numbers in NUMBERS.values() for number in numbers}


class _Reward(NamedTuple):
    """A rule that rewards somebody: what for each side, in medals or in victories, in expected miniatures."""

    rule: TriggeredRule
    worth: tuple[float, ...]


class Aims:
    """The aims of one battle; `medal` and `victory` are what these are worth to a player."""

    def __init__(self, setting: Setting, medal: float, victory: float) -> None:
        self._setting, self._medal, self._victory = setting, medal, victory
        self._of_carriers = [
            b
            for b in setting.triggered
            if b.rank is Rank.MARKER and isinstance(b.rule, TriggeredRule) and b.rule.when in _LOSING and not b.rule.may
        ]
        rules = [b.rule for b in setting.triggered if isinstance(b.rule, TriggeredRule) and not b.rule.may]
        rewards = [_Reward(rule, self._worth(rule, medal, victory)) for rule in rules]
        self._losing = [one for one in rewards if one.rule.when in _LOSING and any(one.worth)]
        self._leaving = [one for one in rewards if one.rule.when == _LEAVING and any(one.worth)]
        self._resting = [
            one for one in rewards if one.rule.when in _RESTING and any(one.worth) and _names_places(one.rule)
        ]
        self.are_on_board = bool(self._resting or setting.lying)
        self._is_lasting = not any(map(_reads_moment, (one.rule for one in self._resting)))
        self._hexes: dict[tuple[object, ...], dict[int, float]] = {}

    def hexes(self, position: Position, profile: int) -> dict[int, float]:
        """What it is worth to rest on each hex that any aim speaks of; remembered where only markers move."""
        key = (profile, position.state.markers)
        if self._is_lasting and key in self._hexes:
            return self._hexes[key]
        found = self._hexes[key] = dict[int, float]()
        side = self._setting.profiles[profile].side
        for kind, hex, carrier in position.state.markers:
            tree = self._setting.markers[kind].carried_by
            if carrier == NOBODY and selects(tree, scene(position, {}, None, side), Standing(NOBODY, profile, hex)):
                found[hex] = self._medal
        for one in self._resting if self.are_on_board else ():
            for hex in range(len(self._setting.grid)):
                worth = one.worth[side] * _share(one.rule, position, side)
                if worth and _fulfils(one.rule, _roles(position, profile, hex), position, side):
                    found[hex] = found.get(hex, 0.0) + worth
        return found

    def prize(self, profile: int) -> float:
        """What it is worth to the other side when a piece of this profile is gone, its medals left aside."""
        position = Position(self._setting, starting_state(self._setting, []))
        side, who = self._setting.profiles[profile].side, Standing(NOBODY, profile, OFF_BOARD)
        return sum(
            -one.worth[side] * _share(one.rule, position, side)
            for one in self._losing
            if _fulfils(one.rule, {_LOSING[one.rule.when]: who}, position, side)
        )

    def burden(self, position: Position, piece: int) -> tuple[float, ...]:
        """What it is worth to each side when a piece is gone, by the rules of the markers that it carries."""
        carried = {position.setting.markers[kind].head.id for kind, _, by in position.state.markers if by == piece}
        found = [0.0] * len(self._setting.sides)
        for bound in self._of_carriers if carried else ():
            if bound.carrier in carried and isinstance(bound.rule, TriggeredRule):
                owner = bound.owner if bound.owner >= 0 else position.profile(piece).side
                worth = self._worth(bound.rule, self._medal, self._victory, owner)
                found = [one + more for one, more in zip(found, worth, strict=True)]
        return tuple(found)

    def exits(self, position: Position, piece: int) -> dict[int, float]:
        """What it is worth to a unit to leave by each exit that is open to it."""
        side, who = position.profile(piece).side, position.standing(piece)
        found = {}
        for hex in sorted(self._setting.exits[side]) if self._leaving else ():
            roles = {"unit": who._replace(hex=hex), "hex": hex_alone(hex)}
            worth = sum(
                one.worth[side] * _share(one.rule, position, side)
                for one in self._leaving
                if _fulfils(one.rule, roles, position, side)
            )
            if worth > 0 and not is_forbidden(position, "leave_board", roles):
                found[hex] = worth
        return found

    def _worth(self, rule: TriggeredRule, medal: float, victory: float, owner: int = NOBODY) -> tuple[float, ...]:
        """What a rule's effects are worth to each side; of a rule without an owner only those that name a side."""
        sides = self._setting.sides
        found = [0.0] * len(sides)
        for effect in rule.effects:
            named = effect.value if effect.verb == "win" else effect.value.get("side")
            if owner != NOBODY and named in ("own", "enemy"):
                named = sides[owner if named == "own" else (owner + 1) % len(sides)]
            if effect.verb in ("win", "gain_medals") and named in sides:
                number = effect.value["number"] if effect.verb == "gain_medals" else 0
                gain = medal * number if isinstance(number, int) and number else victory
                for side in range(len(sides)):
                    found[side] += gain if sides[side] == named else -gain
        return tuple(found)


def _roles(position: Position, profile: int, hex: int) -> dict[str, Standing]:
    who = Standing(NOBODY, profile, hex)
    return {"unit": who, "hex": hex_alone(hex), "side": who._replace(hex=OFF_BOARD)}


def _fulfils(rule: TriggeredRule, roles: dict[str, Standing], position: Position, side: int) -> bool:
    """Whether a unit would do its part of what a rule asks for; how many more it takes does not matter."""
    seen = scene(position, roles, None, side)
    return all(_does_its_part(role, tree, seen) for role, tree in rule.if_ if role not in _NUMBERS)


def _does_its_part(role: str, tree: Condition, seen: Scene) -> bool:
    if isinstance(tree, Key) and isinstance(tree.value, ThereIs):
        who = next(seen.roles[name] for name in ("unit", "structure") if name in seen.roles)
        return holds(_on_board(tree.value.who), seen, who)
    return role_holds(role, tree, seen)


def _on_board(tree: Condition) -> Condition:
    """The condition without what it says about being off the board."""
    if isinstance(tree, All):
        return All(tuple(part for part in tree.parts if not (isinstance(part, Key) and part.word in _OFF)))
    return tree


def _share(rule: TriggeredRule, position: Position, side: int) -> float:
    """What part of what a rule asks for one unit can do: one of so many, or the last one of all."""
    seen, found = scene(position, {}, None, side), 1
    for _, tree in rule.if_:
        if isinstance(tree, Key) and isinstance(tree.value, ThereIs):
            number = tree.value.number
            everybody = sum(1 for _ in selected(tree.value.who, seen)) if number.most == 0 else 0
            found = max(found, number.least or everybody or 1)
    return 1 / found


def _names_places(rule: TriggeredRule) -> bool:
    return any(
        role == "hex" or any(isinstance(leaf, Key) and leaf.word in _PLACES for leaf in keys(_asked(tree)))
        for role, tree in rule.if_
    )


def _reads_moment(rule: TriggeredRule) -> bool:
    """Whether what a rule asks for changes while markers lie still."""
    leaves = [leaf for _, tree in rule.if_ for leaf in keys(_asked(tree)) if isinstance(leaf, Key)]
    return any(leaf.word in WORDS and WORDS[leaf.word].READS_MOMENT and leaf.word != "marker" for leaf in leaves)


def _asked(tree: Condition) -> Condition:
    """What a rule asks of a role, or of those that there must be."""
    return tree.value.who if isinstance(tree, Key) and isinstance(tree.value, ThereIs) else tree
