"""Markers are laid on hexes that the owner of a rule chooses."""

from __future__ import annotations

from hothkit.engine.work import Work
from hothkit.position.actions import DONE, Action
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]

SEAT, KIND, HEXES, LEFT, NUMBER, BEGUN = range(1, 7)


def options(work: Work, frame: Frame) -> list[Action] | None:
    """The hexes that are left, and an end once there is a marker on one."""
    if not frame[HEXES] or frame[LEFT] <= 0:
        return None
    return [*(Action("place", (hex,)) for hex in frame[HEXES]), *([DONE] if frame[BEGUN] else ())]


def advance(work: Work, frame: Frame) -> None:
    """No more are laid."""
    work.pop()


def player(work: Work, frame: Frame) -> int:
    """Whoever the rule asks."""
    return int(frame[SEAT])


def take(work: Work, frame: Frame, action: Action) -> None:
    """Lay so many on the hex, or end it."""
    if action == DONE:
        work.pop()
        return
    (chosen,) = action.args
    left = tuple(hex for hex in frame[HEXES] if hex != chosen)
    work.replace("lay", frame[SEAT], frame[KIND], left, frame[LEFT] - 1, frame[NUMBER], 1)
    for _ in range(frame[NUMBER]):
        work.place_marker(frame[KIND], chosen)
