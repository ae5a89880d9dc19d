"""An attack from declaration to end: roll, hits, then retreats."""

from __future__ import annotations

from hothkit.engine.steps.automatic import options, player, take
from hothkit.engine.work import Work
from hothkit.judge.faces import is_hit, meanings
from hothkit.judge.in_force import change
from hothkit.judge.retreat import may_ignore
from hothkit.position.position import Standing
from hothkit.position.state import (
    AT,
    ATTACKER,
    FACES,
    FREE,
    FROM,
    HITS,
    NOBODY,
    OWNER,
    RETREATS,
    SCORED,
    STAGE,
    TARGET,
    Frame,
)  # fmt: skip
from hothkit.words.scene import hex_alone

__all__ = ["advance", "options", "player", "take"]


def advance(work: Work, frame: Frame) -> None:
    """Do the stage that the attack has come to."""
    _STAGES[frame[STAGE]](work, frame)


def _next(work: Work, frame: Frame, stage: str, **changed: object) -> None:
    spots = {"hits": HITS, "retreats": RETREATS, "scored": SCORED, "faces": FACES}
    fields = list(frame)
    fields[STAGE] = stage
    for name, value in changed.items():
        fields[spots[name]] = value
    work.replace(*fields)


def _roles(work: Work, frame: Frame) -> dict[str, Standing]:
    """Who plays which role; free dice have no attacker."""
    position = work.position
    target = position.standing(frame[TARGET])
    if target.hex < 0:
        target = target._replace(hex=frame[AT])
    roles = {"target": target, "hex": hex_alone(frame[AT])}
    return roles if frame[ATTACKER] == NOBODY else {"attacker": position.standing(frame[ATTACKER]), **roles}


def _numbers(work: Work, frame: Frame) -> dict[str, int]:
    return {} if frame[ATTACKER] == NOBODY else {"distance": work.tables.distances[frame[FROM]][frame[AT]]}


def _raise(work: Work, frame: Frame, trigger: str) -> None:
    work.happened(trigger, _numbers(work, frame), **_roles(work, frame))


def _has_lapsed(work: Work, frame: Frame) -> bool:
    hex_of = work.state.hex_of
    is_gone = frame[ATTACKER] != NOBODY and hex_of[frame[ATTACKER]] != frame[FROM]
    return bool(is_gone or hex_of[frame[TARGET]] != frame[AT])


def _dice(work: Work, frame: Frame) -> int:
    if frame[ATTACKER] == NOBODY:
        return work.tables.free_dice(work.state, frame[FREE], frame[TARGET])
    return work.tables.dice(work.state, frame[ATTACKER], frame[TARGET])


def _declared(work: Work, frame: Frame) -> None:
    attacker, target, number = frame[ATTACKER], frame[TARGET], _dice(work, frame)
    if attacker == NOBODY:
        work.tell("free_dice_declared", frame[OWNER], target, frame[AT], number)
    else:
        work.tell("attack_declared", attacker, frame[FROM], target, frame[AT], number)
    _next(work, frame, "roll")
    _raise(work, frame, "attack_declared")


def _roll(work: Work, frame: Frame) -> None:
    if _has_lapsed(work, frame):
        work.pop()
        return
    faces = work.roll(_dice(work, frame))
    work.tell("dice_rolled", faces)
    _next(work, frame, "count", faces=faces)
    _raise(work, frame, "attack_rolled")


def _count(work: Work, frame: Frame) -> None:
    means = meanings(work.position, _roles(work, frame), _numbers(work, frame))
    faces = [means.get(face, face) for face in frame[FACES]]
    hits = sum(is_hit(work.position, face, frame[OWNER], frame[TARGET]) for face in faces)
    retreats = sum(work.setting.content.dice.faces[face].retreats for face in faces)
    _next(work, frame, "scored", hits=hits, retreats=retreats, scored=hits)


def _scored(work: Work, frame: Frame) -> None:
    _next(work, frame, "hits")
    if frame[HITS]:
        _raise(work, frame, "hits_scored")


def _hits(work: Work, frame: Frame) -> None:
    _next(work, frame, "retreats")
    if not _has_lapsed(work, frame):
        work.lose(frame[TARGET], frame[HITS], frame[ATTACKER])


def _retreats(work: Work, frame: Frame) -> None:
    _next(work, frame, "ended")
    target, number = frame[TARGET], frame[RETREATS]
    if not number or _has_lapsed(work, frame) or work.position.profile(target).is_structure:
        return
    ignored, _ = may_ignore(work.position, frame[ATTACKER], target)
    if ignored is None:
        work.tell("retreats_ignored", target, frame[AT], number)
        return
    number += change(work.position, "retreat", _roles(work, frame), _numbers(work, frame))
    if number > 0:
        work.push("retreat", target, frame[ATTACKER], number, min(ignored, number))


def _ended(work: Work, frame: Frame) -> None:
    work.pop()
    if frame[ATTACKER] != NOBODY:
        work.state.struck |= {(frame[ATTACKER], frame[TARGET])}
    _raise(work, frame, "attack_ended")


_STAGES = {
    "declared": _declared,
    "roll": _roll,
    "count": _count,
    "scored": _scored,
    "hits": _hits,
    "retreats": _retreats,
    "ended": _ended,
}
