"""A battle between players: told from the first event to the last, with the players in the sides' order."""

import pytest

from hothkit.engine import Game
from hothkit.pack.loading import load
from hothkit.players.greedy import Greedy
from hothkit.players.match import play, play_on
from hothkit.players.player import Player
from hothkit.players.random_ import Random
from hothkit.players.registry import PLAYERS
from hothkit.position.actions import Action
from hothkit.position.events import Event
from hothkit.position.setting import Setting
from hothkit.position.state import State

GAME = Game(Setting.of(*load().battle("1")))


def players(*factories: type[Greedy] | type[Random], seed: int = 0) -> list[Player]:
    return [factory(GAME, side, seed) for side, factory in enumerate(factories)]


def test_every_action_is_told_with_its_events_and_state() -> None:
    heard: list[tuple[Action | None, list[Event], State]] = []
    final = play(GAME, players(Random, Greedy), 3, lambda *told: heard.append(told))
    assert heard[0][0] is None and heard[0][2] == GAME.new(3)[0]
    assert all(action is not None for action, _, _ in heard[1:])
    assert heard[-1][2] is final and final.is_over
    kinds = [event.kind for _, events, _ in heard for event in events]
    assert kinds.count("turn_started") == final.turn and kinds[-1] in ("battle_won", "battle_unresolved")


def test_a_battle_goes_on_from_any_state() -> None:
    states: list[State] = []
    final = play(GAME, players(Greedy, Greedy), 8, lambda action, events, state: states.append(state))
    assert play_on(GAME, players(Greedy, Greedy), states[0]) == final


def test_a_player_that_chooses_an_illegal_action_is_refused() -> None:
    class Cheat(Random):
        def choose(self, view: object) -> Action:
            return Action("play", (999,))

    with pytest.raises(ValueError):
        play(GAME, [Cheat(GAME, 0, 0), Cheat(GAME, 1, 0)], 0)


def test_players_stand_in_the_order_of_their_names() -> None:
    assert list(PLAYERS) == sorted(PLAYERS)
