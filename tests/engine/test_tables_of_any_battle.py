"""The tables say what judge says in any battle at any moment: all grounds, structures, rules, variants, cards."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from hothkit.engine import Game
from hothkit.engine.chances import SEEDED
from hothkit.engine.steps import attack_with_units
from hothkit.engine.tables import Tables
from hothkit.engine.work import Work
from hothkit.judge.attack import attack
from hothkit.judge.dice import dice
from hothkit.judge.in_force import change, is_forbidden
from hothkit.judge.reach import reach
from hothkit.judge.ready import why_no_attack
from hothkit.judge.sight import sight
from hothkit.position.position import Position
from tests.battles import battle, bundled, ordered_by, piece_on, start
from tests.random_battles import moments


def standing(position: Position) -> list[int]:
    return [piece for piece, hex in enumerate(position.state.hex_of) if hex >= 0]


@settings(max_examples=150)
@given(moments())
def test_reach_and_its_paths(position: Position) -> None:
    tables = Tables(position.setting)
    for piece in standing(position):
        by_judge = {h: (w.steps, w.path, w.may_attack, w.holds_fire) for h, w in reach(position, piece).ways.items()}
        assert {h: tuple(step) for h, step in tables.reach(position.state, piece).items()} == by_judge


@settings(max_examples=150)
@given(moments())
def test_sight_and_dice(position: Position) -> None:
    tables, state = Tables(position.setting), position.state
    for one in standing(position):
        for two in standing(position):
            if one != two:
                a, b = position.standing(one), position.standing(two)
                assert tables.sees(state, a.hex, b.hex) == sight(position, a.hex, b.hex).visible
                if position.profile(one).side != position.profile(two).side:
                    assert tables.dice(state, one, two) == dice(position, a, b).total


@settings(max_examples=150)
@given(moments())
def test_what_is_forbidden_and_added(position: Position) -> None:
    tables = Tables(position.setting)
    for piece in position.units():
        roles = {"unit": position.standing(piece)}
        for word in ("move", "attack"):
            assert tables.is_forbidden(position.state, word, piece) == is_forbidden(position, word, roles)
        for quantity in ("attacks", "move_after_attack"):
            assert tables.extra(position.state, piece, quantity) == change(position, quantity, roles)


@settings(max_examples=150)
@given(moments())
def test_the_engine_offers_exactly_the_attacks_that_judge_allows(position: Position) -> None:
    work = Work(Tables(position.setting), position.state, SEEDED)
    offered = attack_with_units.options(work, ("attack_with_units",)) or []
    hex_of = position.state.hex_of
    for piece in position.units():
        if position.state.ordered[piece] and position.profile(piece).side == position.state.active:
            allowed = {
                hex_of[other]
                for other in standing(position)
                if attack(position, piece, other).is_allowed and not why_no_attack(position, piece)
            }
            assert {a.args[1] for a in offered if a.verb == "attack" and a.args[0] == hex_of[piece]} == allowed


@pytest.mark.parametrize("number", ["1", "2", "3"])
def test_one_set_of_tables_serves_every_state_of_a_game(number: str) -> None:
    from hothkit.position.chance import below
    from hothkit.position.setting import Setting

    game = Game(Setting.of(*bundled().battle(number)))
    state, _ = game.new(5)
    stream = [9]
    for _ in range(150):
        if state.is_over:
            break
        position = Position(game.setting, state)
        for piece in position.units(state.active):
            ways = reach(position, piece).ways
            assert {h: (w.steps, w.path, w.may_attack) for h, w in ways.items()} == {
                h: (s.steps, s.path, s.may_attack) for h, s in game.tables.reach(state, piece).items()
            }
            if state.ordered[piece]:
                assert game.tables.may_attack(state, piece) == (
                    why_no_attack(position, piece) in ("", "attacked-already")
                )
        state, _ = game.apply(state, state.options[below(stream, 0, len(state.options))])


def test_a_rule_that_asks_where_a_unit_is_asks_where_it_is_now() -> None:
    rule = {"downhill": {"while": {"unit": {"at": "ridge"}}, "change": {"move": 1}}}
    units = {"rebel": {"echo-base-troopers": ["D5"]}, "empire": {"snowtroopers": ["A1"]}}
    position = start(battle(units, {"ridge": ["D6"]}, special_rules=rule))
    piece = piece_on(position, "D5")
    state = position.state
    state.on_hex[state.hex_of[piece]], state.hex_of[piece] = -1, position.setting.grid.number["D6"]
    state.on_hex[state.hex_of[piece]] = piece
    assert max(step.steps for step in Tables(position.setting).reach(state, piece).values()) == 3


def test_a_shorter_move_makes_the_attack_after_it_shorter_too() -> None:
    rule = {"wind": {"change": {"move": -1}}}
    units = {"rebel": {"echo-base-troopers": ["D5"]}, "empire": {"snowtroopers": ["A1"]}}
    position = ordered_by(start(battle(units, special_rules=rule)), "direct-from-hq", "D5")
    piece = piece_on(position, "D5")
    position.state.moved[piece] = 1
    assert not Tables(position.setting).may_attack(position.state, piece)
