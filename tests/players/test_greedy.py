"""The greedy player: beats a random one from each side of battles 1 to 3, and always plays the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hothkit.engine import Game
from hothkit.pack.loading import load
from hothkit.players.greedy import Greedy
from hothkit.players.match import play
from hothkit.players.random_ import Random
from hothkit.position.events import Event
from hothkit.position.setting import Setting

LIBRARY = load()
GAMES = {battle: Game(Setting.of(*LIBRARY.battle(str(battle)))) for battle in (1, 2, 3)}
SEATS = [(battle, side) for battle in GAMES for side in range(2)]


def wins(battle: int, side: int, seeds: range) -> int:
    """How many games greedy wins from this side against a random player."""
    game = GAMES[battle]
    return sum(
        play(game, [(Greedy if seat == side else Random)(game, seat, seed) for seat in range(2)], seed).winner == side
        for seed in seeds
    )


@pytest.mark.parametrize(("battle", "side"), SEATS)
def test_greedy_beats_random(battle: int, side: int) -> None:
    assert wins(battle, side, range(12)) >= 9


@pytest.mark.slow
@pytest.mark.parametrize(("battle", "side"), SEATS)
def test_greedy_beats_random_in_90_of_100_games(battle: int, side: int) -> None:
    assert wins(battle, side, range(100)) >= 90


def told(battle: int, seed: int) -> list[Event]:
    """All events of a game of greedy against itself."""
    game, events = GAMES[battle], list[Event]()
    players = [Greedy(game, side, seed) for side in range(2)]
    play(game, players, seed, lambda action, happened, state: events.extend(happened))
    return events


@pytest.mark.parametrize("battle", GAMES)
def test_greedy_plays_the_same_game_twice(battle: int) -> None:
    assert told(battle, 1) == told(battle, 1)


def test_what_greedy_remembers_of_a_battle_does_not_change_how_it_plays() -> None:
    warm = told(2, 5)
    GAMES[2] = Game(GAMES[2].setting)
    assert told(2, 5) == warm


def test_greedy_plays_the_same_game_in_every_process() -> None:
    code = "from tests.players.test_greedy import told; print(told(3, 2))"
    games = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(games) == 1
