"""What the rules of a battle reward, as the greedy player sees it."""

from __future__ import annotations

import pytest

from hothkit.players.aims import Aims
from hothkit.position.position import Position
from hothkit.position.state import NOBODY, State, starting_state
from tests.games import game

MEDAL, VICTORY = 4.0, 30.0


def aims(battle: str) -> tuple[Aims, Position]:
    setting = game(battle).setting
    return Aims(setting, MEDAL, VICTORY), Position(setting, starting_state(setting, []))


def profile(position: Position, code: str) -> int:
    return next(p.index for p in position.setting.profiles if p.code == code)


def named(position: Position, hexes: dict[int, float]) -> dict[str, float]:
    return {position.setting.grid.names[hex]: worth for hex, worth in hexes.items()}


def exits(position: Position, found: Aims, hex: str) -> dict[str, float]:
    return named(position, found.exits(position, position.state.on_hex[position.setting.grid.number[hex]]))


def test_a_medal_for_leaving_is_worth_a_medal_at_each_exit() -> None:
    found, position = aims("16")
    assert exits(position, found, "E5") == {f"A{n}": MEDAL for n in range(1, 11)}
    assert exits(position, found, "A5") == {}


def test_of_three_that_must_leave_each_is_worth_a_third_of_the_battle_and_who_may_not_leave_nothing() -> None:
    found, position = aims("13")
    assert exits(position, found, "B1") == {"G3": VICTORY / 3, "G8": VICTORY / 3}
    assert exits(position, found, "A2") == {}


def test_only_with_the_marker_an_exit_is_worth_anything() -> None:
    found, position = aims("8")
    assert exits(position, found, "D6") == {}
    carrier = position.state.on_hex[position.setting.grid.number["D6"]]
    ((kind, hex, _),) = position.state.markers
    position.state.markers = ((kind, hex, carrier),)
    assert exits(position, found, "D6") == {"C1": VICTORY, "G1": VICTORY}


def test_a_marker_is_worth_taking_up_for_those_that_may_carry_it_and_its_hex_for_those_that_win_there() -> None:
    found, position = aims("8")
    rebel, empire = profile(position, "echo-base-troopers"), profile(position, "snowtroopers")
    assert named(position, found.hexes(position, rebel)) == {"D7": MEDAL}
    assert named(position, found.hexes(position, empire)) == {"D7": VICTORY}


@pytest.mark.parametrize(("code", "worth"), [("echo-base-troopers+scout", {"D3": MEDAL}), ("snowspeeders", {})])
def test_a_hex_that_gives_medals_turn_by_turn_is_worth_one_to_whom_the_rule_asks_for(
    code: str, worth: dict[str, float]
) -> None:
    found, position = aims("6")
    there = named(position, found.hexes(position, profile(position, code)))
    assert {hex: value for hex, value in there.items() if value > 0} == worth


def test_the_last_structure_is_the_battle_and_one_of_two_is_half_of_it() -> None:
    for battle, code, worth in (("14", "ion-cannon", VICTORY), ("10", "shield-generator", VICTORY / 2)):
        found, position = aims(battle)
        assert found.prize(profile(position, code)) == worth


def test_of_four_that_must_not_be_lost_each_is_a_fourth() -> None:
    found, position = aims("15")
    assert found.prize(profile(position, "echo-base-troopers")) == VICTORY / 4
    assert found.prize(profile(position, "snowspeeders")) == 0


def test_a_battle_without_such_rules_has_no_aims() -> None:
    found, position = aims("1")
    assert not found.are_on_board and all(found.exits(position, piece) == {} for piece in position.units())


def test_the_greedy_player_leaves_where_that_gives_medals() -> None:
    from tests.games import play

    def left(state: State) -> int:
        return sum(hex == -2 for hex in state.hex_of)

    assert any(left(play(game("16"), seed, "greedy", "greedy").states[-1]) for seed in range(1, 6))
    assert NOBODY == -1
