"""What the words of a condition that ask about somebody alone can say: surely not, perhaps, or always."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hothkit.checks.rules.stage import HEX, MANY, SIDE, UNIT, Spot, Stage, Who
from hothkit.model.number import Number
from hothkit.position.profile import STRUCTURE
from hothkit.words.triggers import EVERY_ROLE

NEVER, PERHAPS, ALWAYS = 0, 1, 2
_ENDS = {"at_least", "at_most"}


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """Who looks: the side that `own` means (None: nobody's) and what carries the rule, if that is known."""

    stage: Stage
    owner: str | None = None
    bearer: Who | None = None


def number_of(value: Any) -> Number | None:
    """The number that a rule writes, if it is one."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Number(value, value)
    return Number.of(value) if isinstance(value, Mapping) and value and value.keys() <= _ENDS else None


def within(value: Any, least: int, most: int) -> int:
    """Whether a number between these two is one that a rule asks for; a span without any is told of elsewhere."""
    number = number_of(value)
    if number is None or is_empty(number):
        return PERHAPS
    if (number.least or 0) > most or (number.most is not None and number.most < least):
        return NEVER
    return ALWAYS if (number.least or 0) <= least and (number.most is None or number.most >= most) else PERHAPS


def is_empty(number: Number) -> bool:
    """Whether no number lies in the span."""
    return number.least is not None and number.most is not None and number.least > number.most


def same(name: Any, who: Who, spot: Spot | None, view: View) -> int:
    """Whether somebody can be the same as a role, a hex, a ground, a kind or a side."""
    if name == "this" and view.bearer is not None and who.what != HEX:
        # The same piece has the same kind; whether one of the kind is the same piece is of the moment.
        return PERHAPS if view.bearer == who else NEVER
    if name in EVERY_ROLE:
        return PERHAPS
    if who.what == SIDE:
        return _side(name, who, spot, view)
    if who.what != HEX:
        return _sure(who.kind == name)
    return PERHAPS if spot is None or _is_laid(name, spot, view) else _sure(name in (spot.name, spot.ground))


def _is_laid(name: Any, spot: Spot, view: View) -> bool:
    """Whether markers may make another ground of the hex than what it is, or this ground of any."""
    setting = view.stage.setting
    laid = {ground.head.id for ground in setting.laid if ground is not None} if setting is not None else set()
    return bool(laid) and name in {spot.ground, *laid}


def _side(value: Any, who: Who, _: Spot | None, view: View) -> int:
    if who.what == HEX:
        return NEVER
    if value in ("own", "enemy"):
        return _sure((who.side == view.owner) is (value == "own"))
    return _sure(who.side == value)


def _kind(value: Any, who: Who, _: Spot | None, __: View) -> int:
    return _sure(who.what in (UNIT, STRUCTURE) and who.kind == value)


def _type(value: Any, who: Who, _: Spot | None, __: View) -> int:
    return _sure(who.what in (UNIT, STRUCTURE) and who.type == value)


def _has(value: Any, who: Who, _: Spot | None, __: View) -> int:
    if who.what not in (UNIT, STRUCTURE):
        return NEVER
    return PERHAPS if who.has is None else _sure(value in who.has)


def _at(value: Any, who: Who, spot: Spot | None, view: View) -> int:
    if who.what == SIDE:
        return NEVER
    is_open = spot is None or value in EVERY_ROLE or _is_laid(value, spot, view)
    return PERHAPS if is_open else _sure(spot is not None and value in (spot.name, spot.ground))


def _section(value: Any, who: Who, spot: Spot | None, view: View) -> int:
    if who.what == SIDE:
        return NEVER
    return PERHAPS if spot is None else _sure(value in spot.sections[view.owner or view.stage.sides[0]])


def _baseline(value: Any, who: Who, spot: Spot | None, view: View) -> int:
    if who.what == SIDE:
        return NEVER
    if spot is None:
        return PERHAPS
    if value in ("own", "enemy"):
        return _sure(any((side == view.owner) is (value == "own") for side in spot.baselines))
    return _sure(value in spot.baselines)


def _miniatures(value: Any, who: Who, _: Spot | None, __: View) -> int:
    return within(value, 0, who.miniatures or MANY) if who.what in (UNIT, STRUCTURE) else NEVER


def _of_the_moment(_: Any, who: Who, __: Spot | None, ___: View) -> int:
    return PERHAPS if who.what in (UNIT, STRUCTURE) else NEVER


def _left_board(value: Any, who: Who, _: Spot | None, view: View) -> int:
    exits = view.stage.exits
    if value is True and exits is not None and (who.what == STRUCTURE or not exits.get(who.side)):
        return NEVER
    return PERHAPS if who.what in (UNIT, STRUCTURE) else NEVER


def _empty(_: Any, who: Who, __: Spot | None, ___: View) -> int:
    return NEVER if who.what == SIDE else PERHAPS


def _sure(holds: bool) -> int:
    return ALWAYS if holds else NEVER


Leaf = Callable[[Any, Who, "Spot | None", View], int]
LEAVES: dict[str, Leaf] = {
    "at": _at,
    "attacked": _of_the_moment,
    "baseline": _baseline,
    "eliminated": _of_the_moment,
    "empty": _empty,
    "has": _has,
    "is": same,
    "kind": _kind,
    "left_board": _left_board,
    "miniatures": _miniatures,
    "moved": _of_the_moment,
    "ordered": _of_the_moment,
    "section": _section,
    "side": _side,
    "type": _type,
}
"""Word -> what it can say of somebody at a spot, if where that is matters."""
