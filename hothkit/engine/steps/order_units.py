"""Step 2: announce the units that the card orders."""

from __future__ import annotations

from hothkit.engine.steps.automatic import player
from hothkit.engine.work import Work
from hothkit.judge.orders import all_ordered, members, orderable, orders_of
from hothkit.position.actions import DONE, Action
from hothkit.position.setting import groups
from hothkit.position.state import NOBODY, Frame

__all__ = ["advance", "options", "player", "take"]


def options(work: Work, frame: Frame) -> list[Action] | None:
    """The units that may get the next order; for a card that orders all of something, the sections or types."""
    state, chosen = work.state, frame[1:]
    if state.card == NOBODY:
        return None
    card, side = work.setting.cards[state.card], state.active
    if state.bonus == NOBODY:
        if len(chosen) >= work.setting.content.turn.fallback_orders:
            return None
        pieces = tuple(p for p in work.position.units(side) if p not in chosen and not state.ordered[p])
    elif (everything := all_ordered(work.position, card, side)) is not None:
        names = [name for name in everything if isinstance(name, str)]
        known = groups(work.setting)
        return [Action("section", (known.index(name),)) for name in names] if names and not chosen else None
    else:
        pieces = tuple(p for p in orderable(work.position, card, side, chosen) if not state.ordered[p])
    return [Action("order", (state.hex_of[piece],)) for piece in pieces] + [DONE] if pieces else None


def advance(work: Work, frame: Frame) -> None:
    """Nothing is left to choose: all units that the card orders without asking get their orders."""
    state = work.state
    work.pop()
    if state.card != NOBODY and state.bonus != NOBODY and len(frame) == 1:
        for piece in all_ordered(work.position, work.setting.cards[state.card], state.active) or ():
            if isinstance(piece, int):
                _order(work, piece, frame)


def take(work: Work, frame: Frame, action: Action) -> None:
    """Give one order, or those of a section, or end the orders."""
    state = work.state
    if action.verb == "order":
        piece = state.on_hex[action.args[0]]
        work.replace(*frame, piece)
        _order(work, piece, frame)
        return
    work.pop()
    if action.verb == "section":
        card = work.setting.cards[state.card]
        for piece in members(work.position, card, state.active, groups(work.setting)[action.args[0]]):
            _order(work, piece, frame)


def _order(work: Work, piece: int, frame: Frame) -> None:
    """Order a unit, as often as the card says, unless something else has ordered it this turn."""
    state = work.state
    if state.ordered[piece]:
        return
    times = 1
    if state.bonus != NOBODY:
        times = orders_of(work.position, work.setting.cards[state.card], state.active, (*frame[1:], piece))
    work.order(piece, times)
