"""A retreat: the owner chooses how much of it to ignore, if it may, and which of the longest ways to take."""

from __future__ import annotations

from hothkit.engine.work import Work
from hothkit.judge.retreat import retreat
from hothkit.position.actions import Action
from hothkit.position.state import NOBODY, Frame
from hothkit.words.scene import hex_alone

__all__ = ["advance", "options", "player", "take"]

PIECE, ATTACKER, HEXES, MAY_IGNORE = range(1, 5)


def options(work: Work, frame: Frame) -> list[Action] | None:
    """Each amount that may be ignored with each way for the rest."""
    return [
        Action("retreat", (ignored, *path))
        for ignored in range(frame[MAY_IGNORE] + 1)
        for path in retreat(work.position, frame[PIECE], frame[HEXES] - ignored).paths
    ]


def advance(work: Work, frame: Frame) -> None:
    """There is always a way, if only the empty one."""
    raise AssertionError(frame)


def player(work: Work, frame: Frame) -> int:
    """The unit's owner."""
    return work.seat_of_piece(frame[PIECE])


def take(work: Work, frame: Frame, action: Action) -> None:
    """Go the way, then lose a miniature for each hex that is missing."""
    piece, (ignored, *path) = frame[PIECE], action.args
    work.pop()
    state, start = work.state, work.state.hex_of[piece]
    if ignored:
        work.tell("retreats_ignored", piece, start, ignored)
    missing = frame[HEXES] - ignored - len(path)
    if path:
        work.move(piece, tuple(path), "unit_retreated")
    if missing:
        work.tell("retreat_blocked", piece, state.hex_of[piece], missing)
        work.lose(piece, missing, frame[ATTACKER])
    if path and state.hex_of[piece] >= 0:
        roles = {"unit": work.position.standing(piece), "hex": hex_alone(start)}
        if frame[ATTACKER] != NOBODY:
            roles["attacker"] = work.position.standing(frame[ATTACKER])
        work.happen([("unit_retreated", roles)])
