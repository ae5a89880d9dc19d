"""Where a unit may move, and whether it may still attack from there."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.board import ways
from hothkit.judge import ground
from hothkit.judge.in_force import change, in_force
from hothkit.position.bound import Bound
from hothkit.position.position import Position


@dataclass(frozen=True, slots=True)
class Way:
    """A way to a hex: steps spent, hexes entered in order, and whether the unit may attack afterwards."""

    steps: int
    path: tuple[int, ...]
    may_attack: bool
    holds_fire: bool


@dataclass(frozen=True, slots=True)
class Reach:
    """All hexes that a unit may move to, or why it may not move at all: structure, forbidden (by which rule)."""

    ways: dict[int, Way]
    most: int
    still_attack: int
    refused: str = ""
    by: Bound | None = None


def reach(position: Position, piece: int) -> Reach:
    """The unit's movement with all bonuses in force; steps it has already made are not taken off."""
    who = position.standing(piece)
    profile = position.profile(piece)
    roles = {"unit": who}
    if profile.is_structure:
        return Reach({}, 0, 0, "structure")
    if forbidding := in_force(position, "forbid", "move", roles):
        return Reach({}, 0, 0, "forbidden", forbidding[0].bound)
    longer = change(position, "move", roles)
    still = profile.still_attack + longer + change(position, "still_attack", roles)
    return reach_within(position, piece, max(0, profile.move + longer), max(0, still))


def reach_within(position: Position, piece: int, most: int, still: int) -> Reach:
    """The hexes within so many steps, by the cheapest way that leaves the unit the right to attack."""
    who, state = position.standing(piece), position.state
    grid = position.setting.grid
    free = {hex for hex in range(len(grid)) if state.on_hex[hex] < 0 and not ground.why_closed(position, who, hex)}
    fires = {hex: ground.holds_fire(position, who, hex) for hex in free}
    no_further = {hex for hex in free if ground.stops(position, who, hex)}
    behind = {hex for hex in (*free, who.hex) if ground.stops_behind(position, who, hex)}
    edges = []
    # A node says where the unit is, whether it has entered ground that silences it, and whether it must stop.
    for hex in (*free, who.hex):
        for held in (False, True):
            for to in grid.neighbours[hex]:
                if to in free:
                    stop = to in no_further or hex in behind
                    edges.append(((hex, held, False), (to, held or fires[to], stop), ground.cost(position, to)))
    found: dict[int, Way] = {}
    for (hex, held, _), (steps, nodes) in ways((who.hex, False, False), edges, most).items():
        if hex == who.hex:
            continue
        way = Way(steps, tuple(node[0] for node in nodes[1:]), steps <= still and not held, held)
        best = found.get(hex)
        if best is None or (not way.may_attack, way.steps, way.path) < (not best.may_attack, best.steps, best.path):
            found[hex] = way
    return Reach(dict(sorted(found.items())), most, still)
