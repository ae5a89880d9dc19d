"""What can block the sight between two hexes, worked out once by judge so that the loop only asks who stands there."""

from __future__ import annotations

from hothkit.hexes import Relation
from hothkit.judge.line_of_sight import Met, reaches
from hothkit.judge.sight import sight
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from hothkit.position.state import NOBODY, State

Looked = tuple[bool, tuple[int, ...], tuple[tuple[int, int], ...]]
"""Blocked for good; hexes of which each blocks when taken; pairs that block when both are (-1: always obstructed)."""


def look(setting: Setting, bare: State, a: int, b: int) -> Looked | None:
    """What can block between two hexes; None where a structure may stand between, since it can be destroyed."""
    structures = {hex for p, hex in setting.pieces if setting.profiles[p].is_structure}
    if any(touch.hex in structures for touch in setting.grid.line(a, b)):
        return None
    empty = bare.copy()
    empty.on_hex = [NOBODY] * len(setting.grid)
    empty_position = Position(setting, empty)
    found = sight(empty_position, a, b)
    if not found.visible or found.rule == "next-to":
        return not found.visible, (), ()
    rules = setting.content.sight
    matters = [m.touch.hex is not None and reaches(empty_position, m.touch.hex, found.level) for m in found.hexes]
    crossed = tuple(
        m.touch.hex
        for m, can in zip(found.hexes, matters, strict=True)
        if can and m.touch.hex is not None and m.touch.relation is Relation.CROSSED
    )
    beside = [
        (m, can)
        for m, can in zip(found.hexes, matters, strict=True)
        if m.touch.pair is not None or (m.touch.relation is Relation.CORNER and rules.corner_is_side)
    ]
    pairs = tuple(
        (_taken(left), _taken(right))
        for left, left_can in beside
        for right, right_can in beside
        if left.touch.is_left
        and not right.touch.is_left
        and (left_can or left.obstructs)
        and (right_can or right.obstructs)
        and (rules.obstacles_anywhere or left.touch.pair is None or right.touch.pair in (None, left.touch.pair))
    )
    return False, crossed, pairs


def _taken(met: Met) -> int:
    return -1 if met.obstructs or met.touch.hex is None else met.touch.hex
