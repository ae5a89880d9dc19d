"""Dice of the attack in progress that may be rolled again: which, its owner chooses."""

from __future__ import annotations

from collections import Counter
from itertools import product

from hothkit.engine.work import Work
from hothkit.position.actions import DONE, Action
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]

SEAT, MOST, FACES = range(1, 4)


def options(work: Work, frame: Frame) -> list[Action] | None:
    """Every choice of dice by what they show, none at all being one."""
    counted: list[tuple[int, int]] = sorted(Counter(frame[FACES]).items())
    choices = product(*(range(number + 1) for _, number in counted))
    found = [
        tuple(face for (face, _), number in zip(counted, numbers, strict=True) for _ in range(number))
        for numbers in choices
        if 0 < sum(numbers) <= frame[MOST]
    ]
    return [*(Action("reroll", faces) for faces in found), DONE] if found else None


def advance(work: Work, frame: Frame) -> None:
    """There are no dice."""
    work.pop()


def player(work: Work, frame: Frame) -> int:
    """Whoever the rule asks."""
    return int(frame[SEAT])


def take(work: Work, frame: Frame, action: Action) -> None:
    """Roll the chosen dice again, or leave all as they lie."""
    work.pop()
    if action != DONE:
        work.reroll(action.args)
