"""What an attack is expected to do: by the binomial, and where a rule steps in by that rule itself."""

from math import isclose

import pytest

from hothkit.engine import Game
from hothkit.pack.library import load
from hothkit.players.expected import Expected
from hothkit.position.setting import Setting

GAME = Game(Setting.of(*load().battle("2")))
EXPECTED = Expected(GAME)
PROFILES = {profile.kind: profile.index for profile in GAME.setting.profiles}


def attack(attacker: str, target: str, miniatures: int, dice: int) -> tuple[float, float]:
    return EXPECTED.attack(PROFILES[attacker], PROFILES[target], miniatures, dice)


def test_troopers_are_hit_by_half_of_the_faces() -> None:
    assert attack("echo-base-troopers", "snowtroopers", 4, 1) == (0.5, 0.0)
    removed, gone = attack("echo-base-troopers", "snowtroopers", 1, 2)
    assert isclose(removed, 0.75) and isclose(gone, 0.75)


def test_no_more_is_removed_than_there_is() -> None:
    removed, gone = attack("at-at", "snowspeeders", 1, 30)
    assert gone < removed + 1e-9 and 0.99 < removed <= 1


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_a_second_roll_of_a_trait_is_counted(dice: int) -> None:
    # Of six faces two hit and one of them confirms: each die fells the walker with 1/3 · 1/6.
    removed, gone = attack("snowspeeders", "at-at", 1, dice)
    assert isclose(gone, 1 - (1 - 1 / 18) ** dice) and isclose(removed, gone)
