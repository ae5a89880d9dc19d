"""Whom a card may order: its allowances as an assignment, so that a unit in two sections is never counted twice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hothkit.judge.scene import scene
from hothkit.model.card import Allowance, Card
from hothkit.position.position import Position
from hothkit.words.conditions import holds, selects

Chosen = tuple[int, ...]


def falls_back(position: Position, card: Card, side: int) -> bool:
    """Whether the card names types or kinds of which the side has no unit at all."""
    named = card.named_kinds()
    seen = scene(position, {}, None, side)
    units = [position.standing(piece) for piece in position.units(side)]
    return bool(named) and not any(any(holds(key, seen, unit) for key in keys) for keys in named for unit in units)


def allowances(position: Position, card: Card, side: int) -> tuple[tuple[Allowance, tuple[int, ...]], ...]:
    """Each allowance of a card with the units of the side that it fits."""
    seen = scene(position, {}, None, side)
    units = list(position.units(side))
    return tuple((one, tuple(p for p in units if selects(one.who, seen, position.standing(p)))) for one in card.order)


def groups(position: Position, side: int, same: str, piece: int) -> tuple[str, ...]:
    """What `same` compares: the sections a unit lies in, or its type."""
    if same == "section":
        return position.setting.sections[side][position.state.hex_of[piece]]
    return (position.profile(piece).type,)


def all_ordered(position: Position, card: Card, side: int) -> tuple[str, ...] | Chosen | None:
    """For a card that orders all of something: the units if there is no choice, else the sections to choose from.

    None for a card that orders up to a number.
    """
    if not card.order or any(one.up_to is not None for one in card.order):
        return None
    fitting = allowances(position, card, side)
    if not any(one.same for one, _ in fitting):
        return tuple(sorted({piece for _, pieces in fitting for piece in pieces}))
    found = {g for one, pieces in fitting for p in pieces for g in groups(position, side, one.same, p)}
    return tuple(sorted(found)) if len(found) > 1 else members(position, card, side, next(iter(found), ""))


def members(position: Position, card: Card, side: int, group: str) -> Chosen:
    """The units of one section or type that a card orders."""
    return tuple(
        sorted(
            {
                piece
                for one, pieces in allowances(position, card, side)
                for piece in pieces
                if group in groups(position, side, one.same, piece)
            }
        )
    )


def orderable(position: Position, card: Card, side: int, chosen: Sequence[int]) -> Chosen:
    """The units that may get the card's next order beside those already chosen."""
    fitting = allowances(position, card, side)
    candidates = sorted({piece for _, pieces in fitting for piece in pieces} - set(chosen))
    if len(fitting) == 1 and not fitting[0][0].same:
        most = fitting[0][0].up_to
        return tuple(candidates) if most is None or len(chosen) < most else ()
    return tuple(p for p in candidates if _fits(position, side, fitting, (*chosen, p)))


def _fits(
    position: Position, side: int, fitting: tuple[tuple[Allowance, tuple[int, ...]], ...], chosen: Chosen
) -> bool:
    """Whether all chosen units can be shared out over the allowances."""

    @cache
    def share(number: int, used: tuple[tuple[int, ...], ...]) -> bool:
        if number == len(chosen):
            return True
        for i, (one, pieces) in enumerate(fitting):
            taken = (*used[i], chosen[number])
            if chosen[number] in pieces and (one.up_to is None or len(taken) <= one.up_to):
                alike = not one.same or set.intersection(
                    *(set(groups(position, side, one.same, piece)) for piece in taken)
                )
                if alike and share(number + 1, (*used[:i], taken, *used[i + 1 :])):
                    return True
        return False

    return share(0, tuple(() for _ in fitting))
