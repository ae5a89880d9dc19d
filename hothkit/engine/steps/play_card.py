"""Step 1: play one command card face up."""

from __future__ import annotations

from hothkit.engine.steps.automatic import player
from hothkit.engine.work import Work
from hothkit.position.actions import Action
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]


def options(work: Work, frame: Frame) -> list[Action] | None:
    """The different cards that may be played, those left aside that have a moment of their own."""
    cards = dict.fromkeys(card for seat in _seats(work) for card in work.state.hands[seat])
    return [Action("play", (card,)) for card in cards if not work.setting.cards[card].has_moment] or None


def advance(work: Work, frame: Frame) -> None:
    """Without a card nothing is ordered."""
    work.pop()
    work.tell("no_card_played", work.state.seat)


def take(work: Work, frame: Frame, action: Action) -> None:
    """Lay the card open and do what it says."""
    state, (card,) = work.state, action.args
    seat = next(seat for seat in _seats(work) if card in state.hands[seat])
    state.in_charge[state.active] = seat
    work.pop()
    work.lay_open(seat, card)
    work.begin_card(seat, card)


def _seats(work: Work) -> list[int]:
    """Whose cards may be played: those of the seat whose turn it is, in some teams its partner's too."""
    state, seats = work.state, work.setting.seats
    partners = [n for n, seat in enumerate(seats) if seat.side == state.active and n != state.seat]
    return [state.seat, *(partners if work.setting.content.turn.either_plays else ())]
