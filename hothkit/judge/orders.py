"""Whom a card may order: its allowances as an assignment, so that a unit in two sections is never counted twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product

from hothkit.board.shares import NOWHERE, share_out
from hothkit.judge.scene import scene
from hothkit.model.card import Allowance, Card
from hothkit.model.condition import ALWAYS, All, Key, keys
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
    if len(fitting) == 1 and not fitting[0][0].same and not fitting[0][0].different:
        most = fitting[0][0].up_to
        return tuple(candidates) if most is None or len(chosen) < most else ()
    return tuple(p for p in candidates if NOWHERE not in together(position, side, fitting, (*chosen, p)))


def together(
    position: Position, side: int, fitting: tuple[tuple[Allowance, tuple[int, ...]], ...], chosen: Sequence[int]
) -> tuple[int, ...]:
    """For each of these units the allowance it gets if as many as can be are ordered together; NOWHERE if none."""
    best: tuple[int, ...] = (NOWHERE,) * len(chosen)
    choices = [_groups_of(position, side, one, pieces, chosen) for one, pieces in fitting]
    for picked in product(*choices):
        # A room for each section or type that an allowance is used for.
        rooms = [(number, group) for number, names in enumerate(picked) for group in names]
        fits = [
            [
                room
                for room, (number, group) in enumerate(rooms)
                if piece in fitting[number][1] and _belongs(position, side, fitting[number][0], group, piece)
            ]
            for piece in chosen
        ]
        most = [1 if fitting[number][0].different else fitting[number][0].up_to for number, _ in rooms]
        shared = tuple(rooms[room][0] if room != NOWHERE else NOWHERE for room in share_out(fits, most))
        if shared.count(NOWHERE) < best.count(NOWHERE):
            best = shared
    return best


def orders_of(position: Position, card: Card, side: int, chosen: Sequence[int]) -> int:
    """How many orders the last of these units gets: those of the allowance that it has in the sharing-out."""
    fitting = allowances(position, card, side)
    shared = together(position, side, fitting, chosen)[-1]
    return fitting[shared][0].times if shared != NOWHERE else 1


def _belongs(position: Position, side: int, one: Allowance, group: str, piece: int) -> bool:
    """Whether a unit is of the section or type that an allowance is used for, if it asks for any."""
    asked = one.same or one.different
    return not asked or group in groups(position, side, asked, piece)


def _groups_of(
    position: Position, side: int, one: Allowance, pieces: tuple[int, ...], chosen: Sequence[int]
) -> list[tuple[str, ...]]:
    """The sections or types that an allowance may be used for: one of them, so many different ones, or any."""
    asked = one.same or one.different
    if not asked:
        return [("",)]
    found = sorted({group for piece in chosen if piece in pieces for group in groups(position, side, asked, piece)})
    most = len(found) if one.different and one.up_to is None else one.up_to or 1
    return list(combinations(found, min(len(found), most if one.different else 1))) or [("",)]


@dataclass(frozen=True, slots=True)
class Ordering:
    """Whom a card may order: its allowances with their units, and how many of them at most together.

    `shares` gives each unit of `candidates` its allowance in one best sharing-out. `why_not` says for every other unit
    of the side which word of each allowance it does not fulfil. `is_replaced`: the card names a type that is missing.
    """

    is_replaced: bool
    allowances: tuple[tuple[Allowance, tuple[int, ...]], ...]
    candidates: tuple[int, ...]
    shares: tuple[int, ...]
    why_not: tuple[tuple[int, tuple[str, ...]], ...]

    @property
    def most(self) -> int:
        """How many units at most get an order."""
        return len(self.shares) - self.shares.count(NOWHERE)


def ordering(position: Position, card: Card, side: int) -> Ordering:
    """The verdict on a card for a side, as if it gave all its orders now."""
    units = tuple(position.units(side))
    if falls_back(position, card, side):
        most = position.setting.content.turn.fallback_orders
        any_unit = Allowance(most, ALWAYS)
        shares = share_out([[0] for _ in units], [most])
        return Ordering(True, ((any_unit, units),), units, shares, ())
    fitting = allowances(position, card, side)
    candidates = tuple(sorted({piece for _, pieces in fitting for piece in pieces}))
    others = tuple((piece, _lacking(position, card, side, piece)) for piece in units if piece not in candidates)
    return Ordering(False, fitting, candidates, together(position, side, fitting, candidates), others)


def _lacking(position: Position, card: Card, side: int, piece: int) -> tuple[str, ...]:
    """For each allowance the first word of its condition that the unit does not fulfil."""
    seen, who = scene(position, {}, None, side), position.standing(piece)
    found = []
    for one in card.order:
        parts = one.who.parts if isinstance(one.who, All) else (one.who,)
        part = next((part for part in parts if not holds(part, seen, who)), None)
        words = [leaf.word for leaf in keys(part) if isinstance(leaf, Key)] if part is not None else []
        found.append(words[0] if words else "")
    return tuple(dict.fromkeys(found))
