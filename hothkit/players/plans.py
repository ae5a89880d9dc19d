"""The best thing that one unit can do with an order: where to go and what to attack from there."""

from __future__ import annotations

from typing import NamedTuple

from hothkit.players.lore import Lore
from hothkit.players.prospect import Prospect
from hothkit.position.position import Position
from hothkit.position.state import NOBODY, State

# In expected miniatures: a hex nearer to an exit that is worth something.
PULL = 0.6


class Plan(NamedTuple):
    """What an order is worth to a unit, where it goes, and whom it attacks then (-1: nobody), or that it leaves."""

    worth: float
    hex: int
    target: int
    leaves: bool = False


class Planner:
    """Plans for units as if all of them were ordered by one card, or by a card whose bonus is void."""

    def __init__(self, lore: Lore, prospect: Prospect, state: State, bonus: int) -> None:
        self._lore, self._prospect = lore, prospect
        self._state = _trial(state, bonus)
        self._plans: dict[int, Plan] = {}

    def plan(self, piece: int) -> Plan:
        """The best plan for a unit."""
        found = self._plans.get(piece)
        if found is None:
            found = self._plans[piece] = self._best(piece)
        return found

    def _best(self, piece: int) -> Plan:
        """The better of staying and of every hex within reach; the piece is set on each and taken back."""
        state, place = self._state, self._prospect.place
        profile, start = self._lore.profile_of[piece], state.hex_of[piece]
        here = place(profile, start)
        best = Plan(0.0, start, NOBODY)
        if self._lore.tables.may_attack(state, piece):
            best = self._attack_from(piece, start, 0.0, best)
        ways = self._lore.tables.reach(state, piece)
        exits = self._lore.aims.exits(Position(self._lore.setting, state), piece)
        for exit in self._lore.tables.exits(state, piece) if exits else ():
            if exits.get(exit, 0.0) > best.worth:
                best = Plan(exits[exit], exit, NOBODY, leaves=True)
        state.on_hex[start] = NOBODY
        for hex, step in ways.items():
            gain = place(profile, hex) - here + self._pull(exits, start, hex)
            if gain > best.worth:
                best = Plan(gain, hex, NOBODY)
            if step.may_attack:
                state.hex_of[piece], state.on_hex[hex] = hex, piece
                best = self._attack_from(piece, hex, gain, best)
                state.on_hex[hex] = NOBODY
        state.hex_of[piece], state.on_hex[start] = start, piece
        return best

    def _pull(self, exits: dict[int, float], start: int, hex: int) -> float:
        """What it is worth to come nearer to an exit."""
        if not exits:
            return 0.0
        far = self._lore.tables.distances
        return PULL * (min(far[start][exit] for exit in exits) - min(far[hex][exit] for exit in exits))

    def _attack_from(self, piece: int, hex: int, gain: float, best: Plan) -> Plan:
        """The better of the best plan so far and the best attack from this hex, where the piece stands for now."""
        lore, state, tables = self._lore, self._state, self._lore.tables
        if tables.is_forbidden(state, "attack", piece):
            return best
        profile = lore.profile_of[piece]
        row, reach = tables.distances[hex], len(lore.setting.profiles[profile].attack)
        times = 1 + tables.extra(state, piece, "attacks")
        most, added = lore.setting.content.dice.most, tables.added_dice(state, piece)
        for target, at in self._prospect.targets:
            if row[at] > reach:
                continue
            if added is None:
                dice = tables.dice(state, piece, target)
            else:
                between = tables.dice_between(state, profile, hex, lore.profile_of[target], at)
                dice = min(most, between + added + tables.passing_dice(state, piece, target))
            if dice <= 0:
                continue
            worth = gain + times * self._prospect.hit_worth(profile, target, dice, lore.meanings(state, piece, target))
            if worth > best.worth and tables.sees(state, hex, at):
                best = Plan(worth, hex, target)
        return best


def _trial(state: State, bonus: int) -> State:
    """A state of the planner's own, in which it may set pieces here and there and takes them back."""
    trial = state.copy()
    trial.card = trial.bonus = bonus
    trial.ordered = [1] * len(trial.ordered)
    trial.rewarded = trial.ordered[:]
    trial.options = ()
    return trial
