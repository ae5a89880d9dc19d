"""Where a unit may move, whether it may still attack from there, and by which exits it may leave."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hothkit.board import ways
from hothkit.judge import ground
from hothkit.judge.in_force import change, in_force, is_forbidden
from hothkit.model.rule import TriggeredRule
from hothkit.position.bound import Bound
from hothkit.position.position import Position, Standing
from hothkit.words.scene import hex_alone

Node = tuple[int, bool, bool]
"""Where a unit is, whether it has entered ground that silences it, and whether it must stop there."""


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
    roles = {"unit": position.standing(piece)}
    profile = position.profile(piece)
    if profile.is_structure:
        return Reach({}, 0, 0, "structure")
    if forbidding := in_force(position, "forbid", "move", roles):
        return Reach({}, 0, 0, "forbidden", forbidding[0].bound)
    longer = change(position, "move", roles)
    still = profile.still_attack + longer + change(position, "still_attack", roles)
    return reach_within(position, piece, max(0, profile.move + longer), max(0, still))


def reach_within(position: Position, piece: int, most: int, still: int) -> Reach:
    """The hexes within so many steps, by the cheapest way that leaves the unit the right to attack."""
    found: dict[int, Way] = {}
    hurts = _harm(position, piece)
    for (hex, held, _), (steps, nodes) in _nodes(position, piece, most, hurts).items():
        if position.state.on_hex[hex] >= 0:
            continue
        way = Way(steps, tuple(node[0] for node in nodes[1:]), steps <= still and not held, held)
        best = found.get(hex)
        if best is None or _rank(way, hurts) < _rank(best, hurts):
            found[hex] = way
    return Reach(dict(sorted(found.items())), most, still)


def exits(position: Position, piece: int) -> dict[int, tuple[int, ...]]:
    """The exits by which a unit may leave the board in one movement, each with the hexes that lead to it."""
    who, profile = position.standing(piece), position.profile(piece)
    hexes = [
        hex
        for hex in sorted(position.setting.exits[profile.side])
        if not is_forbidden(position, "leave_board", {"unit": who._replace(hex=hex), "hex": hex_alone(hex)})
    ]
    if profile.is_structure or not hexes or in_force(position, "forbid", "move", {"unit": who}):
        return {}
    most = profile.move + change(position, "move", {"unit": who}) - position.setting.content.turn.leaving_cost
    if most < 0:
        return {}
    found: dict[int, tuple[int, tuple[int, ...]]] = {who.hex: (0, ())}
    for (hex, _, stop), (steps, nodes) in _nodes(position, piece, most, _harm(position, piece)).items():
        way = steps, tuple(node[0] for node in nodes[1:])
        if not stop and position.state.on_hex[hex] < 0 and (hex not in found or way < found[hex]):
            found[hex] = way
    return {hex: found[hex][1] for hex in hexes if hex in found}


def passes(position: Position, who: Standing, other: Standing) -> bool:
    """Whether a unit may move through the hex of another piece; it never ends its move there."""
    is_structure = position.setting.profiles[other.profile].is_structure
    return not is_structure and bool(in_force(position, "ignore", "units", {"unit": who, "other": other}))


def _nodes(
    position: Position, piece: int, most: int, hurts: Mapping[int, int]
) -> Mapping[Node, tuple[int, tuple[Node, ...]]]:
    """Every hex within so many steps in each way of being there: its steps and the nodes that lead to it."""
    who, state, grid = position.standing(piece), position.state, position.setting.grid
    open_ = {hex for hex in range(len(grid)) if _is_passable(position, who, hex)}
    fires = {hex: ground.holds_fire(position, who, hex) for hex in open_}
    no_further = {hex for hex in open_ if ground.stops(position, who, hex)}
    behind = {hex for hex in (*open_, who.hex) if ground.stops_behind(position, who, hex)}
    edges = []
    for hex in (*open_, who.hex):
        for held in (False, True):
            for to in grid.neighbours[hex]:
                if to in open_:
                    stop = to in no_further or hex in behind
                    edges.append(((hex, held, False), (to, held or fires[to], stop), ground.cost(position, to)))
    found = ways((who.hex, False, False), edges, most, lambda node: hurts.get(node[0], 0))
    return {node: way for node, way in found.items() if node[0] != who.hex or state.on_hex[who.hex] != piece}


def _rank(way: Way, hurts: Mapping[int, int]) -> tuple[bool, int, int, tuple[int, ...]]:
    """The better way first: it leaves the attack, is short, does no harm, and is the first in order."""
    return not way.may_attack, way.steps, sum(hurts.get(hex, 0) for hex in way.path), way.path


def _harm(position: Position, piece: int) -> dict[int, int]:
    """The hexes where a rule would hurt the unit as it enters."""
    setting, who = position.setting, position.standing(piece)
    if not any(isinstance(b.rule, TriggeredRule) and b.rule.when == "unit_entered" for b in setting.triggered):
        return {}
    return {hex: 1 for hex in range(len(setting.grid)) if ground.harms(position, who, hex)}


def _is_passable(position: Position, who: Standing, hex: int) -> bool:
    there = position.state.on_hex[hex]
    if there >= 0 and (there == who.piece or not passes(position, who, position.standing(there))):
        return False
    return not ground.why_closed(position, who, hex)
