"""Moving over the land as one kind of piece finds it: the loop's own, fast form of judge's reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from hothkit.judge import ground
from hothkit.judge.reach import passes
from hothkit.position.position import Position, Standing
from hothkit.position.setting import Setting
from hothkit.position.state import NOBODY, State

_NOWHERE, _ELSEWHERE = -1, -2


class Lie(NamedTuple):
    """The land for one profile: what is open, stops, silences or hurts it, at what cost, and whom it may pass over."""

    is_open: tuple[bool, ...]
    stops: tuple[bool, ...]
    stops_behind: tuple[bool, ...]
    holds_fire: tuple[bool, ...]
    cost: tuple[int, ...]
    passes: tuple[bool, ...]
    harms: tuple[int, ...]


class Step(NamedTuple):
    """A hex that can be moved to."""

    steps: int
    path: tuple[int, ...]
    may_attack: bool
    holds_fire: bool


class Land(NamedTuple):
    """What a walk goes over: the lie of the land, who stands where, and each piece's profile."""

    lie: Lie
    neighbours: Sequence[tuple[int, ...]]
    on_hex: Sequence[int]
    pieces: Sequence[tuple[int, int]]


def lie_of(setting: Setting, bare: State, profile: int, ignoring: frozenset[str]) -> Lie:
    """The land for one profile, which may ignore that ground makes it stop or hold its fire, or who is in its way."""
    position = Position(setting, bare)
    hexes = [Standing(NOBODY, profile, hex) for hex in range(len(setting.grid))]
    stop, hold_fire = "stop" not in ignoring, "hold_fire" not in ignoring
    # Wherever the two are: no hex is both of these.
    who_passes = Standing(NOBODY, profile, _NOWHERE)
    others = [Standing(NOBODY, other.index, _ELSEWHERE) for other in setting.profiles]
    return Lie(
        tuple(not ground.why_closed(position, who, who.hex) for who in hexes),
        tuple(stop and ground.stops(position, who, who.hex) for who in hexes),
        tuple(stop and ground.stops_behind(position, who, who.hex) for who in hexes),
        tuple(hold_fire and ground.holds_fire(position, who, who.hex) for who in hexes),
        tuple(ground.cost(position, who.hex) for who in hexes),
        tuple("units" in ignoring or passes(position, who_passes, other) for other in others),
        tuple(int(ground.harms(position, who, who.hex)) for who in hexes),
    )


def walk(land: Land, start: int, most: int, still: int) -> dict[int, Step]:
    """The hexes within so many steps, each by the cheapest way that leaves the right to attack."""
    found: dict[int, Step] = {}
    for spent, path, held, _ in _nodes(land, start, most):
        if not path or path[-1] == start or land.on_hex[path[-1]] >= 0:
            continue
        may_attack = spent <= still and not held
        best = found.get(path[-1])
        if best is None or (may_attack and not best.may_attack):
            found[path[-1]] = Step(spent, path, may_attack, held)
    return dict(sorted(found.items()))


def ways_out(land: Land, start: int, most: int) -> dict[int, tuple[int, ...]]:
    """The cheapest way to each hex within so many steps from which one may go on, the start itself among them."""
    found: dict[int, tuple[int, tuple[int, ...]]] = {}
    for spent, path, _, stop in _nodes(land, start, most):
        hex = path[-1] if path else start
        if not stop and (not path or land.on_hex[hex] < 0) and (hex not in found or (spent, path) < found[hex]):
            found[hex] = spent, path
    return {hex: path for hex, (_, path) in found.items()}


def _nodes(land: Land, start: int, most: int) -> Iterator[tuple[int, tuple[int, ...], bool, bool]]:
    """Every way worth going, the cheapest first: steps, hexes, whether it silences, whether it must end there."""
    (is_open, stops, stops_behind, holds_fire, cost, passes, harms), neighbours, on_hex, pieces = land
    seen: set[tuple[int, bool, bool]] = set()
    queue: list[tuple[int, int, tuple[int, ...], bool, bool]] = [(0, 0, (), False, False)]
    while queue:
        spent, hurt, path, held, stop = heappop(queue)
        hex = path[-1] if path else start
        if (hex, held, stop) in seen:
            continue
        seen.add((hex, held, stop))
        yield spent, path, held, stop
        if stop:
            continue
        behind = stops_behind[hex]
        for to in neighbours[hex]:
            if not is_open[to] or spent + cost[to] > most:
                continue
            if on_hex[to] >= 0 and to != start and not passes[pieces[on_hex[to]][0]]:
                continue
            stop_there = behind or stops[to]
            if (to, held or holds_fire[to], stop_there) not in seen:
                here = (*path, to)
                heappush(queue, (spent + cost[to], hurt + harms[to], here, held or holds_fire[to], stop_there))
