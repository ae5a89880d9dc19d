"""Ways in graphs of hexes: cheapest, longest, and never too many to list."""

from __future__ import annotations

from hothkit.board.ways import MOST_WAYS, longest_ways, ways


def lattice(rows: int) -> list[tuple[tuple[int, int], tuple[int, int], int]]:
    return [((y, x), (y + 1, x + d), 1) for y in range(rows) for x in range(-y, y + 1) for d in (0, 1)]


def test_equal_ways_the_first_in_order() -> None:
    assert ways("a", [("a", "c", 1), ("a", "b", 1), ("b", "d", 1), ("c", "d", 1)], 5)["d"] == (2, ("a", "b", "d"))
    assert "d" not in ways("a", [("a", "b", 3), ("b", "d", 3)], 5)


def test_all_longest_ways_are_listed() -> None:
    found = longest_ways((0, 0), lattice(6), 6)
    assert len(found) == 2**6 and len(set(found)) == 64 and all(len(way) == 6 for way in found)


def test_of_too_many_ways_one_to_each_end_is_listed() -> None:
    found = longest_ways((0, 0), lattice(25), 25)
    assert 2**25 > MOST_WAYS >= len(found) == len({way[-1] for way in found}) == 26
