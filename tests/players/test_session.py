"""What may be taken back, and what may not."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from hothkit.players.player import Player
from hothkit.players.registry import PLAYERS
from hothkit.players.session import Session, TakeBack
from hothkit.players.view import View
from hothkit.position.actions import Action
from tests.games import Played, game

GAME = game("2")
REBEL = GAME.setting.sides.index("rebel")


class Scripted:
    """Does what it is told, then stops; `back` takes back."""

    def __init__(self, *choices: Callable[[View], Action]) -> None:
        self._choices = iter(choices)

    def choose(self, view: View) -> Action:
        choice = next(self._choices, None)
        if choice is None:
            raise StopIteration
        return choice(view)


def back(view: View) -> Action:
    raise TakeBack


def verb(name: str) -> Callable[[View], Action]:
    return lambda view: next(action for action in view.legal_actions if action.verb == name)


class Watching(Played):
    """Also counts what was refused."""

    refused = 0

    def taken_back(self, state: object) -> None:
        self.refused += state is None
        super().taken_back(state)  # type: ignore[arg-type]


def played(*choices: Callable[[View], Action]) -> Watching:
    watching = Watching()
    seats: list[Player] = [PLAYERS["greedy"](GAME, 0, 5), PLAYERS["greedy"](GAME, 1, 5)]
    seats[REBEL] = Scripted(*choices)
    session = Session(GAME, seats, watching)
    session.begin(5)
    with suppress(StopIteration):
        session.play()
    return watching


def test_nothing_can_be_taken_back_at_the_start() -> None:
    assert played(back).refused == 1


def test_orders_and_moves_are_taken_back_one_by_one() -> None:
    watching = played(verb("play"), verb("order"), verb("move"), back, back, back, back)
    assert watching.refused == 1 and len(watching.lines) == 1
    other = played(verb("play"), verb("order"), back, verb("order"))
    assert other.lines == played(verb("play"), verb("order")).lines


def test_a_roll_of_dice_cannot_be_taken_back() -> None:
    """Whatever was done before the dice fell stays too."""
    watching = played(verb("play"), verb("order"), verb("move"), verb("attack"), back)
    assert watching.refused == 1 and len(watching.lines) > 4


def test_what_the_other_side_has_answered_cannot_be_taken_back() -> None:
    watching = played(verb("play"), verb("done"), back)
    assert watching.refused == 1


def test_chance_is_the_same_after_something_was_taken_back() -> None:
    straight = played(verb("play"), verb("order"), verb("move"), verb("attack"))
    detour = played(verb("play"), verb("order"), verb("move"), back, back, verb("order"), verb("move"), verb("attack"))
    assert detour.lines == straight.lines
