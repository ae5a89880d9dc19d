"""Retreats: the longest way home, what it costs, and what may be ignored."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.board import longest_ways
from hothkit.judge import ground
from hothkit.judge.in_force import Applied, in_force
from hothkit.position.bound import Bound
from hothkit.position.position import Position
from hothkit.position.state import NOBODY


@dataclass(frozen=True, slots=True)
class Refusal:
    """A hex toward the baseline that cannot be taken, and why: `occupied`, `ground`, `off-board` or `forbidden`."""

    hex: int | None
    why: str
    by: Bound | None = None


@dataclass(frozen=True, slots=True)
class Retreat:
    """A retreat of so many hexes: all longest ways (the owner chooses) and the miniatures lost on any of them."""

    hexes: int
    paths: tuple[tuple[int, ...], ...]
    lost: int
    refused: tuple[Refusal, ...]


def retreat(position: Position, piece: int, hexes: int) -> Retreat:
    """How a unit retreats this far, ignoring none of it; a way is judged over its whole length."""
    who, setting = position.standing(piece), position.setting
    home = setting.homeward[position.profile(piece).side]
    if forbidding := in_force(position, "forbid", "retreat", {"unit": who, "target": who}):
        lost = min(hexes, position.state.miniatures[piece])
        return Retreat(hexes, ((),), lost, (Refusal(who.hex, "forbidden", forbidding[0].bound),))
    edges, refused = [], []
    front = {who.hex}
    for _ in range(hexes):
        following = set()
        if not front:
            break
        for hex in sorted(front):
            onward = _homeward(position, hex, home)
            refused += [] if onward else [Refusal(None, "off-board")]
            for to in onward:
                why = "occupied" if position.state.on_hex[to] >= 0 else ""
                why = why or ground.why_closed(position, who, to, retreating=True)
                if why:
                    refused.append(Refusal(to, why))
                else:
                    edges.append((hex, to, 1))
                    following.add(to)
        front = following
    # The way that hurts least stands first, for whoever does not care.
    paths = tuple(
        sorted(
            longest_ways(who.hex, edges, hexes),
            key=lambda path: (sum(ground.harms(position, who, hex) for hex in path), path),
        )
    )
    lost = min(hexes - len(paths[0]), position.state.miniatures[piece])
    return Retreat(hexes, paths, lost, tuple(dict.fromkeys(refused)))


def may_ignore(position: Position, attacker: int, target: int) -> tuple[int | None, list[Applied]]:
    """How many retreats of an attack the target may ignore (None: it ignores all), and the rules that say so."""
    who = position.standing(target)
    roles = {"target": who, "unit": who}
    numbers = {}
    if attacker != NOBODY:
        roles["attacker"] = position.standing(attacker)
        numbers["distance"] = position.setting.grid.distance(roles["attacker"].hex, who.hex)
    rules = in_force(position, "ignore", "retreats", roles, numbers)
    forbidden = in_force(position, "forbid", "retreat", {"unit": who, "target": who})
    if forbidden:
        # "May not" is the stronger, unless the rule that ignores stands in a higher rank.
        rules = [rule for rule in rules if rule.bound.rank < forbidden[0].bound.rank]
    if any(rule.amount is None for rule in rules):
        return None, rules
    return sum(rule.amount or 0 for rule in rules), rules


def _homeward(position: Position, hex: int, home: int) -> list[int]:
    grid = position.setting.grid
    return [to for to in grid.neighbours[hex] if grid.spots[to][1] - grid.spots[hex][1] == home]
