"""Why the conditions of an event rule can never be fulfilled."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from hothkit.checks.winning.may import may_hold, may_pick
from hothkit.checks.winning.outlook import Outlook
from hothkit.model.condition import ALWAYS, All, Condition, Key, ThereIs
from hothkit.model.number import Number
from hothkit.model.rule import TriggeredRule
from hothkit.position.state import OFF_BOARD
from hothkit.words.conditions import reaches_off_board
from hothkit.words.scene import hex_alone
from hothkit.words.triggers import ROLES, THERE_IS

Where = Callable[[int], Sequence[int] | frozenset[int]]
"""The hexes where a piece may stand."""


@dataclass(frozen=True, slots=True)
class Fault:
    """The role whose condition fails, and `why`: the `turn` never comes, the `number` is too large, `nobody` is such,
    no unit has an `exit`, or the hexes are too `far`.

    Of turns and pieces so many are needed, and so many there are at most. `pieces` might fulfil it, were the
    `hexes` theirs to reach.
    """

    role: str
    why: str
    needed: int = 0
    most: int = 0
    pieces: tuple[int, ...] = ()
    hexes: tuple[int, ...] = ()


def fault(view: Outlook, rule: TriggeredRule) -> Fault | None:
    """The first condition that can never be fulfilled, if there is one."""
    near = _fault(view, rule, view.reach.__getitem__)
    if near is None:
        return None
    everywhere = range(len(view.position.setting.grid))
    if (still := _fault(view, rule, lambda _: everywhere)) is not None:
        return still
    return _far(view, rule, near.role)


def _fault(view: Outlook, rule: TriggeredRule, where: Where) -> Fault | None:
    for role, tree in rule.if_:
        if isinstance(tree, Key) and isinstance(tree.value, ThereIs):
            found = _too_few(view, tree.value, where)
        elif isinstance(tree, Key) and isinstance(tree.value, Number):
            found = _no_turn(view, tree.value) if role == "turn" else None
        else:
            found = None
        if found is not None:
            return found
    return _nobody(view, rule, where)


def _no_turn(view: Outlook, number: Number) -> Fault | None:
    """A turn that never comes: they count from 1, and the battle is broken off some time."""
    limit = view.position.setting.limit
    least, most = number.least if number.least is not None else 1, number.most if number.most is not None else limit
    return Fault("turn", "turn", least, limit) if max(least, 1) > min(most, limit) else None


def _too_few(view: Outlook, asked: ThereIs, where: Where) -> Fault | None:
    least = asked.number.least or 0
    pieces, hexes, most = set[int](), set[int](), 0
    for some, there in _spots(view, asked.who, where) if least else ():
        pieces.update(some)
        hexes.update(there)
        most = len(pieces) if OFF_BOARD in hexes else min(len(pieces), len(hexes))
        if most >= least:
            return None
    return Fault(THERE_IS, "number" if most else "nobody", least, most) if least else None


def _spots(view: Outlook, tree: Condition, where: Where) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The pieces that a selector may pick, with the hexes where it may."""
    must_leave = any(Key("left_board", True) == part for part in (tree.parts if isinstance(tree, All) else ()))
    away = reaches_off_board(tree)
    for pieces in view.alike:
        one = pieces[0]
        if must_leave and not exits(view, one, where):
            continue
        if away and may_pick(tree, view.scene, view.position.standing(one, OFF_BOARD)):
            yield pieces, (OFF_BOARD,)
            continue
        for hexes in view.told_apart(tree, where(one)):
            if may_pick(tree, view.scene, view.position.standing(one, hexes[0])):
                yield pieces, hexes


def exits(view: Outlook, piece: int, where: Where) -> tuple[int, ...]:
    """The hexes by which a unit may leave the board."""
    there = view.position.setting.exits[view.position.profile(piece).side]
    return tuple(hex for hex in sorted(there) if hex in where(piece) and view.may_leave(piece, hex))


def _nobody(view: Outlook, rule: TriggeredRule, where: Where) -> Fault | None:
    """A role that nobody can play; who it happens to and where are asked together."""
    trees = dict(rule.if_)
    main = ROLES[rule.when][0]
    if main == "hex":
        return None
    if main == "side":
        sides = range(len(view.position.setting.sides))
        fits = any(may_hold(trees.get("side", ALWAYS), view.scene, view.side(side)) for side in sides)
        return None if fits else Fault("side", "nobody")
    main = "target" if main == "attacker" else main
    if "attacker" in trees and not any(_playing(view, "attacker", trees["attacker"], ALWAYS, where)):
        return Fault("attacker", "nobody")
    if any(_happening(view, rule, where)):
        return None
    if rule.when == "unit_left_board" and any(_playing(view, main, trees.get(main, ALWAYS), ALWAYS, where)):
        return Fault("hex" if "hex" in trees else main, "exit")
    is_at_fault = main in trees and not any(_playing(view, main, trees[main], ALWAYS, where))
    return Fault(main if is_at_fault or "hex" not in trees else "hex", "nobody")


def _happening(view: Outlook, rule: TriggeredRule, where: Where) -> Iterator[tuple[int, ...]]:
    """The pieces to which the event of a rule may happen."""
    trees = dict(rule.if_)
    main = "target" if ROLES[rule.when][0] == "attacker" else ROLES[rule.when][0]
    there: Where = where
    if rule.when == "unit_left_board":
        there = partial(exits, view, where=where)
    yield from _playing(view, main, trees.get(main, ALWAYS), trees.get("hex", ALWAYS), there)


def _playing(view: Outlook, role: str, tree: Condition, at: Condition, where: Where) -> Iterator[tuple[int, ...]]:
    """The pieces that may play a role, on a hex of such a sort; one may pass there and rest elsewhere."""
    for pieces in view.alike:
        one = pieces[0]
        is_structure = view.position.profile(one).is_structure
        fits = is_structure if role == "structure" else not is_structure or role == "target"
        if not fits or not view.may_be_destroyed(one):
            continue
        there = where(one)
        stands = any(
            may_hold(tree, view.scene, view.position.standing(one, hexes[0])) for hexes in view.told_apart(tree, there)
        )
        if stands and any(may_hold(at, view.scene, hex_alone(hexes[0])) for hexes in view.told_apart(at, there)):
            yield pieces


def _far(view: Outlook, rule: TriggeredRule, role: str) -> Fault:
    """Who could fulfil the rule and on which hexes, if only they came there."""
    trees = dict(rule.if_)
    everywhere = range(len(view.position.setting.grid))
    tree = trees.get(role, ALWAYS)
    if isinstance(tree, Key) and isinstance(tree.value, ThereIs):
        spots = list(_spots(view, tree.value.who, lambda _: everywhere))
        near = {hex for pieces, hexes in spots for hex in hexes if hex in view.reach[pieces[0]]}
        far = sorted({hex for _, hexes in spots for hex in hexes if hex >= 0} - near)
        return Fault(role, "far", 0, 0, tuple(sorted({one for pieces, _ in spots for one in pieces})), tuple(far))
    able = tuple(sorted(one for some in _happening(view, rule, lambda _: everywhere) for one in some))
    main = "target" if ROLES[rule.when][0] == "attacker" else ROLES[rule.when][0]
    for one in ("hex", main):
        fits = list(_places(view, able, one, trees[one])) if one in trees else []
        if fits and not any(hex in view.reach[piece] for piece, hex in fits):
            return Fault(one, "far", 0, 0, able, tuple(sorted({hex for _, hex in fits})))
    return Fault(role, "far", 0, 0, able)


def _places(view: Outlook, pieces: Iterable[int], role: str, tree: Condition) -> Iterator[tuple[int, int]]:
    """Where on the whole board each of the pieces may play a role."""
    everywhere = range(len(view.position.setting.grid))
    for piece in pieces:
        for hexes in view.told_apart(tree, everywhere):
            who = hex_alone(hexes[0]) if role == "hex" else view.position.standing(piece, hexes[0])
            if may_hold(tree, view.scene, who):
                yield from ((piece, hex) for hex in hexes)
