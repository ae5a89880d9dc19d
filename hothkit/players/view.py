"""What a seat sees: the board and its own hand, not the other hand, no deck, and nothing of chance to come."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.engine import Game
from hothkit.position.actions import Action
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from hothkit.position.state import NOBODY, State

_HIDDEN = ("hands", "decks", "streams")
_OPEN = tuple(slot for slot in State.__slots__ if slot not in _HIDDEN)


@dataclass(frozen=True, slots=True)
class View:
    """The battle as one side sees it at a decision of its own."""

    game: Game
    side: int
    state: State

    @property
    def setting(self) -> Setting:
        """What never changes in the battle, both decks' lists included: those are printed."""
        return self.game.setting

    @property
    def position(self) -> Position:
        """The position as far as the seat knows it."""
        return Position(self.game.setting, self.state)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the side may do."""
        return self.state.options

    @property
    def hand(self) -> tuple[int, ...]:
        """The side's own cards."""
        return self.state.hands[self.side]


def view_of(game: Game, state: State, side: int) -> View:
    """The view from a side's seat."""
    return View(game, side, seat_state(state, side))


def seat_state(state: State, side: int) -> State:
    """The state with what the seat cannot know taken out: of hidden cards only their number is left.

    It shares its lists with the state, which is never changed again.
    """
    seen = State.__new__(State)
    for slot in _OPEN:
        setattr(seen, slot, getattr(state, slot))
    seen.hands = [hand if seat == side else _face_down(hand) for seat, hand in enumerate(state.hands)]
    seen.decks = [_face_down(deck) for deck in state.decks]
    seen.streams = []
    return seen


def _face_down(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (NOBODY,) * len(cards)
