"""An attack from declaration to end: roll, hits, then retreats."""

from __future__ import annotations

from hothkit.engine.steps.automatic import options, player, take
from hothkit.engine.work import Work
from hothkit.judge.in_force import change
from hothkit.judge.retreat import may_ignore
from hothkit.judge.scene import scene
from hothkit.position.position import Standing
from hothkit.position.state import NOBODY, Frame
from hothkit.words.conditions import holds

__all__ = ["advance", "options", "player", "take"]

# What stands in the frame behind its name.
ATTACKER, TARGET, FROM, AT, STAGE, HITS, RETREATS, SCORED, FACES = range(1, 10)


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
    position = work.position
    attacker = position.standing(frame[ATTACKER])
    target = position.standing(frame[TARGET])
    if target.hex < 0:
        target = target._replace(hex=frame[AT])
    return {"attacker": attacker, "target": target, "hex": Standing(NOBODY, NOBODY, frame[AT])}


def _raise(work: Work, frame: Frame, trigger: str) -> None:
    numbers = {"distance": work.tables.distances[frame[FROM]][frame[AT]]}
    work.happened(trigger, numbers, **_roles(work, frame))


def _has_lapsed(work: Work, frame: Frame) -> bool:
    hex_of = work.state.hex_of
    return bool(hex_of[frame[ATTACKER]] != frame[FROM] or hex_of[frame[TARGET]] != frame[AT])


def _declared(work: Work, frame: Frame) -> None:
    attacker, target = frame[ATTACKER], frame[TARGET]
    number = work.tables.dice(work.state, attacker, target)
    work.tell("attack_declared", attacker, frame[FROM], target, frame[AT], number)
    _next(work, frame, "roll")
    _raise(work, frame, "attack_declared")


def _roll(work: Work, frame: Frame) -> None:
    if _has_lapsed(work, frame):
        work.pop()
        return
    faces = work.roll(work.tables.dice(work.state, frame[ATTACKER], frame[TARGET]))
    work.tell("dice_rolled", faces)
    _next(work, frame, "count", faces=faces)
    _raise(work, frame, "attack_rolled")


def _count(work: Work, frame: Frame) -> None:
    hits = sum(is_hit(work, face, frame[ATTACKER], frame[TARGET]) for face in frame[FACES])
    retreats = sum(work.setting.content.dice.faces[face].retreats for face in frame[FACES])
    _next(work, frame, "scored", hits=hits, retreats=retreats, scored=hits)


def is_hit(work: Work, face: int, attacker: int, target: int) -> bool:
    """Whether a face of the die hits the target."""
    profile = work.position.profile(target)
    if profile.hit_by:
        return work.setting.content.dice.faces[face].id in profile.hit_by
    seen = scene(work.position, {}, None, work.position.profile(attacker).side)
    return holds(work.setting.hits(face), seen, work.position.standing(target))


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
    roles = _roles(work, frame)
    numbers = {"distance": work.tables.distances[frame[FROM]][frame[AT]]}
    number += change(work.position, "retreat", roles, numbers)
    if number > 0:
        work.push("retreat", target, frame[ATTACKER], number, min(ignored, number))


def _ended(work: Work, frame: Frame) -> None:
    work.pop()
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
