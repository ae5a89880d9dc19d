"""What cuts a hex off: the fewest closed hexes, none where the way is open."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from hothkit.board.cuts import reached, smallest_cut
from hothkit.hexes import Grid

GRID = Grid.of({"A": 4, "B": 3, "C": 4})
HEX = st.integers(0, len(GRID) - 1)


def numbers(*names: str) -> list[int]:
    return [GRID.number[name] for name in names]


def names(hexes: tuple[int, ...]) -> list[str]:
    return [GRID.names[hex] for hex in hexes]


def is_way(start: int, end: int, closed: set[int]) -> bool:
    """The oracle: a way grows hex by hex, and each of its hexes but the first is open."""
    grown = {start}
    for _ in GRID.names:
        grown |= {hex for one in grown for hex in GRID.neighbours[one] if hex not in closed}
    return end in grown


@given(st.sets(HEX, min_size=1, max_size=2), st.sets(HEX, min_size=1, max_size=2), st.sets(HEX, max_size=7))
def test_a_cut_is_the_smallest_there_is(starts: set[int], ends: set[int], closed: set[int]) -> None:
    def cuts(some: set[int]) -> bool:
        return not any(is_way(start, end, some) for start in starts for end in ends)

    cut = smallest_cut(starts, ends, GRID.neighbours, closed)
    assert (not reached(starts, GRID.neighbours, closed).isdisjoint(ends)) is not cuts(closed)
    if not cuts(closed):
        assert cut == ()
        return
    assert set(cut) <= closed and cuts(set(cut))
    assert not any(cuts(set(fewer)) for size in range(len(cut)) for fewer in combinations(closed, size))


def test_a_wall_is_told_and_what_stands_elsewhere_is_not() -> None:
    closed = numbers("A2", "B2", "C3", "A4")
    assert names(smallest_cut(numbers("A1", "C1"), numbers("A3", "C4"), GRID.neighbours, closed)) == ["A2", "B2", "C3"]


def test_a_closed_hex_cuts_itself_off() -> None:
    closed = numbers("A2", "B1", "C4")
    assert names(smallest_cut(numbers("A1"), numbers("C4"), GRID.neighbours, closed)) == ["C4"]


def test_of_two_walls_the_nearer_to_the_end() -> None:
    row = [[1], [0, 2], [1, 3], [2]]
    assert smallest_cut([0], [3], row, [1, 2]) == (2,)


def test_nothing_cuts_off_what_is_open_or_what_nobody_sets_out_for() -> None:
    assert smallest_cut(numbers("A1"), numbers("C4"), GRID.neighbours, ()) == ()
    assert smallest_cut((), numbers("C4"), GRID.neighbours, ()) == ()
    assert smallest_cut([0], [1], [[], []], ()) == ()
