"""The line of sight as board and pieces give it: what the straight line between two centres meets, and what blocks."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.hexes import Relation, Touch
from hothkit.position.bound import Bound
from hothkit.position.position import Position

UNIT, STRUCTURE, GROUND, EDGE = "unit", "structure", "ground", "edge"


@dataclass(frozen=True, slots=True)
class Met:
    """A hex that the line meets, whether it obstructs, and what in it does (with the id of ground or piece)."""

    touch: Touch
    obstructs: bool
    by: str = ""
    what: str = ""


@dataclass(frozen=True, slots=True)
class Sight:
    """Whether one hex sees another, the rule that decides, and all hexes that the line meets.

    Rules: next-to, ignored and forbidden (`by` says which rule ignores what lies between, or forbids to see), clear,
    crossed, hex-side, high-ground (clear between two high grounds).
    """

    visible: bool
    rule: str
    hexes: tuple[Met, ...]
    both_high: bool = False
    by: Bound | None = None


def line_of_sight(position: Position, a: int, b: int) -> Sight:
    """Whether a unit on hex a would see hex b; what stands on the two hexes themselves never blocks."""
    setting = position.setting
    high = setting.content.sight.high_ground
    both_high = all(position.ground(hex).head.id in high for hex in (a, b))
    met = tuple(_met(position, touch, both_high) for touch in setting.grid.line(a, b))
    if setting.grid.distance(a, b) <= 1:
        return Sight(True, "next-to", met, both_high)
    if any(m.obstructs and m.touch.relation is Relation.CROSSED for m in met):
        return Sight(False, "crossed", met, both_high)
    if _sides_block(position, met):
        return Sight(False, "hex-side", met, both_high)
    return Sight(True, "high-ground" if both_high else "clear", met, both_high)


def _met(position: Position, touch: Touch, both_high: bool) -> Met:
    rules = position.setting.content.sight
    if touch.hex is None:
        return Met(touch, rules.off_board_obstructs and touch.pair is not None, EDGE)
    ground = position.ground(touch.hex)
    if ground.always_blocks_sight or (ground.blocks_sight and not both_high):
        return Met(touch, True, GROUND, ground.head.id)
    piece = position.state.on_hex[touch.hex]
    if piece < 0:
        return Met(touch, False)
    profile = position.profile(piece)
    if profile.is_structure:
        blocks = profile.blocks_sight and (not both_high or rules.structures_block_high_ground)
    else:
        blocks = not both_high or ground.head.id in rules.high_ground
    return Met(touch, blocks, STRUCTURE if profile.is_structure else UNIT, profile.kind)


def _sides_block(position: Position, met: tuple[Met, ...]) -> bool:
    """Both sides of the line must be obstructed: facing each other, or anywhere along it, as the rules say."""
    rules = position.setting.content.sight
    beside = [
        m
        for m in met
        if m.obstructs and (m.touch.pair is not None or (m.touch.relation is Relation.CORNER and rules.corner_is_side))
    ]
    return any(
        rules.obstacles_anywhere or left.touch.pair is None or right.touch.pair in (None, left.touch.pair)
        for left in beside
        if left.touch.is_left
        for right in beside
        if not right.touch.is_left
    )
