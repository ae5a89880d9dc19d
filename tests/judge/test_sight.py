"""Line of sight: rows L1 to L7 with each variant, X3, X5, X6, X7."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hothkit.judge.line_of_sight import Sight
from hothkit.judge.sight import sight
from hothkit.position.position import Position
from tests.battles import battle, drawn, hex_of, start

STRUCTURE = "shield-generator"


def look(position: Position, a: str, b: str) -> Sight:
    """The verdict, which must be the same from the other end."""
    there, back = (sight(position, hex_of(position, x), hex_of(position, y)) for x, y in ((a, b), (b, a)))
    assert there.visible == back.visible and there.rule == back.rule
    return there


def between(*, ground: str = "", unit: str = "", structure: bool = False, at: str = "D4", **more: Any) -> Position:
    """Rebels on F5, the enemy on B4 (the line crosses E5, D4, C5), and something on a hex between them."""
    units: dict[str, dict[str, list[str]]] = {
        "rebel": {"echo-base-troopers": ["F5"]},
        "empire": {"snowtroopers": ["B4"]},
    }
    if unit:
        side = "rebel" if unit == "rebel-artillery" else "empire"
        units[side][unit] = [at]
    structures = {STRUCTURE: {"side": "rebel", "at": [at]}} if structure else {}
    terrain = {ground: [at]} if ground else {}
    for name, hexes in more.pop("terrain", {}).items():
        terrain[name] = [*terrain.get(name, []), *hexes]
    return start(battle(units, terrain, structures=structures, **more))


def test_l1_a_free_line_is_clear_and_names_every_hex_it_crosses() -> None:
    position = between()
    verdict = look(position, "F5", "B4")
    assert (verdict.visible, verdict.rule) == (True, "clear")
    crossed = {position.setting.grid.names[m.touch.hex] for m in verdict.hexes if m.touch.hex is not None}
    assert {"E5", "D4", "C5"} <= crossed
    assert not any(m.obstructs for m in verdict.hexes)


@pytest.mark.parametrize("unit", ["probe-droids", "rebel-artillery"])
def test_l2_a_unit_of_either_side_between_them_blocks(unit: str) -> None:
    verdict = look(between(unit=unit), "F5", "B4")
    assert (verdict.visible, verdict.rule) == (False, "crossed")
    assert [(m.what, m.by) for m in verdict.hexes if m.obstructs] == [(unit, "unit")]


@pytest.mark.parametrize("ground", ["ridge", "rocks", "serac", "building", "wreckage"])
def test_l3_grounds_that_rise_block(ground: str) -> None:
    verdict = look(between(ground=ground), "F5", "B4")
    assert (verdict.visible, verdict.rule) == (False, "crossed")
    assert [(m.what, m.by) for m in verdict.hexes if m.obstructs] == [(ground, "ground")]


def test_l3_x7_a_structure_between_them_blocks() -> None:
    verdict = look(between(structure=True), "F5", "B4")
    assert [(m.what, m.by) for m in verdict.hexes if m.obstructs] == [(STRUCTURE, "structure")]
    assert not verdict.visible


@pytest.mark.parametrize("ground", ["trench", "crevasse", "snow"])
def test_l3_x5_x6_trenches_and_crevasses_do_not_block(ground: str) -> None:
    assert look(between(ground=ground), "F5", "B4").rule == "clear"


@pytest.mark.parametrize("end", ["F5", "B4"])
@pytest.mark.parametrize("ground", ["ridge", "rocks", "building", "wreckage"])
def test_l4_the_own_hex_of_attacker_or_target_does_not_block(ground: str, end: str) -> None:
    assert look(between(terrain={ground: [end]}), "F5", "B4").rule == "clear"


BOTH_HIGH: dict[str, Any] = {"terrain": {"ridge": ["F5", "B4"]}}


@pytest.mark.parametrize("ground", ["ridge", "rocks", "building", "wreckage"])
def test_l5_between_two_ridges_no_empty_ground_but_a_serac_blocks(ground: str) -> None:
    verdict = look(between(ground=ground, **BOTH_HIGH), "F5", "B4")
    assert (verdict.visible, verdict.rule) == (True, "high-ground")
    assert look(between(ground="serac", **BOTH_HIGH), "F5", "B4").rule == "crossed"


@pytest.mark.parametrize(("ground", "visible"), [("", True), ("rocks", True), ("ridge", False)])
def test_l5_between_two_ridges_only_units_on_ridges_block(ground: str, visible: bool) -> None:
    verdict = look(between(ground=ground, unit="probe-droids", **BOTH_HIGH), "F5", "B4")
    assert verdict.visible is visible
    assert [m.what for m in verdict.hexes if m.what] == ["probe-droids"]


@pytest.mark.parametrize("end", ["F5", "B4"])
def test_l5_with_one_ridge_only_everything_blocks_as_usual(end: str) -> None:
    assert not look(between(unit="probe-droids", terrain={"ridge": [end]}), "F5", "B4").visible
    assert not look(between(ground="rocks", terrain={"ridge": [end]}), "F5", "B4").visible


@pytest.mark.parametrize(("variants", "visible"), [((), True), (("structures-block-between-ridges",), False)])
def test_l5_switch_structures_between_two_ridges(variants: tuple[str, ...], visible: bool) -> None:
    assert look(between(structure=True, variants=variants, **BOTH_HIGH), "F5", "B4").visible is visible


# Two heights, cover on the plain and cover that is high itself.
HEIGHTS: dict[str, Any] = {
    "terrain": {
        "hill": {"name": {"en": "Hill"}, "code": "HI", "height": 1},
        "crag": {"name": {"en": "Crag"}, "code": "CG", "height": 2},
        "wood": {"name": {"en": "Wood"}, "code": "WO", "blocks_sight": True},
        "wooded-hill": {"name": {"en": "Wooded hill"}, "code": "WH", "blocks_sight": True, "height": 1},
    }
}


def from_to(ends: tuple[str, str], **between_them: Any) -> Sight:
    """The sight between two hexes on these grounds, with something halfway."""
    terrain: dict[str, list[str]] = {}
    for hex, ground in zip(("F5", "B4"), ends, strict=True):
        if ground:
            terrain.setdefault(ground, []).append(hex)
    return look(between(terrain=terrain, things=HEIGHTS, **between_them), "F5", "B4")


@pytest.mark.parametrize(
    ("ends", "ground", "visible"),
    [
        (("", ""), "hill", False),
        (("hill", ""), "hill", False),
        (("hill", "hill"), "hill", True),
        (("hill", "hill"), "crag", False),
        (("crag", "hill"), "hill", True),
        (("crag", "hill"), "crag", False),
        (("crag", "crag"), "crag", True),
        (("hill", "crag"), "wood", True),
        (("hill", ""), "wood", False),
        (("hill", "hill"), "wooded-hill", False),
        (("crag", "crag"), "wooded-hill", True),
        (("wooded-hill", "wooded-hill"), "hill", True),
    ],
)
def test_ground_blocks_unless_both_ends_are_as_high_and_cover_unless_both_are_higher(
    ends: tuple[str, str], ground: str, visible: bool
) -> None:
    assert from_to(ends, ground=ground).visible is visible


@pytest.mark.parametrize("what", [{"unit": "probe-droids"}, {"structure": True}])
@pytest.mark.parametrize(
    ("ends", "ground", "visible"),
    [
        (("", ""), "", False),
        (("hill", ""), "", False),
        (("hill", "hill"), "", True),
        (("hill", "crag"), "hill", False),
        (("crag", "crag"), "hill", True),
        (("crag", "crag"), "crag", False),
    ],
)
def test_what_stands_there_blocks_unless_both_ends_are_higher(
    ends: tuple[str, str], ground: str, visible: bool, what: dict[str, Any]
) -> None:
    changes = {"sight": {"structures_seen_over": "from_higher"}}
    assert from_to(ends, ground=ground, changes=changes, **what).visible is visible


# The line from E4 to A4 runs along two sides: first between D3 and D4, then between B3 and B4, and crosses C4.
ALONG = {"rebel": {"echo-base-troopers": ["E4"]}, "empire": {"snowtroopers": ["A4"]}}


def along(*obstacles: str, ground: str = "rocks", **more: Any) -> Position:
    return start(battle(ALONG, {ground: list(obstacles)}, **more))


def test_l6_the_line_runs_along_two_sides() -> None:
    position = along()
    names = position.setting.grid.names
    met = [(names[m.touch.hex or 0], m.touch.relation.value, m.touch.pair) for m in look(position, "E4", "A4").hexes]
    assert met == [
        ("D3", "left", 1),
        ("D4", "right", 1),
        ("C4", "crossed", None),
        ("B3", "left", 2),
        ("B4", "right", 2),
    ]


@pytest.mark.parametrize(
    ("obstacles", "visible"),
    [
        (("D3",), True),
        (("D4",), True),
        (("D3", "B3"), True),
        (("D3", "D4"), False),
        (("B3", "B4"), False),
        (("D3", "B4"), True),
        (("D4", "B3"), True),
        (("C4",), False),
    ],
)
def test_l6_both_sides_must_be_obstructed_and_face_each_other(obstacles: tuple[str, ...], visible: bool) -> None:
    assert look(along(*obstacles), "E4", "A4").visible is visible


@pytest.mark.parametrize(
    ("obstacles", "visible"),
    [(("D3",), True), (("D3", "B3"), True), (("D3", "B4"), False), (("D4", "B3"), False), (("D3", "D4"), False)],
)
def test_l6_switch_obstacles_anywhere_along_the_line(obstacles: tuple[str, ...], visible: bool) -> None:
    assert look(along(*obstacles, variants=("sight-obstacles-anywhere",)), "E4", "A4").visible is visible


def test_l6_a_unit_on_one_side_and_a_ground_on_the_other_block() -> None:
    units = {**ALONG, "empire": {"snowtroopers": ["A4", "D3"]}}
    assert look(start(battle(units, {"rocks": ["D4"]})), "E4", "A4").rule == "hex-side"


@pytest.mark.parametrize(
    ("blocker", "variants", "visible"),
    [
        (False, (), True),
        (True, (), True),
        (False, ("sight-board-edge-obstructs",), True),
        (True, ("sight-board-edge-obstructs",), False),
    ],
)
def test_l6_case_1_one_flank_hex_is_off_the_board(blocker: bool, variants: tuple[str, ...], visible: bool) -> None:
    units = {"rebel": {"echo-base-troopers": ["E1"]}, "empire": {"snowtroopers": ["C1"]}}
    position = start(battle(units, {"rocks": ["D1"]} if blocker else {}, variants=variants))
    verdict = look(position, "E1", "C1")
    assert verdict.visible is visible
    edge, other = verdict.hexes
    assert (edge.touch.hex, edge.touch.relation.value, edge.by) == (None, "left", "edge")
    assert edge.obstructs is bool(variants)
    assert (position.setting.grid.names[other.touch.hex or 0], other.obstructs) == ("D1", blocker)


def test_l6_switch_the_edge_does_not_obstruct_a_line_inside_the_board() -> None:
    assert look(along(variants=("sight-board-edge-obstructs",)), "E4", "A4").visible


def corner_line(position: Position) -> tuple[str, str, str, str]:
    """A pair of hexes whose line crosses nothing but touches a corner on its left and one on its right."""
    grid = position.setting.grid
    for a in range(len(grid)):
        for b in range(len(grid)):
            corners = [t for t in grid.line(a, b) if t.relation == "corner" and t.hex is not None]
            left = [t for t in corners if t.is_left]
            right = [t for t in corners if not t.is_left]
            if left and right and left[0].hex is not None and right[0].hex is not None:
                return grid.names[a], grid.names[b], grid.names[left[0].hex], grid.names[right[0].hex]
    raise AssertionError


@pytest.mark.parametrize(("variants", "visible"), [((), True), (("sight-corner-is-a-side",), False)])
def test_l7_switch_a_touched_corner(variants: tuple[str, ...], visible: bool) -> None:
    a, b, left, right = corner_line(start(battle({"rebel": {}, "empire": {}})))
    position = start(battle({"rebel": {}, "empire": {}}, {"rocks": [left, right]}, variants=variants))
    verdict = look(position, a, b)
    assert verdict.visible is visible
    assert {m.touch.relation.value for m in verdict.hexes if m.obstructs} == {"corner"}
    one_only = start(battle({"rebel": {}, "empire": {}}, {"rocks": [left]}, variants=variants))
    assert look(one_only, a, b).visible


def test_l1_hexes_side_by_side_always_see_each_other() -> None:
    position = between()
    assert look(position, "F5", "E5").rule == "next-to"


def test_l1_a_rule_may_ignore_what_lies_between_and_is_named() -> None:
    rule = {"see-through": {"while": {"attacker": {"kind": "echo-base-troopers"}}, "ignore": {"sight": "all"}}}
    position = between(ground="rocks", special_rules=rule)
    verdict = sight(position, hex_of(position, "F5"), hex_of(position, "B4"))
    assert (verdict.visible, verdict.rule) == (True, "ignored")
    assert verdict.by is not None and verdict.by.rule.id == "see-through"
    assert not sight(position, hex_of(position, "B4"), hex_of(position, "F5")).visible


def test_a_drawn_board_is_looked_across() -> None:
    position = drawn(
        """
        A ..  ..  ST4 ..
        B   ..  RO  ..
        C ..  ..  EB3 ..
        """
    )
    # From C3 to A3 the line runs between B2 (rocks) and B3 (nothing).
    assert look(position, "C3", "A3").visible
    assert [m.obstructs for m in look(position, "C3", "A3").hexes] == [True, False]


GROUNDS = ["ridge", "rocks", "serac", "building", "wreckage", "trench", "crevasse"]
SWITCHES = [
    "sight-board-edge-obstructs",
    "sight-corner-is-a-side",
    "sight-obstacles-anywhere",
    "structures-block-between-ridges",
]
HEXES = start(battle({"rebel": {}, "empire": {}})).setting.grid.names


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any grounds, some units and a structure, any variants of sight."""
    hexes = draw(st.permutations(HEXES))
    grounds = draw(st.lists(st.sampled_from(GROUNDS), max_size=30))
    terrain: dict[str, list[str]] = {}
    for hex, ground in zip(hexes, grounds, strict=False):
        terrain.setdefault(ground, []).append(hex)
    taken = draw(st.lists(st.sampled_from(HEXES), max_size=16, unique=True))
    units = {"rebel": {"echo-base-troopers": taken[::2]}, "empire": {"snowtroopers": taken[1::2]}}
    free = [hex for hex in HEXES if hex not in taken]
    structures = {STRUCTURE: {"side": "rebel", "at": [draw(st.sampled_from(free))]}}
    variants = draw(st.lists(st.sampled_from(SWITCHES), unique=True))
    return start(battle(units, terrain, structures=structures, variants=variants))


@settings(max_examples=30)
@given(positions())
def test_l1_sight_is_symmetric_on_any_board(position: Position) -> None:
    for a in range(len(HEXES)):
        for b in range(a):
            assert sight(position, a, b).visible == sight(position, b, a).visible
