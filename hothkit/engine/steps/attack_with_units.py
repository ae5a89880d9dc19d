"""Step 4: attack with ordered units one by one, in any order, or not at all."""

from __future__ import annotations

from hothkit.engine.work import Work
from hothkit.judge.in_force import in_force
from hothkit.position.actions import DONE, Action
from hothkit.position.state import Frame, attack_frame

__all__ = ["advance", "begin", "options", "player", "take", "targets"]


def options(work: Work, frame: Frame) -> list[Action] | None:
    """Every target of every ordered unit that may still attack; the frame may name the units."""
    state, tables = work.state, work.tables
    attacks = [
        Action("attack", (state.hex_of[piece], state.hex_of[target]))
        for piece, ordered in enumerate(state.ordered)
        if ordered and state.hex_of[piece] >= 0 and (len(frame) == 1 or piece in frame)
        if state.attacked[piece] <= tables.extra(state, piece, "attacks") and tables.may_attack(state, piece)
        for target in targets(work, piece)
    ]
    return [*attacks, DONE] if attacks else None


def player(work: Work, frame: Frame) -> int:
    """The seat whose turn it is, or the owner of the units named."""
    return work.seat_of_piece(frame[1]) if len(frame) > 1 else work.state.seat


def targets(work: Work, piece: int) -> list[int]:
    """The pieces that a unit may attack from where it stands, leaving aside what it has done this turn."""
    state, tables, setting = work.state, work.tables, work.setting
    if tables.is_forbidden(state, "attack", piece):
        return []
    profile, hex = setting.profiles[setting.pieces[piece][0]], state.hex_of[piece]
    near, most = tables.distances[hex], len(profile.attack)
    found = []
    for target, at in enumerate(state.hex_of):
        other = setting.profiles[setting.pieces[target][0]]
        if at < 0 or other.side == profile.side or not other.is_target or near[at] > most:
            continue
        if (
            tables.sees(state, hex, at)
            and tables.dice(state, piece, target) > 0
            and not _is_forbidden(work, piece, target)
        ):
            found.append(target)
    return sorted(found, key=lambda t: state.hex_of[t])


def advance(work: Work, frame: Frame) -> None:
    """Nobody can attack."""
    work.pop()


def take(work: Work, frame: Frame, action: Action) -> None:
    """Attack one target with one unit, or end the attacks."""
    if action == DONE:
        work.pop()
    else:
        begin(work, *action.args)


def begin(work: Work, start: int, to: int) -> None:
    """The attack of the unit on one hex on what stands on another."""
    state = work.state
    attacker, target = state.on_hex[start], state.on_hex[to]
    state.attacked[attacker] += 1
    # An attack inside another one, as after a breakthrough, gives no second move.
    after = ("move_after_attack", attacker)
    if work.tables.extra(state, attacker, "move_after_attack") and after not in state.stack:
        work.push(*after)
    work.push(*attack_frame(attacker, target, start, to, work.position.profile(attacker).side))


def _is_forbidden(work: Work, attacker: int, target: int) -> bool:
    """Whether a rule forbids this very attack: only asked where some rule forbids attacks at all."""
    if not work.tables.says(work.state, "forbid", "attack"):
        return False
    position = work.position
    a, t = position.standing(attacker), position.standing(target)
    numbers = {"distance": work.tables.distances[a.hex][t.hex]}
    return bool(in_force(position, "forbid", "attack", {"unit": a, "attacker": a, "target": t}, numbers))
