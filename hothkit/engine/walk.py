"""Moving over the land as one kind of piece finds it: the loop's own, fast form of judge's reach."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from hothkit.judge import ground
from hothkit.position.position import Position, Standing
from hothkit.position.setting import Setting
from hothkit.position.state import NOBODY, State


class Lie(NamedTuple):
    """The land for one profile: which hexes are open to it, where it stops, where it holds its fire, at what cost."""

    is_open: tuple[bool, ...]
    stops: tuple[bool, ...]
    stops_behind: tuple[bool, ...]
    holds_fire: tuple[bool, ...]
    cost: tuple[int, ...]


class Step(NamedTuple):
    """A hex that can be moved to."""

    steps: int
    path: tuple[int, ...]
    may_attack: bool
    holds_fire: bool


def lie_of(setting: Setting, bare: State, profile: int, ignoring: frozenset[str]) -> Lie:
    """The land for one profile, which may ignore that ground makes it stop or hold its fire."""
    position = Position(setting, bare)
    hexes = [Standing(NOBODY, profile, hex) for hex in range(len(setting.grid))]
    stop, hold_fire = "stop" not in ignoring, "hold_fire" not in ignoring
    return Lie(
        tuple(not ground.why_closed(position, who, who.hex) for who in hexes),
        tuple(stop and ground.stops(position, who, who.hex) for who in hexes),
        tuple(stop and ground.stops_behind(position, who, who.hex) for who in hexes),
        tuple(hold_fire and ground.holds_fire(position, who, who.hex) for who in hexes),
        tuple(ground.cost(position, who.hex) for who in hexes),
    )


def walk(
    lie: Lie, neighbours: Sequence[tuple[int, ...]], on_hex: Sequence[int], start: int, most: int, still: int
) -> dict[int, Step]:
    """The hexes within so many steps, each by the cheapest way that leaves the right to attack."""
    is_open, stops, holds_fire, cost = lie.is_open, lie.stops, lie.holds_fire, lie.cost
    found: dict[int, Step] = {}
    seen: set[tuple[int, bool, bool]] = set()
    queue: list[tuple[int, tuple[int, ...], bool, bool]] = [(0, (), False, False)]
    while queue:
        spent, path, held, stop = heappop(queue)
        hex = path[-1] if path else start
        if (hex, held, stop) in seen:
            continue
        seen.add((hex, held, stop))
        if path and hex != start:
            may_attack = spent <= still and not held
            best = found.get(hex)
            if best is None or (may_attack and not best.may_attack):
                found[hex] = Step(spent, path, may_attack, held)
        if stop:
            continue
        behind = lie.stops_behind[hex]
        for to in neighbours[hex]:
            if is_open[to] and spent + cost[to] <= most and (on_hex[to] < 0 or to == start):
                stop_there = behind or stops[to]
                node = (to, held or holds_fire[to], stop_there)
                if node not in seen:
                    heappush(queue, (spent + cost[to], (*path, to), node[1], stop_there))
    return dict(sorted(found.items()))
