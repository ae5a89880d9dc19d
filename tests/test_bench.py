"""`hothkit bench`, and one greedy game for pytest-benchmark; the floor is ten greedy games a second."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import CliRunner

from hothkit.cli import group
from hothkit.engine import Game
from hothkit.pack.loading import load
from hothkit.players.greedy import Greedy
from hothkit.players.match import play
from hothkit.position.setting import Setting
from tests.outputs import validate


def run(*args: str) -> Any:
    return CliRunner().invoke(group, ["bench", *args])


def test_bench_prints_the_speed_of_every_player_in_every_battle() -> None:
    done = run("--games", "1", "--format", "json")
    assert done.exit_code == 0
    data = json.loads(done.output)
    validate("bench", data)
    pairs = [(line["battle"], line["player"]) for line in data]
    assert pairs == sorted(pairs)
    assert {(battle, player) for battle in (1, 2, 3) for player in ("greedy", "random")} <= set(pairs)


def test_bench_can_be_narrowed_and_speaks_spanish() -> None:
    done = run("--games", "1", "--battle", "2", "--player", "greedy", "--lang", "es")
    assert done.exit_code == 0 and done.output.startswith("Batalla 2, greedy: ") and done.output.count("\n") == 1


@pytest.mark.parametrize("wrong", [["--player", "nobody"], ["--battle", "nowhere"], ["--games", "0"]])
def test_a_mistake_in_the_call_ends_with_2(wrong: list[str]) -> None:
    assert run("--games", "1", *wrong).exit_code == 2


@pytest.mark.parametrize("battle", ["1", "2", "3"])
def test_one_greedy_game(battle: str, benchmark: Callable[[Callable[[], Any]], Any]) -> None:
    game = Game(Setting.of(*load().battle(battle)))
    final = benchmark(lambda: play(game, [Greedy(game, side, 1) for side in range(2)], 1))
    assert final.won_how == "medals"
