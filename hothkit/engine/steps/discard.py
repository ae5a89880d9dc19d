"""Cards of a hand go to the discards; which, its player chooses."""

from __future__ import annotations

from hothkit.engine.triggered import RULE
from hothkit.engine.work import Work
from hothkit.position.actions import DONE, Action
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]

SEAT, NUMBER, MAY_END, BY = range(1, 5)


def options(work: Work, frame: Frame) -> list[Action] | None:
    """The different cards in hand, and an end where the rule says only how many at most."""
    hand = dict.fromkeys(work.state.hands[frame[SEAT]])
    if not hand or frame[NUMBER] <= 0:
        return None
    return [*(Action("discard", (card,)) for card in hand), *([DONE] if frame[MAY_END] else ())]


def advance(work: Work, frame: Frame) -> None:
    """There is none left to discard."""
    work.pop()


def player(work: Work, frame: Frame) -> int:
    """Whose hand it is."""
    return int(frame[SEAT])


def take(work: Work, frame: Frame, action: Action) -> None:
    """Discard one card, or end it."""
    if action == DONE:
        work.pop()
        return
    work.replace("discard", frame[SEAT], frame[NUMBER] - 1, frame[MAY_END], frame[BY])
    work.discard(frame[SEAT], action.args[0])
    _count(work, frame[BY])


def _count(work: Work, rule: str) -> None:
    """The rule that goes on afterwards knows how many cards were discarded."""
    at = len(work.state.stack) - 2
    rest = work.state.stack[at]
    if rest[0] == RULE and work.setting.triggered[rest[1]].id == rule:
        numbers = dict(rest[4])
        numbers["discarded"] = numbers.get("discarded", 0) + 1
        work.state.stack[at] = (*rest[:4], tuple(sorted(numbers.items())), *rest[5:])
