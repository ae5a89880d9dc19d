"""Cards of the discards go back to the hand; which, its player chooses."""

from __future__ import annotations

from hothkit.engine.work import Work
from hothkit.position.actions import Action
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]

SEAT, NUMBER = range(1, 3)


def options(work: Work, frame: Frame) -> list[Action] | None:
    """The different cards in the discards."""
    cards = dict.fromkeys(sorted(work.state.discards[work.setting.piles[frame[SEAT]]]))
    return [Action("take", (card,)) for card in cards] if cards and frame[NUMBER] > 0 else None


def advance(work: Work, frame: Frame) -> None:
    """There is none left to take."""
    work.pop()


def player(work: Work, frame: Frame) -> int:
    """Whose discards they are."""
    return int(frame[SEAT])


def take(work: Work, frame: Frame, action: Action) -> None:
    """Take one card."""
    work.replace("take_card", frame[SEAT], frame[NUMBER] - 1)
    work.take_card(frame[SEAT], action.args[0])
