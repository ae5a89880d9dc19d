"""What a seat sees: the board and its own hand, not the other hand, no deck, and nothing of chance to come."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.engine import Game
from hothkit.engine.triggered import waiting_in
from hothkit.position.actions import Action
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from hothkit.position.state import NOBODY, State

_HIDDEN = ("hands", "decks", "stack", "streams")
_OPEN = tuple(slot for slot in State.__slots__ if slot not in _HIDDEN)


@dataclass(frozen=True, slots=True)
class View:
    """The battle as one seat sees it at a decision of its own."""

    game: Game
    seat: int
    state: State

    @property
    def side(self) -> int:
        """The seat's side."""
        return self.setting.seats[self.seat].side

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
        """What the seat may do."""
        return self.state.options

    @property
    def hand(self) -> tuple[int, ...]:
        """The seat's own cards."""
        return self.state.hands[self.seat]


def view_of(game: Game, state: State, seat: int) -> View:
    """The view from a seat."""
    return View(game, seat, seat_state(game.setting, state, seat))


def seat_state(setting: Setting, state: State, seat: int) -> State:
    """The state with what the seat cannot know taken out: of hidden cards only their number is left.

    Partners show one another their cards. It shares its lists with the state, which is never changed again.
    """
    seen = State.__new__(State)
    for slot in _OPEN:
        setattr(seen, slot, getattr(state, slot))
    side = setting.seats[seat].side
    seen.hands = [
        hand if one.side == side else _face_down(hand) for one, hand in zip(setting.seats, state.hands, strict=True)
    ]
    seen.decks = [_face_down(deck) for deck in state.decks]
    # A card that waits for its moment in another hand is not shown by its waiting.
    seen.stack = [frame for frame in state.stack if setting.seats[waiting_in(frame, seat)].side == side]
    seen.streams = []
    return seen


def _face_down(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (NOBODY,) * len(cards)
