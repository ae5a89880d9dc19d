"""The owner of a rule chooses pieces; the rest of the rule is then done with each of them."""

from __future__ import annotations

from hothkit.engine import triggered
from hothkit.engine.work import Work
from hothkit.position.actions import DONE, Action
from hothkit.position.state import Frame

__all__ = ["advance", "options", "player", "take"]

SEAT, PIECES, MOST, CHOSEN, RULE = range(1, 6)


def options(work: Work, frame: Frame) -> list[Action] | None:
    """The hexes of those that may be chosen, and an end once there is one."""
    if len(frame[CHOSEN]) >= frame[MOST]:
        return None
    hexes = [work.state.hex_of[piece] for piece in frame[PIECES] if piece not in frame[CHOSEN]]
    return [*(Action("choose", (hex,)) for hex in hexes), *([DONE] if frame[CHOSEN] else ())] if hexes else None


def advance(work: Work, frame: Frame) -> None:
    """All are chosen."""
    _go_on(work, frame)


def player(work: Work, frame: Frame) -> int:
    """Whoever the rule asks."""
    return int(frame[SEAT])


def take(work: Work, frame: Frame, action: Action) -> None:
    """Choose one more, or end the choice."""
    if action == DONE:
        _go_on(work, frame)
    else:
        fields = list(frame)
        fields[CHOSEN] = (*frame[CHOSEN], work.state.on_hex[action.args[0]])
        work.replace(*fields)


def _go_on(work: Work, frame: Frame) -> None:
    """Do the rest of the rule with each, the first chosen first."""
    work.pop()
    rest = work.state.stack[-1]
    if rest[0] != triggered.RULE or work.setting.triggered[rest[1]].id != frame[RULE]:
        return  # nothing follows the choice
    work.pop()
    for piece in reversed(frame[CHOSEN]):
        roles = {**dict(rest[3]), "chosen": work.position.standing(piece)}
        work.push(*rest[:3], tuple(sorted(roles.items())), *rest[4:])
