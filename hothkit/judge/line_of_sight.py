"""The line of sight as board and pieces give it: what the straight line between two centres meets, and what blocks."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.hexes import Relation, Touch
from hothkit.model.sight import ALWAYS, FROM_HIGHER
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
    crossed, hex-side, high-ground (clear between two high grounds). `level` is the height of the lower end.
    """

    visible: bool
    rule: str
    hexes: tuple[Met, ...]
    level: int = 0
    by: Bound | None = None


def line_of_sight(position: Position, a: int, b: int) -> Sight:
    """Whether a unit on hex a would see hex b; what stands on the two hexes themselves never blocks."""
    setting = position.setting
    level = min(position.ground(hex).height for hex in (a, b))
    met = tuple(_met(position, touch, level) for touch in setting.grid.line(a, b))
    if setting.grid.distance(a, b) <= 1:
        return Sight(True, "next-to", met, level)
    if any(m.obstructs and m.touch.relation is Relation.CROSSED for m in met):
        return Sight(False, "crossed", met, level)
    if _sides_block(position, met):
        return Sight(False, "hex-side", met, level)
    return Sight(True, "high-ground" if level > 0 else "clear", met, level)


def reaches(position: Position, hex: int, level: int) -> bool:
    """Whether what stands on a hex reaches up into the sight between two others, the lower of which has this height."""
    return position.ground(hex).height >= level


def _met(position: Position, touch: Touch, level: int) -> Met:
    rules = position.setting.content.sight
    if touch.hex is None:
        return Met(touch, rules.off_board_obstructs and touch.pair is not None, EDGE)
    ground = position.ground(touch.hex)
    is_in_the_way = reaches(position, touch.hex, level)
    if ground.always_blocks_sight or ground.height > level or (ground.blocks_sight and is_in_the_way):
        return Met(touch, True, GROUND, ground.head.id)
    piece = position.state.on_hex[touch.hex]
    if piece < 0:
        return Met(touch, False)
    profile = position.profile(piece)
    if profile.is_structure:
        seen = rules.structures_seen_over
        is_seen_over = level > 0 and (seen == ALWAYS or (seen == FROM_HIGHER and not is_in_the_way))
        return Met(touch, profile.blocks_sight and not is_seen_over, STRUCTURE, profile.kind)
    return Met(touch, is_in_the_way, UNIT, profile.kind)


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
