"""The geometry of the board: its hexes, and what the line between two of them meets."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from hothkit.hexes import Grid, Relation

GRID = Grid.of({"A": 10, "B": 9, "C": 10, "D": 9, "E": 10, "F": 9, "G": 10})
PAIRS = list(combinations(range(len(GRID)), 2))


def lines() -> list[list[tuple[str, int | None]]]:
    return [[(t.relation.value, t.pair) for t in GRID.line(a, b)] for a, b in PAIRS]


def test_b1_the_board_has_67_hexes_and_2211_pairs() -> None:
    assert len(GRID) == 67 and len(PAIRS) == 2211


def test_l6_177_pairs_run_along_more_than_one_side() -> None:
    assert sum(len({pair for _, pair in line if pair}) > 1 for line in lines()) == 177


def test_l7_222_pairs_touch_a_corner() -> None:
    assert sum(any(relation == Relation.CORNER for relation, _ in line) for line in lines()) == 222


def test_l1_a_line_meets_the_same_hexes_from_both_ends_left_and_right_exchanged() -> None:
    turned = {Relation.LEFT: Relation.RIGHT, Relation.RIGHT: Relation.LEFT}
    for a, b in PAIRS:
        there = [(t.hex, t.relation) for t in GRID.line(a, b) if t.hex is not None]
        back = [(t.hex, turned.get(t.relation, t.relation)) for t in GRID.line(b, a) if t.hex is not None]
        assert sorted(there) == sorted(back), (GRID.names[a], GRID.names[b])


def test_l6_every_side_has_a_left_and_a_right_even_off_the_board() -> None:
    for a, b in PAIRS:
        sides: dict[int, list[Relation]] = {}
        for touch in GRID.line(a, b):
            if touch.pair is not None:
                sides.setdefault(touch.pair, []).append(touch.relation)
        assert all(both == [Relation.LEFT, Relation.RIGHT] for both in sides.values())


def test_l1_the_crossed_hexes_of_a_line_are_one_way_without_gaps() -> None:
    for a, b in PAIRS:
        touches = GRID.line(a, b)
        crossed = [t.hex for t in touches if t.relation is Relation.CROSSED]
        assert all(hex is not None for hex in crossed)
        if all(t.relation is Relation.CROSSED for t in touches):
            way = [a, *crossed, b]
            assert all(GRID.distance(one, two) == 1 for one, two in pairwise(way))


@pytest.mark.parametrize(
    ("a", "b", "distance"), [("E1", "C1", 2), ("A1", "G10", 12), ("A1", "A10", 9), ("B1", "B9", 8), ("C3", "D3", 1)]
)
def test_distance_is_counted_in_steps(a: str, b: str, distance: int) -> None:
    assert GRID.distance(GRID.number[a], GRID.number[b]) == distance


def test_distance_is_the_length_of_the_shortest_way() -> None:
    for start in range(len(GRID)):
        steps, front = {start: 0}, [start]
        while front:
            front = [
                n for hex in front for n in GRID.neighbours[hex] if steps.setdefault(n, steps[hex] + 1) > steps[hex]
            ]
            front = [n for n in dict.fromkeys(front) if steps[n] == max(steps.values())]
        assert steps == {hex: GRID.distance(start, hex) for hex in range(len(GRID))}


def test_a_ground_beside_the_line_on_the_left_is_on_the_left() -> None:
    line = GRID.line(GRID.number["E1"], GRID.number["C1"])
    assert [(t.hex, t.relation, t.pair) for t in line] == [
        (None, Relation.LEFT, 1),
        (GRID.number["D1"], Relation.RIGHT, 1),
    ]


@pytest.mark.parametrize("rows", [(10, 10, 9), (9, 10, 10, 9), (5, 5, 5), (4, 4, 6, 4), (3,)])
def test_rows_of_any_lengths_mesh(rows: tuple[int, ...]) -> None:
    grid = Grid.of(dict(zip("ABCDEF", rows, strict=False)))
    for a in range(len(grid)):
        beside = {b for b in range(len(grid)) if grid.distance(a, b) == 1}
        assert beside == set(grid.neighbours[a])
