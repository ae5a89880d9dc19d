"""Which hexes can be reached at all, and what cuts the others off."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

_START, _END = "start", "end"


def reached(starts: Iterable[int], neighbours: Sequence[Sequence[int]], closed: Collection[int]) -> frozenset[int]:
    """All nodes that can be come to from these, in any number of steps; who begins on a closed one may leave it.

    >>> sorted(reached([0], [[1], [0, 2], [1]], closed=[2]))
    [0, 1]
    """
    found = set(starts)
    edge = found
    while edge:
        edge = {beside for node in edge for beside in neighbours[node]}.difference(found, closed)
        found = found | edge
    return frozenset(found)


def smallest_cut(
    starts: Collection[int], ends: Collection[int], neighbours: Sequence[Sequence[int]], closed: Collection[int]
) -> tuple[int, ...]:
    """The fewest closed nodes that, were all others open, would keep everybody from coming from a start to an end.

    Of several such sets the one nearest to the ends; none where an end can be reached, or nothing leads there.

    >>> smallest_cut([0], [4], [[1, 2], [0, 3], [0, 3], [1, 2, 4], [3]], closed=[1, 2, 3])
    (3,)
    """
    if not starts or not ends or not reached(starts, neighbours, closed).isdisjoint(ends):
        return ()
    if len(ends) == 1 and not set(ends).isdisjoint(closed):
        return tuple(ends)
    import networkx as nx
    from networkx.algorithms.flow import boykov_kolmogorov

    graph: nx.DiGraph[Any] = nx.DiGraph()
    for node, beside in enumerate(neighbours):
        is_wall = node in closed and node not in starts
        graph.add_edge((node, 0), (node, 1), **({"capacity": 1} if is_wall else {}))
        graph.add_edges_from(((node, 1), (other, 0)) for other in beside)
    graph.add_edges_from((_START, (node, 0)) for node in starts)
    graph.add_edges_from(((node, 1), _END) for node in ends)
    # The far part is all from where the end can still be come to, so it ends at the nearest of equal cuts.
    _, (_, far) = nx.minimum_cut(graph, _START, _END, flow_func=boykov_kolmogorov)
    return tuple(node for node in range(len(neighbours)) if (node, 0) not in far and (node, 1) in far)
