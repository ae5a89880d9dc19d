"""Which static rules are in force in a scene."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hothkit.judge.scene import scene
from hothkit.model.amount import Amount, Count
from hothkit.model.card import BONUS
from hothkit.model.rule import StaticRule
from hothkit.position.bound import Bound, Rank
from hothkit.position.position import Position, Standing
from hothkit.position.state import NOBODY, lent_rules, turn_of_a_side
from hothkit.words.conditions import role_holds, selected
from hothkit.words.scene import EVERYBODY, Scene, hex_alone, side_of
from hothkit.words.statics import SUBJECT

Roles = Mapping[str, Standing]


class Applied(NamedTuple):
    """A rule in force with its amount; None means all of it, or that it has none.

    `counted`: the pieces that its amount counts, None if it counts none; all of them, however many may count.
    """

    bound: Bound
    amount: int | None
    bearer: Standing | None
    counted: tuple[int, ...] | None = None


def in_force(
    position: Position,
    group: str,
    word: str,
    roles: Roles,
    numbers: Mapping[str, int] | None = None,
    among: Sequence[Bound] | None = None,
) -> list[Applied]:
    """The static rules that say this word about these roles, the stronger ranks first; `among` narrows the question."""
    subject = roles.get(SUBJECT[group, word])
    numbers = {"turn": turn_of_a_side(position.state.turn, len(position.setting.sides)), **(numbers or {})}
    found: list[Applied] = []
    added = (*_bonus(position, subject), *lent_rules(position.state))
    asked = (*position.setting.static, *added) if among is None else among
    for bound in asked:
        rule = bound.rule
        assert isinstance(rule, StaticRule)
        if not any(said == word for said, _ in said_by(rule, group)):
            continue
        for bearer, owner in _bearers(position, bound, rule, roles, subject):
            seen = scene(position, roles, bearer, owner, numbers, is_about_sight=word == "sight")
            if all(role_holds(role, tree, seen) for role, tree in rule.while_):
                said = [amount for one, amount in said_by(rule, group) if one == word]
                found += [_applied(bound, amount, bearer, seen) for amount in said]
                if rule.once_per:
                    break
    return sorted(found, key=lambda a: (a.bound.rank, a.bound.id))


def said_by(rule: StaticRule, group: str) -> tuple[tuple[str, Amount | None], ...]:
    """What a rule says in one of its groups, with amounts as they are written."""
    if group == "forbid":
        return tuple((word, None) for word in rule.forbid)
    return rule.change if group == "change" else rule.ignore


def change(position: Position, quantity: str, roles: Roles, numbers: Mapping[str, int] | None = None) -> int:
    """The sum of what rules add to a quantity."""
    return sum(a.amount or 0 for a in in_force(position, "change", quantity, roles, numbers))


def is_forbidden(position: Position, word: str, roles: Roles, numbers: Mapping[str, int] | None = None) -> bool:
    """Whether a rule forbids it."""
    return bool(in_force(position, "forbid", word, roles, numbers))


def _bonus(position: Position, subject: Standing | None) -> Iterator[Bound]:
    """The bonus of the card in play, for a unit that it ordered."""
    state = position.state
    if subject is not None and subject.piece >= 0 and state.bonus >= 0 and state.rewarded[subject.piece]:
        card = position.setting.cards[state.bonus]
        if card.bonus is not None:
            yield Bound(card.bonus, Rank.CARD, card.head.id, f"cards/{card.head.id}", card.head.name)


def _applied(bound: Bound, amount: Amount | None, bearer: Standing | None, seen: Scene) -> Applied:
    """The rule with as much as it is in a scene."""
    if isinstance(amount, Count):
        counted = None if amount.medals else tuple(one.piece for one in selected(amount.who, seen))
        number = seen.position.state.medals[side_of(amount.medals, seen)] if counted is None else len(counted)
        return Applied(bound, number if amount.at_most is None else min(number, amount.at_most), bearer, counted)
    return Applied(bound, amount if isinstance(amount, int) else None, bearer)


def _bearers(
    position: Position, bound: Bound, rule: StaticRule, roles: Roles, subject: Standing | None
) -> Iterator[tuple[Standing | None, int]]:
    """Who carries a rule here, each with the side that `own` means: its own, the card player's, else the subject's."""
    if bound.is_lent or bound.rank in (Rank.BATTLE, Rank.GAME):
        yield None, _side(position, subject)
    elif bound.rank is Rank.CARD and bound.rule.id == BONUS:
        yield subject, position.state.active
    elif bound.rank is Rank.CARD:
        for seat, card in position.state.in_force:
            if position.setting.cards[card].head.id == bound.carrier:
                yield subject, position.setting.seats[seat].side
    elif bound.rank is Rank.UNIT:
        for bearer in _pieces(position, bound, rule, roles, subject):
            yield bearer, _side(position, bearer)
    elif bound.rank is Rank.MARKER:
        for bearer in _marked(position, bound, rule, roles, subject):
            whose = bearer if bearer.piece >= 0 else subject
            yield bearer, bound.owner if bound.owner >= 0 else _side(position, whose)
    else:
        hexes = (
            range(len(position.setting.grid))
            if bound.speaks_of_bearer
            else sorted({r.hex for r in roles.values() if r.hex >= 0})
        )
        for hex in hexes:
            if position.ground(hex).head.id == bound.carrier:
                yield hex_alone(hex), _side(position, subject)


def _pieces(
    position: Position, bound: Bound, rule: StaticRule, roles: Roles, subject: Standing | None
) -> Iterator[Standing]:
    """The pieces that carry a rule of units and have a part in the question."""
    if not rule.while_:
        yield from (one for one in (subject,) if one and one.profile in bound.profiles)
        return
    # One piece may play two roles, and a profile may stand for a piece: each bears its rule once.
    named = list(dict.fromkeys(one for one in roles.values() if one.profile >= 0))
    yield from (one for one in named if one.profile in bound.profiles)
    if bound.speaks_of_bearer:
        taken = {one.piece for one in named}
        for piece, (profile, _) in enumerate(position.setting.pieces):
            if profile in bound.profiles and position.state.hex_of[piece] >= 0 and piece not in taken:
                yield position.standing(piece)


def _marked(
    position: Position, bound: Bound, rule: StaticRule, roles: Roles, subject: Standing | None
) -> Iterator[Standing]:
    """The units that carry a marker, and the hexes where it lies, as far as they have a part in the question."""
    asked = roles.values() if rule.while_ else (subject,) if subject else ()
    pieces = {one.piece: one for one in asked if one.piece >= 0}
    hexes = {one.hex for one in roles.values()}
    for bearer in marked(position, bound.carrier):
        if bearer.piece >= 0 and bearer.piece in pieces:
            yield pieces[bearer.piece]
        elif bound.speaks_of_bearer or (bearer.piece < 0 and bearer.hex in hexes):
            yield bearer


def marked(position: Position, marker: str) -> tuple[Standing, ...]:
    """The units on the board that carry a marker, and the hexes where it lies."""
    kinds = position.setting.markers
    standing = (
        hex_alone(hex) if carrier == NOBODY else position.standing(carrier)
        for kind, hex, carrier in position.state.markers
        if kinds[kind].head.id == marker
    )
    return tuple(dict.fromkeys(one for one in standing if one.hex >= 0))


def _side(position: Position, whose: Standing | None) -> int:
    return position.setting.profiles[whose.profile].side if whose and whose.profile >= 0 else EVERYBODY
