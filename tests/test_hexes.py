"""Hexes: names, neighbours, distance and the exact line (rows B1, L1, L6, L7)."""

from itertools import combinations

import pytest

from hothkit.hexes import Grid, Relation

GRID = Grid.of({"A": 10, "B": 9, "C": 10, "D": 9, "E": 10, "F": 9, "G": 10})
PAIRS = list(combinations(range(len(GRID)), 2))


def n(name: str) -> int:
    return GRID.number[name]


def line(a: str, b: str) -> list[tuple[str | None, str, int | None]]:
    return [(None if t.hex is None else GRID.names[t.hex], t.relation.value, t.pair) for t in GRID.line(n(a), n(b))]


def test_b1_the_board_has_67_hexes_and_short_rows_have_nine():
    assert len(GRID) == 67
    assert "A10" in GRID.number
    assert "B10" not in GRID.number


def test_b1_a_corner_hex_has_two_or_three_neighbours():
    assert {GRID.names[h] for h in GRID.neighbours[n("A1")]} == {"A2", "B1"}
    assert {GRID.names[h] for h in GRID.neighbours[n("B1")]} == {"A1", "A2", "B2", "C1", "C2"}
    assert {GRID.names[h] for h in GRID.neighbours[n("C5")]} == {"B4", "B5", "C4", "C6", "D4", "D5"}


@pytest.mark.parametrize(("a", "b", "steps"), [("A1", "A1", 0), ("A1", "A4", 3), ("A1", "G1", 6), ("A1", "G10", 12)])
def test_distance(a, b, steps):
    assert GRID.distance(n(a), n(b)) == GRID.distance(n(b), n(a)) == steps


def test_l6_177_pairs_run_along_more_than_one_side():
    assert len(PAIRS) == 2211
    assert sum(len({t.pair for t in GRID.line(a, b) if t.pair}) > 1 for a, b in PAIRS) == 177


def test_l7_222_pairs_touch_a_corner():
    assert sum(any(t.relation is Relation.CORNER for t in GRID.line(a, b)) for a, b in PAIRS) == 222


def test_l1_a_straight_line_crosses_what_lies_between():
    assert line("C3", "C6") == [("C4", "crossed", None), ("C5", "crossed", None)]


def test_l6_left_and_right_are_seen_from_the_start():
    assert line("E5", "C5") == [("D4", "left", 1), ("D5", "right", 1)]
    assert line("C5", "E5") == [("D5", "left", 1), ("D4", "right", 1)]


def test_l6_a_side_may_lie_off_the_board():
    assert line("E1", "C1") == [(None, "left", 1), ("D1", "right", 1)]


def test_a_line_meets_the_same_hexes_from_both_ends():
    swap = {Relation.LEFT: Relation.RIGHT, Relation.RIGHT: Relation.LEFT}
    for a, b in PAIRS:
        there = {(t.hex, t.relation) for t in GRID.line(a, b)}
        back = {(t.hex, swap.get(t.relation, t.relation)) for t in GRID.line(b, a)}
        assert there == back
