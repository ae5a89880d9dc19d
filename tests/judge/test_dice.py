"""Dice: rows A2, A5, A6, X1, X2, X4, X5, X7, P1, and case 3."""

from __future__ import annotations

from typing import Any

import pytest

from hothkit.judge.attack import attack
from hothkit.judge.dice import DiceCount, dice
from hothkit.position.position import Position
from tests.battles import battle, hex_of, ordered_by, piece_on, start

SIDE = {"at-at": "empire", "snowtroopers": "empire", "probe-droids": "empire"}


def count(position: Position, a: str, b: str) -> DiceCount:
    one, other = (position.standing(piece_on(position, name)) for name in (a, b))
    return dice(position, one, other)


def two(
    attacker: str, target: str, at: str = "D6", terrain: dict[str, list[str]] | None = None, **more: Any
) -> Position:
    """An attacker on D4 and a target, by default two hexes away."""
    units: dict[str, dict[str, list[str]]] = {"rebel": {}, "empire": {}}
    for unit, hex in ((attacker, "D4"), (target, at)):
        units[SIDE.get(unit, "rebel")].setdefault(unit, []).append(hex)
    return start(battle(units, terrain, **more))


ROWS = {
    "at-at": [3, 3, 3, 0, 0],
    "probe-droids": [2, 1, 0, 0, 0],
    "snowtroopers": [3, 2, 1, 0, 0],
    "echo-base-troopers": [3, 2, 1, 0, 0],
    "rebel-artillery": [4, 3, 2, 1, 0],
    "snowspeeders": [4, 2, 0, 0, 0],
}


@pytest.mark.parametrize("unit", ROWS)
def test_a2_u1_u5_u6_u7_u10_u13_dice_by_distance(unit: str) -> None:
    target = "echo-base-troopers" if unit in SIDE else "snowtroopers"
    found = [count(two(unit, target, f"D{4 + far}"), "D4", f"D{4 + far}").base for far in range(1, 6)]
    assert found == ROWS[unit]


@pytest.mark.parametrize("left", [1, 2, 3])
def test_a2_the_miniatures_left_do_not_matter(left: int) -> None:
    position = two("echo-base-troopers", "snowtroopers")
    position.state.miniatures[piece_on(position, "D4")] = left
    assert count(position, "D4", "D6").total == 2


@pytest.mark.parametrize(("own", "total"), [("snow", 1), ("ridge", 2), ("trench", 1)])
def test_x1_a_ridge_protects_unless_the_attacker_is_on_one_too(own: str, total: int) -> None:
    terrain = {"ridge": ["D6"]}
    terrain[own] = [*terrain.get(own, []), "D4"]
    assert count(two("echo-base-troopers", "snowtroopers", terrain=terrain), "D4", "D6").total == total


@pytest.mark.parametrize("ground", ["rocks", "building", "wreckage"])
@pytest.mark.parametrize(
    ("attacker", "minus"), [("echo-base-troopers", 1), ("snowspeeders", 2), ("rebel-artillery", 1)]
)
def test_x2_x4_rough_ground_protects_and_more_so_from_vehicles(ground: str, attacker: str, minus: int) -> None:
    found = count(two(attacker, "snowtroopers", terrain={ground: ["D6"]}), "D4", "D6")
    assert found.base - minus == ROWS[attacker][1] - minus == sum([found.base, *(m.dice for m in found.modifiers)])
    assert [m.dice for m in found.modifiers] == [-1] * minus


@pytest.mark.parametrize(("ground", "minus"), [("rocks", 0), ("building", 2), ("wreckage", 2), ("ridge", 0)])
def test_x4_a_vehicle_attacking_from_a_building_or_wreckage(ground: str, minus: int) -> None:
    assert count(two("snowspeeders", "snowtroopers", "D5", {ground: ["D4"]}), "D4", "D5").total == 4 - minus
    assert count(two("echo-base-troopers", "snowtroopers", "D5", {ground: ["D4"]}), "D4", "D5").total == 3


def test_a5_protection_and_penalty_add_up_and_never_go_below_none() -> None:
    found = count(two("snowspeeders", "snowtroopers", "D5", {"building": ["D4", "D5"]}), "D4", "D5")
    assert ([m.dice for m in found.modifiers], found.total) == ([-1, -1, -2], 0)
    far = count(two("snowspeeders", "snowtroopers", "D6", {"building": ["D4", "D6"]}), "D4", "D6")
    assert (far.base, far.total) == (2, 0)


@pytest.mark.parametrize(("target", "total"), [("snowtroopers", 1), ("probe-droids", 2), ("at-at", 2)])
def test_x5_a_trench_protects_infantry(target: str, total: int) -> None:
    assert count(two("echo-base-troopers", target, terrain={"trench": ["D6"]}), "D4", "D6").total == total


@pytest.mark.parametrize("ground", ["rocks", "building", "trench"])
def test_a6_an_at_at_gets_no_protection_and_the_count_says_why(ground: str) -> None:
    found = count(two("echo-base-troopers", "at-at", "D5", {ground: ["D5"]}), "D4", "D5")
    assert found.total == 3
    assert [m.ignored_by.id for m in found.modifiers if m.ignored_by] == ["traits/exposed/no-cover"] * len(
        found.modifiers
    )


def test_a6_an_at_at_on_wreckage_still_pays_for_attacking_from_there() -> None:
    assert count(two("at-at", "echo-base-troopers", terrain={"wreckage": ["D4"]}), "D4", "D6").total == 1


def test_x7_case_3_a_structure_takes_the_protection_of_its_hex_and_no_more() -> None:
    structures = {"shield-generator": {"side": "rebel", "at": ["D6"], "target": True}}
    units = {"rebel": {}, "empire": {"at-at": ["D4"]}}
    position = start(battle(units, {"rocks": ["D6"]}, structures=structures))
    found = count(position, "D4", "D6")
    assert ([m.dice for m in found.modifiers], found.total) == ([-1, -1], 1)


def test_case_3_an_attack_with_no_dice_is_refused_for_that() -> None:
    position = two("snowspeeders", "snowtroopers", terrain={"rocks": ["D6"]})
    verdict = attack(position, piece_on(position, "D4"), piece_on(position, "D6"))
    assert (verdict.refused, verdict.in_range, verdict.sight.visible) == ("no-dice", True, True)


def test_a_card_adds_dice_for_the_units_that_it_ordered_only() -> None:
    units = {"rebel": {"echo-base-troopers": ["D4", "E6"]}, "empire": {"snowtroopers": ["D6"]}}
    position = ordered_by(start(battle(units)), "trooper-assault-rebel", "D4")
    assert count(position, "D4", "D6").total == 3
    assert [m.rule for m in count(position, "D4", "D6").modifiers] == ["cards/trooper-assault-rebel/bonus"]
    assert count(position, "E6", "D6").total == 3 and not count(position, "E6", "D6").modifiers


def test_the_die_has_a_most_and_the_count_keeps_to_it() -> None:
    rule = {"storm": {"while": {"attacker": {"type": "infantry"}}, "change": {"dice": 60}}}
    position = two("echo-base-troopers", "snowtroopers", special_rules=rule)
    assert count(position, "D4", "D6").total == position.setting.content.dice.most


@pytest.mark.parametrize("far", [1, 2, 3])
def test_a_rule_may_ask_for_the_distance(far: int) -> None:
    rule = {"point-blank": {"while": {"distance": 1}, "change": {"dice": 2}}}
    position = two("echo-base-troopers", "snowtroopers", f"D{4 + far}", special_rules=rule)
    assert count(position, "D4", f"D{4 + far}").total == 4 - far + (2 if far == 1 else 0)
    assert hex_of(position, "D4") == position.state.hex_of[piece_on(position, "D4")]
