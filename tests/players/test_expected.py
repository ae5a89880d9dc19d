"""What an attack is expected to do: by the binomial, and where a rule steps in by that rule itself."""

from math import isclose

import pytest

from hothkit.engine import Game
from hothkit.pack.loading import load
from hothkit.players.expected import Expected
from hothkit.players.lore import lore_of
from hothkit.position.setting import Setting
from tests.battles import battle, ordered_by, piece_on, start

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


def test_faces_that_count_as_others_are_reckoned_with() -> None:
    ids = [face.id for face in GAME.setting.content.dice.faces]
    means = ((ids.index("retreat"), ids.index("blast")),)
    snow, echo = PROFILES["snowtroopers"], PROFILES["echo-base-troopers"]
    removed, _ = EXPECTED.attack(snow, echo, 3, 1, means)
    assert isclose(removed, 4 / 6) and isclose(EXPECTED.attack(snow, echo, 3, 1)[0], 0.5)


def test_a_card_says_which_faces_count_for_those_that_it_ordered() -> None:
    units = {"rebel": {"echo-base-troopers": ["E5"]}, "empire": {"snowtroopers": ["D5", "A1"]}}
    position = start(battle(units))
    lore = lore_of(Game(position.setting))
    attacker, target = piece_on(position, "D5"), piece_on(position, "E5")
    assert lore.meanings(position.state, attacker, target) == ()
    ids = [face.id for face in position.setting.content.dice.faces]
    ordered = ordered_by(position, "force-powers", "D5").state
    assert lore.meanings(ordered, attacker, target) == ((ids.index("retreat"), ids.index("blast")),)
    assert lore.meanings(ordered, piece_on(position, "A1"), target) == ()
