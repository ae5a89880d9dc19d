"""Moves: rows M1, M3, M4, X1 to X7 (entering), U1, U5 to U7, U10, U13, and cases 4 and 6."""

from __future__ import annotations

from typing import Any

import pytest

from hothkit.judge.reach import Reach, reach
from hothkit.position.position import Position
from tests.battles import battle, drawn, names, ordered_by, piece_on, start

SIDE = {"at-at": "empire", "snowtroopers": "empire", "probe-droids": "empire"}


def alone(unit: str, terrain: dict[str, list[str]] | None = None, at: str = "D5", **more: Any) -> Position:
    units: dict[str, dict[str, list[str]]] = {"rebel": {}, "empire": {}}
    units[SIDE.get(unit, "rebel")] = {unit: [at]}
    return start(battle(units, terrain, **more))


def go(position: Position, at: str = "D5") -> dict[str, tuple[int, bool]]:
    """Hex -> steps and whether it may attack."""
    found: Reach = reach(position, piece_on(position, at))
    return {position.setting.grid.names[hex]: (way.steps, way.may_attack) for hex, way in found.ways.items()}


@pytest.mark.parametrize(
    ("unit", "most", "still"),
    [
        ("snowtroopers", 2, 1),
        ("echo-base-troopers", 2, 1),
        ("snowspeeders", 3, 3),
        ("at-at", 1, 1),
        ("probe-droids", 2, 2),
        ("rebel-artillery", 0, 0),
    ],
)
def test_m3_u1_u5_u6_u7_u10_u13_moves(unit: str, most: int, still: int) -> None:
    position = alone(unit)
    grid = position.setting.grid
    start_hex = grid.number["D5"]
    near = {
        grid.names[h]: grid.distance(start_hex, h) for h in range(len(grid)) if 0 < grid.distance(start_hex, h) <= most
    }
    assert go(position) == {name: (steps, steps <= still) for name, steps in near.items()}


def test_m1_nobody_moves_onto_or_through_another_unit() -> None:
    position = drawn(
        """
        A   ..  EB3 ..
        B ..  ST4 PD2 ..
        C   ..  ..  ..
        """
    )
    assert sorted(names(position, reach(position, piece_on(position, "A2")).ways)) == ["A1", "A3", "B1", "B4"]


def test_m1_shut_in_on_all_sides_nobody_moves() -> None:
    position = drawn("A EB3 ST4\nB   AT1")
    assert go(position, "A1") == {}


def test_m2_a_flyer_does_not_fly_over_units() -> None:
    position = drawn("A SS3 ST4 ..\nB   ST4 ..")
    assert go(position, "A1") == {}


@pytest.mark.parametrize(
    ("unit", "ground", "may"),
    [
        ("at-at", "ridge", False),
        ("snowtroopers", "ridge", True),
        ("probe-droids", "ridge", True),
        ("snowspeeders", "ridge", True),
        ("snowspeeders", "serac", False),
        ("snowtroopers", "serac", False),
        ("snowspeeders", "crevasse", True),
        ("snowtroopers", "crevasse", False),
        ("probe-droids", "crevasse", False),
        ("at-at", "crevasse", False),
        ("at-at", "trench", True),
        ("at-at", "building", True),
    ],
)
def test_x1_x3_x6_who_may_enter(unit: str, ground: str, may: bool) -> None:
    assert ("D6" in go(alone(unit, {ground: ["D6"]}))) is may


def test_x7_nobody_enters_the_hex_of_a_structure() -> None:
    structures = {"ion-cannon": {"side": "rebel", "at": ["D6"]}}
    for unit in ("snowspeeders", "snowtroopers", "at-at"):
        assert "D6" not in go(alone(unit, structures=structures))


@pytest.mark.parametrize("ground", ["rocks", "building", "wreckage"])
def test_x2_x4_ground_units_stop_on_entering_and_do_not_attack(ground: str) -> None:
    # D6 and its neighbours C6, C7, E6, E7 wall the way to the east off.
    found = go(alone("probe-droids", {ground: ["C6", "D6", "E6"]}))
    assert found["D6"] == (1, False)
    assert "D7" not in found and "C7" not in found


@pytest.mark.parametrize("ground", ["rocks", "building", "wreckage"])
def test_x2_x4_flyers_go_on_but_hold_their_fire(ground: str) -> None:
    found = go(alone("snowspeeders", {ground: ["C6", "D6", "E6"]}))
    assert found["D6"] == (1, False)
    assert found["D7"] == (2, False) and found["D8"] == (3, False)
    stopping = go(alone("snowspeeders", {ground: ["C6", "D6", "E6"]}, variants=["flyers-stop"]))
    assert stopping["D6"] == (1, False)
    assert "D8" not in stopping and "D7" not in stopping


def test_x2_leaving_rough_ground_costs_no_attack() -> None:
    assert go(alone("snowtroopers", {"rocks": ["D5"]}))["D6"] == (1, True)


def test_x2_the_way_that_keeps_the_attack_is_taken_even_if_it_is_longer() -> None:
    position = alone("snowspeeders", {"rocks": ["D6"]})
    way = reach(position, piece_on(position, "D5")).ways[position.setting.grid.number["D7"]]
    assert (way.steps, way.may_attack) == (3, True)
    assert names(position, way.path) == ["C6", "C7", "D7"]


def case_4_ground(**more: Any) -> dict[str, Any]:
    ground = {"name": {"en": "Mire", "es": "Cieno"}, "code": "MI", "symbol": "none", "colour": "#000000", **more}
    return {"terrain": {"mire": ground}}


def test_case_4_ground_that_stops_on_entering() -> None:
    things = case_4_ground(entering={"stop": True})
    found = go(alone("snowspeeders", {"mire": ["C6", "D6", "E6"]}, things=things))
    assert found["D6"] == (1, True) and "D7" not in found


def test_case_4_ground_that_stops_on_leaving() -> None:
    things = case_4_ground(leaving={"stop": True})
    found = go(alone("snowspeeders", {"mire": ["C6", "D6", "E6"]}, things=things))
    assert found["D7"] == (2, True) and "D8" not in found
    inside = go(alone("snowspeeders", {"mire": ["D5"]}, things=things))
    assert set(inside.values()) == {(1, True)} and len(inside) == 6


def test_case_4_ground_from_which_nobody_attacks_at_once() -> None:
    things = case_4_ground(entering={"hold_fire": True})
    found = go(alone("snowspeeders", {"mire": ["C6", "D6", "E6"]}, things=things))
    assert found["D6"] == (1, False) and found["D8"] == (3, False)
    cards = ordered_by(alone("snowspeeders", {"mire": ["C6", "D6", "E6"]}, things=things), "rebel-spearhead", "D5")
    assert go(cards)["D6"] == (1, True)


def test_ground_that_costs_more() -> None:
    things = case_4_ground(entering={"cost": 2})
    found = go(alone("probe-droids", {"mire": ["C6", "D6", "E6"]}, things=things))
    assert found["D6"] == (2, True) and "D7" not in found
    assert "D6" not in go(alone("at-at", {"mire": ["D6"]}, things=things))


@pytest.mark.parametrize(
    ("card", "most", "still"), [("", 2, 1), ("imperial-assault", 3, 2), ("pressing-forward", 4, 3)]
)
def test_m4_case_6_a_longer_move_keeps_the_attack_as_much_longer(card: str, most: int, still: int) -> None:
    position = alone("snowtroopers")
    position = ordered_by(position, card, "D5") if card else position
    found = go(position)
    assert max(steps for steps, _ in found.values()) == most
    assert {steps for steps, may in found.values() if may} == set(range(1, still + 1))


def test_m4_terrain_still_forbids_the_attack_under_a_movement_bonus() -> None:
    position = ordered_by(alone("snowtroopers", {"rocks": ["D6"]}), "imperial-assault", "D5")
    assert go(position)["D6"] == (1, False)


def test_case_6_artillery_cannot_move_under_any_card() -> None:
    position = ordered_by(alone("rebel-artillery"), "imperial-assault", "D5")
    verdict = reach(position, piece_on(position, "D5"))
    assert (verdict.ways, verdict.refused) == ({}, "forbidden")
    assert verdict.by is not None and verdict.by.id == "traits/immobile/never-moves"


def test_a_card_that_forbids_moves() -> None:
    position = ordered_by(alone("snowtroopers"), "defensive-position", "D5")
    assert reach(position, piece_on(position, "D5")).refused == "forbidden"


def test_a_rule_that_shortens_moves_shortens_the_way_to_an_attack_too() -> None:
    rule = {"blizzard": {"while": {"unit": {"type": "infantry"}}, "change": {"move": -1}}}
    assert set(go(alone("snowtroopers", special_rules=rule)).values()) == {(1, False)}


def test_x8_a_structure_never_moves() -> None:
    structures = {"ion-cannon": {"side": "rebel", "at": ["D6"]}}
    position = alone("snowtroopers", structures=structures)
    assert reach(position, piece_on(position, "D6")).refused == "structure"


def test_case_9_of_two_equal_ways_the_same_one_is_taken_everywhere() -> None:
    position = alone("snowspeeders")
    way = reach(position, piece_on(position, "D5")).ways[position.setting.grid.number["B5"]]
    assert names(position, way.path) == ["C5", "B5"] or names(position, way.path) == ["C6", "B5"]
    assert names(position, way.path) == ["C5", "B5"]
