"""Whom a card had best order: the set of units whose plans are worth the most together."""

from __future__ import annotations

from typing import NamedTuple

from hothkit.judge.orders import all_ordered, falls_back, members, orderable
from hothkit.judge.scene import scene
from hothkit.model.rule import TriggeredRule
from hothkit.players.lore import Lore
from hothkit.players.plans import Planner
from hothkit.players.prospect import Prospect
from hothkit.position.position import Position
from hothkit.position.setting import groups
from hothkit.position.state import NOBODY, State
from hothkit.words.scene import side_of

# In expected miniatures: an effect of a card.
EFFECT = 0.4


class Orders(NamedTuple):
    """What a card is worth, the units to order, the section or type to name (empty: none), and their planner."""

    worth: float
    units: tuple[int, ...]
    group: str
    planner: Planner


class Staff:
    """Weighs cards for one side in one state; cards with the same bonus share their plans."""

    def __init__(self, lore: Lore, side: int, state: State) -> None:
        self._lore, self._side, self._state = lore, side, state
        self._position = Position(lore.setting, state)
        self._prospect = Prospect(lore, side, state)
        self._planners: dict[int, Planner] = {}

    def orders(self, card: int) -> Orders:
        """The best use of a card, with something for what it does as it is played; a copy is what it copies."""
        card = self._read_as(card)
        found = self._orders(card)
        played = self._lore.setting.cards[card]
        effects = sum(len(rule.effects) for rule in played.rules if isinstance(rule, TriggeredRule))
        return found._replace(worth=found.worth + EFFECT * effects) if effects else found

    def _read_as(self, card: int) -> int:
        """The card that is read in the place of this one, if it copies any."""
        setting, state = self._lore.setting, self._state
        effects = [e for rule in setting.cards[card].rules if isinstance(rule, TriggeredRule) for e in rule.effects]
        for effect in effects:
            if effect.verb == "play" and "copy_of" in effect.value:
                copied = state.last_played[
                    side_of(effect.value["copy_of"], scene(self._position, {}, None, self._side))
                ]
                return card if copied == NOBODY else copied
        return card

    def _orders(self, card: int) -> Orders:
        lore, position, side = self._lore, self._position, self._side
        played = lore.setting.cards[card]
        if falls_back(position, played, side):
            planner = self._planner(NOBODY)
            units = self._best(planner, tuple(position.units(side)))[: lore.setting.content.turn.fallback_orders]
            return self._sum(planner, units)
        planner = self._planner(card)
        everything = all_ordered(position, played, side)
        if everything is None:
            return self._picked(planner, card)
        groups = [group for group in everything if isinstance(group, str)]
        if not groups:
            return self._sum(planner, tuple(piece for piece in everything if isinstance(piece, int)))
        return max(
            (self._sum(planner, members(position, played, side, group), group) for group in groups),
            key=lambda orders: orders.worth,
        )

    def _picked(self, planner: Planner, card: int) -> Orders:
        """The best unit first, then the best that the card still allows beside it, and so on."""
        played, position, side = self._lore.setting.cards[card], self._position, self._side
        chosen: tuple[int, ...] = ()
        if len(played.order) == 1 and not played.order[0].same and not played.order[0].different:
            best = self._best(planner, orderable(position, played, side, ()))
            return self._sum(planner, best[: played.order[0].up_to])
        if any(one.same for one in played.order):
            return self._picked_alike(planner, card)
        while best := self._best(planner, orderable(position, played, side, chosen)):
            chosen = (*chosen, best[0])
        return self._sum(planner, chosen)

    def _picked_alike(self, planner: Planner, card: int) -> Orders:
        """As `_picked`, but begun with each unit in turn: the best unit's like may be the worse company."""
        played, position, side = self._lore.setting.cards[card], self._position, self._side
        found = [self._sum(planner, ())]
        for first in self._best(planner, orderable(position, played, side, ())):
            chosen: tuple[int, ...] = (first,)
            while best := self._best(planner, orderable(position, played, side, chosen)):
                chosen = (*chosen, best[0])
            found.append(self._sum(planner, chosen))
        return max(found, key=lambda orders: orders.worth)

    def _best(self, planner: Planner, units: tuple[int, ...]) -> tuple[int, ...]:
        """Those of the units whose plan is worth something, the best first."""
        worth = {piece: planner.plan(piece).worth for piece in units}
        return tuple(sorted((piece for piece in units if worth[piece] > 0), key=lambda piece: -worth[piece]))

    def _sum(self, planner: Planner, units: tuple[int, ...], group: str = "") -> Orders:
        return Orders(sum(planner.plan(piece).worth for piece in units), units, group, planner)

    def _planner(self, card: int) -> Planner:
        """The planner of a card's bonus."""
        key = self._lore.bonus_of[card] if card != NOBODY else NOBODY
        found = self._planners.get(key)
        if found is None:
            found = self._planners[key] = Planner(self._lore, self._prospect, self._state, card)
        return found


def group_number(lore: Lore, group: str) -> int:
    """The number by which an action names a section or a type."""
    return groups(lore.setting).index(group)
