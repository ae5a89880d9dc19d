"""Sharing units out over allowances: as many as any sharing-out can serve, none twice."""

from __future__ import annotations

from collections import Counter

import networkx as nx
from hypothesis import given
from hypothesis import strategies as st

from hothkit.board.shares import NOWHERE, share_out

ROOMS = st.lists(st.none() | st.integers(0, 3), min_size=1, max_size=4)


def most(fits: list[list[int]], rooms: list[int | None]) -> int:
    """The oracle: a maximum flow from units to allowances."""
    graph = nx.DiGraph()
    graph.add_nodes_from(["start", "end"])
    for unit, allowances in enumerate(fits):
        graph.add_edge("start", ("unit", unit), capacity=1)
        for allowance in allowances:
            graph.add_edge(("unit", unit), ("room", allowance), capacity=1)
    for allowance, room in enumerate(rooms):
        graph.add_edge(("room", allowance), "end", capacity=len(fits) if room is None else room)
    return int(nx.maximum_flow_value(graph, "start", "end"))


@given(st.data(), ROOMS)
def test_no_unit_is_wasted_or_spent_twice(data: st.DataObject, rooms: list[int | None]) -> None:
    number = st.integers(0, len(rooms) - 1)
    fits = data.draw(st.lists(st.lists(number, unique=True).map(sorted), max_size=8))
    shares = share_out(fits, rooms)
    assert len(shares) == len(fits)
    assert all(share == NOWHERE or share in fits[unit] for unit, share in enumerate(shares))
    taken = Counter(share for share in shares if share != NOWHERE)
    assert all(room is None or taken[allowance] <= room for allowance, room in enumerate(rooms))
    assert sum(taken.values()) == most(fits, rooms)


def test_a_unit_that_fits_two_makes_room_for_one_that_fits_one() -> None:
    assert share_out([[0, 1], [0]], [1, 1]) == (1, 0)
    assert share_out([[0], [0], [0]], [2]) == (0, 0, NOWHERE)
    assert share_out([[], [0]], [None]) == (NOWHERE, 0)
