"""Cheapest ways and longest ways in a directed graph of hexes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any

Node = Hashable
Edge = tuple[Any, Any, int]
Ways = Mapping[Any, tuple[int, tuple[Any, ...]]]
# More than any board of seven rows has; on a huge one all ways could not even be counted out.
MOST_WAYS = 128


def ways(start: Node, edges: Iterable[Edge], most: int, harm: Callable[[Any], int] = lambda _: 0) -> Ways:
    """Each node within `most` steps: its steps and the cheapest way there.

    Of equal ways the one that does least harm, then the first in order.
    """
    import networkx as nx

    graph: nx.DiGraph[Any] = nx.DiGraph()
    graph.add_node(start)
    graph.add_weighted_edges_from(edges)
    steps = {n: int(s) for n, s in nx.single_source_dijkstra_path_length(graph, start, cutoff=most).items()}
    first: dict[Any, tuple[int, tuple[Any, ...]]] = {start: (0, (start,))}
    harms: dict[Any, int] = {start: 0}
    for node in sorted(steps, key=lambda n: (steps[n], n)):
        befores = [
            (harms[before], first[before][1])
            for before in graph.predecessors(node)
            if before in first and first[before][0] + graph.edges[before, node]["weight"] == steps[node]
        ]
        if befores and node != start:
            suffered, way = min(befores)
            harms[node] = suffered + harm(node)
            first[node] = (steps[node], (*way, node))
    return first


def longest_ways(start: Node, edges: Iterable[Edge], most: int) -> tuple[tuple[Any, ...], ...]:
    """All ways from start, at most so many steps, that are as long as any can be; start itself left out.

    Where there are more than MOST_WAYS, only the first one to each end.
    """
    import networkx as nx

    graph: nx.DiGraph[Any] = nx.DiGraph()
    graph.add_node(start)
    graph.add_weighted_edges_from(edges)
    steps = nx.single_source_shortest_path_length(graph, start, cutoff=most)
    far = max(steps.values())
    ends = sorted(node for node, step in steps.items() if step == far)
    ways_to = {start: 1}
    first: dict[Any, tuple[Any, ...]] = {start: ()}
    for node in sorted(steps, key=lambda n: (steps[n], n)):
        if node != start:
            befores = [before for before in graph.predecessors(node) if steps.get(before) == steps[node] - 1]
            ways_to[node] = sum(ways_to[before] for before in befores)
            first[node] = (*min(first[before] for before in befores), node)
    if sum(ways_to[end] for end in ends) > MOST_WAYS:
        return tuple(sorted(first[end] for end in ends))
    return tuple(sorted(tuple(way[1:]) for end in ends for way in nx.all_shortest_paths(graph, start, end)))
