"""Step 1: play one command card face up."""

from __future__ import annotations

from hothkit.engine.steps.automatic import player
from hothkit.engine.work import Work
from hothkit.judge.orders import falls_back
from hothkit.position.actions import Action
from hothkit.position.state import NOBODY, Frame

__all__ = ["advance", "options", "player", "take"]


def options(work: Work, frame: Frame) -> list[Action] | None:
    """The different cards in hand."""
    hand = work.state.hands[work.state.active]
    return [Action("play", (card,)) for card in dict.fromkeys(hand)] or None


def advance(work: Work, frame: Frame) -> None:
    """Without a card nothing is ordered."""
    work.pop()


def take(work: Work, frame: Frame, action: Action) -> None:
    """Lay the card on the discards; if it names a type that the side lacks, its bonus is void."""
    state, (card,) = work.state, action.args
    side = state.active
    hand = list(state.hands[side])
    hand.remove(card)
    state.hands[side] = tuple(hand)
    state.discards[side] = (*state.discards[side], card)
    state.card = state.bonus = card
    work.pop()
    work.tell("card_played", side, card)
    if falls_back(work.position, work.setting.cards[card], side):
        state.bonus = NOBODY
        work.tell("orders_replaced", side, card)
