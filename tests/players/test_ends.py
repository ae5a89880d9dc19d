"""The greedy player against itself brings every printed battle to its end long before the limit of turns."""

from __future__ import annotations

import pytest

from hothkit.players.greedy import Greedy
from hothkit.players.match import play
from tests.games import game

SEEDS = range(1, 51)


@pytest.mark.parametrize("battle", range(1, 18))
def test_w1_every_battle_is_won(battle: int) -> None:
    of = game(str(battle))
    unresolved = [seed for seed in SEEDS if play(of, [Greedy(of, seat, seed) for seat in range(2)], seed).winner < 0]
    assert not unresolved
