"""The random player: any legal action, by a stream of its own; its battles end."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

from hothkit.engine import Game
from hothkit.pack.loading import load
from hothkit.players.match import play
from hothkit.players.random_ import Random
from hothkit.players.view import view_of
from hothkit.position.setting import Setting
from hothkit.position.state import State

BATTLES = (1, 2, 3)


def unresolved(battle: int, seeds: range) -> int:
    """How many of these games reach the limit of turns."""
    game = Game(Setting.of(*load().battle(str(battle))))
    assert game.setting.limit == 200
    return sum(random_game(game, seed).won_how == "unresolved" for seed in seeds)


def random_game(game: Game, seed: int) -> State:
    return play(game, [Random(game, side, seed) for side in range(2)], seed)


def test_it_takes_every_legal_action_about_equally_often() -> None:
    game = Game(Setting.of(*load().battle("1")))
    state, _ = game.new(0)
    side = game.player_to_act(state)
    view, player = view_of(game, state, side), Random(game, side, 1)
    taken = Counter(player.choose(view) for _ in range(3000))
    fair = 3000 / len(view.legal_actions)
    assert set(taken) == set(view.legal_actions)
    assert all(abs(number - fair) < 5 * fair**0.5 for number in taken.values())


def test_a_seed_gives_the_same_choices_and_each_side_its_own() -> None:
    game = Game(Setting.of(*load().battle("1")))
    state, _ = game.new(0)
    view = view_of(game, state, game.player_to_act(state))

    def choices(seed: int, side: int) -> list[object]:
        player = Random(game, side, seed)
        return [player.choose(view) for _ in range(40)]

    assert choices(7, 0) == choices(7, 0)
    assert choices(7, 0) != choices(7, 1) != choices(8, 1)


@pytest.mark.parametrize("battle", BATTLES)
def test_random_games_end_before_the_limit(battle: int) -> None:
    assert unresolved(battle, range(60)) == 0


@pytest.mark.slow
@pytest.mark.parametrize("battle", BATTLES)
def test_at_least_999_of_1000_random_games_end_before_the_limit(battle: int) -> None:
    with ProcessPoolExecutor(2) as pool:
        halves = pool.map(unresolved, (battle, battle), (range(500), range(500, 1000)))
        assert sum(halves) <= 1
