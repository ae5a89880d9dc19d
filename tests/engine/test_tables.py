"""The tables say what judge says, at every decision of random games and for every card in play."""

import pytest

from hothkit.engine import Game
from hothkit.engine.tables import Tables
from hothkit.judge.dice import dice
from hothkit.judge.in_force import change, is_forbidden
from hothkit.judge.reach import exits, reach
from hothkit.judge.sight import sight
from hothkit.pack.loading import load
from hothkit.players.match import play
from hothkit.players.random_ import Random
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from hothkit.position.state import State
from tests.battles import battle, hex_of, piece_on, start

LIBRARY = load()
GAMES = [Game(Setting.of(*LIBRARY.battle(str(number)))) for number in (1, 2, 3, 4, 5)]


def positions(game: Game, every: int) -> list[Position]:
    """Positions of a random game; each has another card in play, which has ordered all units."""
    seen: list[State] = []
    play(game, [Random(game, side, 1) for side in range(2)], 1, lambda action, events, state: seen.append(state))
    found = []
    for number, state in enumerate(seen[::every]):
        other = state.copy()
        other.bonus = other.card = number % (1 + len(game.setting.cards)) - 1
        other.ordered = other.rewarded = [1] * len(other.ordered)
        found.append(Position(game.setting, other))
    return found


@pytest.mark.parametrize("battle", ["8", "11", "13", "15", "16", "17"])
def test_m5_exits_are_judge_s(battle: str) -> None:
    game = Game(Setting.of(*LIBRARY.battle(battle)))
    offered = 0
    for position in positions(game, 3):
        for piece in position.units():
            found = game.tables.exits(position.state, piece)
            assert found == exits(position, piece)
            offered += len(found)
    assert offered or battle == "8"


@pytest.mark.parametrize("game", GAMES, ids=["1", "2", "3", "4", "5"])
def test_reach_is_judge_s(game: Game) -> None:
    for position in positions(game, 6):
        for piece in position.units():
            by_judge = {
                hex: (way.steps, way.path, way.may_attack, way.holds_fire)
                for hex, way in reach(position, piece).ways.items()
            }
            by_table = {hex: tuple(step) for hex, step in game.tables.reach(position.state, piece).items()}
            assert by_table == by_judge
            assert list(by_table) == sorted(by_table)


@pytest.mark.parametrize("game", GAMES, ids=["1", "2", "3", "4", "5"])
def test_sight_and_dice_are_judge_s(game: Game) -> None:
    for position in positions(game, 6):
        for piece in position.units(0):
            for other in position.units(1):
                for one, two in ((piece, other), (other, piece)):
                    a, b = position.standing(one), position.standing(two)
                    assert game.tables.sees(position.state, a.hex, b.hex) == sight(position, a.hex, b.hex).visible
                    assert game.tables.dice(position.state, one, two) == dice(position, a, b).total


@pytest.mark.parametrize("game", GAMES, ids=["1", "2", "3", "4", "5"])
def test_what_is_forbidden_and_added_is_judge_s(game: Game) -> None:
    for position in positions(game, 6):
        for piece in position.units():
            roles = {"unit": position.standing(piece)}
            for word in ("move", "attack"):
                assert game.tables.is_forbidden(position.state, word, piece) == is_forbidden(position, word, roles)
            for quantity in ("attacks", "move_after_attack"):
                assert game.tables.extra(position.state, piece, quantity) == change(position, quantity, roles)


def test_a_kind_that_might_stand_on_a_hex_is_not_the_piece_that_stands_there() -> None:
    """Found by chance: a flyer on A1 lent its wings to a ground unit that was only thought of there."""
    units = {"rebel": {"snowspeeders": ["A1"]}, "empire": {"snowtroopers": ["E4", "E5"]}}
    setting = battle(units, variants=["fly-over-units"])
    position = start(setting)
    tables = Tables(setting)
    piece = piece_on(position, "E4")
    assert set(tables.reach(position.state, piece)) == set(reach(position, piece).ways)
    assert hex_of(position, "E6") not in tables.reach(position.state, piece)
