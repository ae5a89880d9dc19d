"""Whether an attack is allowed: rows A1, A2, X8, L1, and every refusal."""

from __future__ import annotations

from typing import Any

import pytest

from hothkit.judge.attack import Attack, attack
from hothkit.judge.ready import why_no_attack, why_no_move
from hothkit.position.position import Position
from tests.battles import battle, ordered_by, piece_on, start

UNITS: dict[str, dict[str, list[str]]] = {
    "rebel": {"echo-base-troopers": ["D4", "E4"], "rebel-artillery": ["G1"]},
    "empire": {"snowtroopers": ["D6", "A1"]},
}


def of(position: Position, a: str, b: str) -> Attack:
    return attack(position, piece_on(position, a), piece_on(position, b))


def test_a1_in_range_and_seen_it_is_allowed() -> None:
    verdict = of(start(battle(UNITS)), "D4", "D6")
    assert (verdict.refused, verdict.distance, verdict.in_range, verdict.dice.total) == ("", 2, True, 2)


@pytest.mark.parametrize(
    ("a", "b", "refused"), [("D4", "A1", "out-of-range"), ("D4", "E4", "own-unit"), ("G1", "D6", "out-of-range")]
)
def test_a1_refused(a: str, b: str, refused: str) -> None:
    assert of(start(battle(UNITS)), a, b).refused == refused


def test_a1_a_target_that_is_not_seen() -> None:
    assert of(start(battle(UNITS, {"rocks": ["D5"]})), "D4", "D6").refused == "out-of-sight"


@pytest.mark.parametrize(("target", "refused"), [(True, ""), (False, "not-a-target")])
def test_x8_a_structure_is_a_target_where_the_battle_says_so(target: bool, refused: str) -> None:
    structures = {"ion-cannon": {"side": "rebel", "at": ["D5"], "target": target}}
    assert of(start(battle(UNITS, structures=structures)), "D6", "D5").refused == refused


def test_x8_a_structure_does_not_attack_nor_is_its_own_side_its_target() -> None:
    structures = {"ion-cannon": {"side": "rebel", "at": ["D5"], "target": True}}
    position = start(battle(UNITS, structures=structures))
    assert of(position, "D5", "D6").refused == "structure"
    assert of(position, "D4", "D5").refused == "own-unit"


def test_p1_a_rule_that_forbids_is_named() -> None:
    rule = {"truce": {"while": {"attacker": {"kind": "snowtroopers"}}, "forbid": ["attack"]}}
    position = start(battle(UNITS, special_rules=rule))
    verdict = of(position, "D6", "D4")
    assert verdict.refused == "forbidden" and verdict.by is not None
    assert verdict.by.id == "scenarios/test/battle/truce"
    assert of(position, "D4", "D6").refused == ""


def test_a_card_that_forbids_attacks_binds_those_that_it_ordered() -> None:
    position = ordered_by(start(battle(UNITS)), "pressing-forward", "D4")
    assert of(position, "D4", "D6").refused == "forbidden"
    assert of(position, "D6", "D4").refused == ""


def changed(position: Position, hex: str, **lists: int) -> Position:
    for name, value in lists.items():
        getattr(position.state, name)[piece_on(position, hex)] = value
    return position


@pytest.mark.parametrize(
    ("lists", "why"),
    [
        ({}, ""),
        ({"moved": 1}, ""),
        ({"moved": 2}, "moved-too-far"),
        ({"held_fire": 1}, "holds-fire"),
        ({"attacked": 1}, "attacked-already"),
        ({"ordered": 0}, "not-ordered"),
    ],
)
def test_t2_m3_x2_what_has_been_done_this_turn_counts(lists: dict[str, int], why: str) -> None:
    position = ordered_by(start(battle(UNITS)), "direct-from-hq", "D4", "E4")
    assert why_no_attack(changed(position, "D4", **lists), piece_on(position, "D4")) == why


def test_t2_before_any_order_a_unit_is_judged_as_if_ordered() -> None:
    position = start(battle(UNITS))
    assert {why_no_attack(position, piece) for piece in position.units()} == {""}
    turn = ordered_by(position, "direct-from-hq", "D4")
    assert why_no_attack(turn, piece_on(turn, "D6")) == ""


def test_a_card_may_give_a_second_attack() -> None:
    position = changed(ordered_by(start(battle(UNITS)), "artillery-barrage", "G1"), "G1", attacked=1)
    assert why_no_attack(position, piece_on(position, "G1")) == ""
    assert why_no_attack(changed(position, "G1", attacked=2), piece_on(position, "G1")) == "attacked-already"


@pytest.mark.parametrize(
    ("lists", "step", "why"),
    [
        ({}, "move_units", ""),
        ({"moved": 1}, "move_units", "moved-already"),
        ({}, "attack_with_units", "moves-are-over"),
        ({"ordered": 0}, "move_units", "not-ordered"),
    ],
)
def test_t2_all_moves_come_before_all_attacks(lists: dict[str, int], step: str, why: str) -> None:
    position: Any = ordered_by(start(battle(UNITS)), "direct-from-hq", "D4", "E4", step=step)
    assert why_no_move(changed(position, "D4", **lists), piece_on(position, "D4")) == why
