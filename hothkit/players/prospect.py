"""What targets and hexes are worth to a side as the pieces stand; remembered until they stand otherwise."""

from __future__ import annotations

from hothkit.players.expected import Meanings
from hothkit.players.lore import MEDAL, VICTORY, Lore
from hothkit.position.position import Position
from hothkit.position.state import State

# In expected miniatures: a die that could hit, a hex nearer to the enemy.
DANGER = 0.03
ADVANCE = 0.35
# A medal hex is worth a part of its medals, for it can be lost again.
HELD = 0.6
# How many hexes further a side goes for a target that brings a medal.
DETOUR = 2


class Prospect:
    """The values of one state for one side."""

    def __init__(self, lore: Lore, side: int, state: State) -> None:
        self._lore, self._side = lore, side
        self.targets = [(piece, state.hex_of[piece]) for piece in lore.foes[side] if state.hex_of[piece] >= 0]
        self._miniatures, self._medals = state.miniatures, state.medals
        self._hit_worth: dict[tuple[int, int, int, Meanings], float] = {}
        self._places: dict[tuple[int, int], float] = {}
        self._held = state.held
        self._position = Position(lore.setting, state)
        self._aims: dict[int, dict[int, float]] = {}
        self._spread()

    def hit_worth(self, attacker: int, target: int, dice: int, means: Meanings = ()) -> float:
        """What an attack of one profile on a piece with so many dice is worth, where faces count as others."""
        key = (attacker, target, dice, means)
        found = self._hit_worth.get(key)
        if found is None:
            profile = self._lore.profile_of[target]
            removed, gone = self._lore.expected.attack(attacker, profile, self._miniatures[target], dice, means)
            burden = self._lore.aims.burden(self._position, target)[self._side]
            found = self._hit_worth[key] = removed + gone * (self._prize(profile) + burden)
        return found

    def place(self, profile: int, hex: int) -> float:
        """What standing there is worth to a piece of a profile: near the enemy, but out of his fire."""
        key = (profile, hex)
        found = self._places.get(key)
        if found is None:
            who = self._lore.setting.profiles[profile]
            dice = max(0.0, self._dice[hex] + self._guns[hex] * self._lore.cover(profile, hex, self._position.state))
            found = -DANGER * (1 + who.medals) * dice - ADVANCE * self._near[hex] + self._worth_of_hex(profile, hex)
            self._places[key] = found
        return found

    def way_to_go(self, hex: int) -> int:
        """How far a hex is from the nearest good target."""
        return self._near[hex]

    def _worth_of_hex(self, profile: int, hex: int) -> float:
        """What the medals of a marked hex are worth to a piece that stands there."""
        medals = sum(
            objective.medals
            for number, objective in enumerate(self._lore.setting.objectives)
            if hex in objective.hexes
            and self._lore.is_eligible(number, profile)
            and not (objective.is_permanent and self._held[number] >= 0)
        )
        return HELD * (MEDAL * medals + self._aims_of(profile).get(hex, 0.0))

    def _aims_of(self, profile: int) -> dict[int, float]:
        """What rules give a piece of a profile for resting on hexes."""
        if not self._lore.aims.are_on_board:
            return {}
        found = self._aims.get(profile)
        if found is None:
            found = self._aims[profile] = self._lore.aims.hexes(self._position, profile)
        return found

    def _prize(self, profile: int) -> float:
        medals = self._lore.setting.profiles[profile].medals
        goal = self._lore.setting.targets[self._side]
        if goal is not None and medals and self._medals[self._side] + medals >= goal:
            return VICTORY
        return MEDAL * medals + self._lore.prizes[profile]

    def _goals(self) -> list[int]:
        """The marked hexes that the side could still gain something by."""
        objectives = [
            hex
            for number, objective in enumerate(self._lore.setting.objectives)
            if self._held[number] != self._side and self._lore.may_hold(number, self._side)
            for hex in objective.hexes
        ]
        own = sorted({self._lore.profile_of[piece] for piece in self._lore.units[self._side]})
        aims = {hex for profile in own for hex, worth in self._aims_of(profile).items() if worth > 0}
        return [*objectives, *sorted(aims)]

    def _spread(self) -> None:
        """For every hex: dice and number of enemies that could fire there, and how far the nearest good target is."""
        lore, nowhere = self._lore, [0] * len(self._lore.setting.grid)
        fire = [lore.fire(lore.profile_of[piece], hex) for piece, hex in self.targets]
        far = [
            lore.tables.distances[hex]
            if lore.setting.profiles[lore.profile_of[piece]].medals or lore.prizes[lore.profile_of[piece]] > 0
            else [distance + DETOUR for distance in lore.tables.distances[hex]]
            for piece, hex in self.targets
        ]
        far += [lore.tables.distances[hex] for hex in self._goals()]
        self._dice = [sum(column) for column in zip(*(dice for dice, _ in fire), strict=True)] or nowhere
        self._guns = [sum(column) for column in zip(*(guns for _, guns in fire), strict=True)] or nowhere
        self._near = [min(column) for column in zip(*far, strict=True)] or nowhere
