"""Orders: rows B1, B2, T6, sections from the seat, and case 10."""

from __future__ import annotations

from typing import Any

import pytest

from hothkit.judge.orders import all_ordered, falls_back, members, orderable
from hothkit.model.card import Card
from hothkit.position.position import Position
from tests.battles import battle, names, piece_on, start

CUT = ["B3", "B7", "D3", "D7", "F3", "F7"]


def sections(position: Position, side: str, hex: str) -> tuple[str, ...]:
    setting = position.setting
    return setting.sections[setting.sides.index(side)][setting.grid.number[hex]]


def card(position: Position, name: str) -> Card:
    return position.setting.content.cards[name]


def side(position: Position, name: str) -> int:
    return position.setting.sides.index(name)


def on(position: Position, pieces: Any) -> list[str]:
    return names(position, (position.state.hex_of[piece] for piece in pieces))


def rebels(*hexes: str, **units: list[str]) -> Position:
    mine = {"echo-base-troopers": list(hexes), **{unit.replace("_", "-"): there for unit, there in units.items()}}
    return start(battle({"rebel": mine, "empire": {"snowtroopers": ["A5"]}}))


def test_b1_sections_are_seen_from_the_seat() -> None:
    position = rebels("G1")
    assert [sections(position, "rebel", hex) for hex in ("G1", "G5", "G10")] == [("left",), ("center",), ("right",)]
    assert [sections(position, "empire", hex) for hex in ("G1", "G5", "G10")] == [("right",), ("center",), ("left",)]


def test_b2_the_section_lines_cut_six_hexes_into_two_sections() -> None:
    position = rebels("G1")
    for who in ("rebel", "empire"):
        double = [hex for hex in position.setting.grid.names if len(sections(position, who, hex)) == 2]
        assert double == CUT
    assert sections(position, "rebel", "D3") == ("left", "center")
    assert set(sections(position, "empire", "D3")) == {"right", "center"}


def test_b1_every_section_of_a_long_row_has_three_four_and_three_hexes() -> None:
    position = rebels("G1")
    for letter in "ACEG":
        row = [sections(position, "rebel", f"{letter}{n}")[0] for n in range(1, 11)]
        assert row == ["left"] * 3 + ["center"] * 4 + ["right"] * 3


def test_b2_a_cut_hex_is_ordered_by_the_cards_of_both_sections() -> None:
    position = rebels("F3", "F1", "F5")
    me = side(position, "rebel")
    assert on(position, orderable(position, card(position, "recon-left"), me, ())) == ["F1", "F3"]
    assert on(position, orderable(position, card(position, "recon-center"), me, ())) == ["F3", "F5"]


def test_b2_a_unit_in_two_sections_counts_once_and_where_it_helps() -> None:
    position = rebels("F3", "F1", "F5")
    me = side(position, "rebel")
    force = card(position, "recon-in-force")
    first, cut, third = (piece_on(position, hex) for hex in ("F1", "F3", "F5"))
    # F1 takes the left order, so F3 takes that of the centre, and F5 gets none.
    assert orderable(position, force, me, (first, cut)) == ()
    assert orderable(position, force, me, (cut,)) == (first, third)
    assert orderable(position, force, me, (first, third)) == ()


def test_a_card_that_orders_all_of_a_section() -> None:
    position = rebels("F1", "F3", "F5", "G9")
    me = side(position, "rebel")
    assert on(position, all_ordered(position, card(position, "assault-left"), me)) == ["F1", "F3"]
    assert on(position, all_ordered(position, card(position, "assault-right"), me)) == ["G9"]


def test_a_card_for_all_infantry_of_one_section_asks_which() -> None:
    position = rebels("F1", "F5", snowspeeders=["G1"])
    me = side(position, "rebel")
    assault = card(position, "trooper-assault-rebel")
    assert all_ordered(position, assault, me) == ("center", "left")
    assert on(position, members(position, assault, me, "left")) == ["F1"]
    only = rebels("F1", snowspeeders=["G5"])
    assert on(only, all_ordered(only, card(only, "trooper-assault-rebel"), side(only, "rebel"))) == ["F1"]


def test_a_card_for_units_of_one_type() -> None:
    units = {"rebel": {"echo-base-troopers": ["G1"]}, "empire": {"snowtroopers": ["A1", "A2"], "at-at": ["A5"]}}
    position = start(battle(units))
    me = side(position, "empire")
    assault = card(position, "imperial-assault")
    assert len(orderable(position, assault, me, ())) == 3
    assert on(position, orderable(position, assault, me, (piece_on(position, "A1"),))) == ["A2"]
    assert orderable(position, assault, me, (piece_on(position, "A5"),)) == ()


def test_x8_structures_are_never_ordered() -> None:
    structures = {"ion-cannon": {"side": "rebel", "at": ["G2"]}}
    units = {"rebel": {"echo-base-troopers": ["G1"]}, "empire": {"snowtroopers": ["A5"]}}
    position = start(battle(units, structures=structures))
    me = side(position, "rebel")
    for name in ("direct-from-hq", "recon-left"):
        assert on(position, orderable(position, card(position, name), me, ())) == ["G1"]
    assert on(position, all_ordered(position, card(position, "assault-left"), me)) == ["G1"]


@pytest.mark.parametrize(
    ("name", "units", "falls"),
    [
        ("artillery-barrage", {}, True),
        ("artillery-barrage", {"rebel_artillery": ["G5"]}, False),
        ("speeder-assault", {}, True),
        ("speeder-assault", {"snowspeeders": ["G5"]}, False),
        ("trooper-assault-rebel", {}, False),
        ("direct-from-hq", {}, False),
        ("assault-right", {}, False),
    ],
)
def test_t6_case_10_a_card_for_a_type_of_which_there_is_none(
    name: str, units: dict[str, list[str]], falls: bool
) -> None:
    position = rebels("G1", **units)
    assert falls_back(position, card(position, name), side(position, "rebel")) is falls


def test_case_10_one_that_can_do_nothing_still_binds_the_card_to_its_type() -> None:
    position = rebels("G1", rebel_artillery=["G10"])
    me = side(position, "rebel")
    barrage = card(position, "artillery-barrage")
    assert not falls_back(position, barrage, me)
    assert on(position, orderable(position, barrage, me, ())) == ["G10"]
