"""Which triggered rules a trigger wakes, and in which order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hothkit.judge.in_force import marked
from hothkit.judge.scene import scene
from hothkit.model.card import AT_ITS_MOMENT, AT_ONCE
from hothkit.model.rule import TriggeredRule
from hothkit.position.bound import Bound, Rank
from hothkit.position.position import Position, Standing
from hothkit.position.setting import Setting
from hothkit.position.state import NOBODY, OFF_BOARD, Frame
from hothkit.words.conditions import role_holds
from hothkit.words.scene import Scene, hex_alone

RULE = "rule"
# How often each limit lets a rule be used again: the key under which its use is remembered.
_LIMITS = {"turn": "turn:", "side_and_turn": "turn:", "battle": "battle:"}
_SCORING = ("gain_medals", "win")
SEAT = "seat"
"""Among the numbers of a rule's frame: the seat that holds the card whose moment has come."""


def frames_for(
    position: Position, trigger: str, roles: Mapping[str, Standing], numbers: Mapping[str, int]
) -> list[Frame]:
    """A frame for each rule and bearer that waits for the trigger; whether it applies is read when its turn comes.

    What has begun on the stack has caused what happens now, and is not woken by it. What still waits there is woken
    once more for what happens now.
    """
    setting, active = position.setting, position.state.active
    rules = [frame for frame in position.state.stack if frame[0] == RULE]
    at_work = {(frame[1], _place_of(frame[2])) for frame in rules if has_begun(frame)}
    found: list[tuple[tuple[object, ...], Frame]] = []
    for index, bound in enumerate(setting.triggered):
        rule = bound.rule
        if not isinstance(rule, TriggeredRule) or rule.when != trigger:
            continue
        if bound.rank is Rank.CARD and rule.id == AT_ITS_MOMENT:
            found += _in_hand(position, index, roles, numbers)
            continue
        for bearer in _bearers(position, bound, roles):
            if (index, _place_of(bearer)) in at_work:
                continue
            owner = setting.profiles[bearer.profile].side if bearer and bearer.profile >= 0 else -1
            owner = owner if bound.owner < 0 else bound.owner
            order = (rule.may, owner != active, bound.rank, bearer.hex if bearer else -1, bound.id)
            frame = (RULE, index, bearer, tuple(sorted(roles.items())), tuple(sorted(numbers.items())), (), 0)
            found.append((order, frame))
    return [frame for _, frame in sorted(found, key=lambda f: f[0])]


def has_begun(frame: Frame) -> bool:
    """Whether a rule's frame has done an effect already, so that it waits for what that has caused."""
    return bool(frame[5] or frame[6])


def card_of(position: Position, frame: Frame) -> int | None:
    """The card in hand whose moment has come; None if the rule is none of a card."""
    bound = position.setting.triggered[frame[1]]
    if bound.rank is not Rank.CARD or bound.rule.id != AT_ITS_MOMENT:
        return None
    return next(n for n, card in enumerate(position.setting.cards) if card.head.id == bound.carrier)


def waiting_in(frame: Frame, other: int) -> int:
    """The seat in whose hand the card of a waiting rule is; another one if the frame is no such rule."""
    return int(dict(frame[4]).get(SEAT, other)) if frame[0] == RULE else other


def is_played(setting: Setting, frame: Frame) -> bool:
    """Whether a rule is what a card does as it is played, so that the playing has told of it."""
    bound = setting.triggered[frame[1]]
    return bound.rank is Rank.CARD and bound.rule.id in (AT_ONCE, AT_ITS_MOMENT)


def _in_hand(
    position: Position, index: int, roles: Mapping[str, Standing], numbers: Mapping[str, int]
) -> Iterator[tuple[tuple[object, ...], Frame]]:
    """A frame for each seat that holds the card of a rule whose moment has come, each with its order."""
    setting, bound = position.setting, position.setting.triggered[index]
    card = next(n for n, card in enumerate(setting.cards) if card.head.id == bound.carrier)
    for seat, hand in enumerate(position.state.hands):
        if card in hand:
            side = setting.seats[seat].side
            profile = next((p.index for p in setting.profiles if p.side == side), NOBODY)
            bearer = Standing(NOBODY, profile, OFF_BOARD)
            known = tuple(sorted({**numbers, SEAT: seat}.items()))
            frame = (RULE, index, bearer, tuple(sorted(roles.items())), known, (), 0)
            yield (True, side != position.state.active, bound.rank, seat, bound.id), frame


def use_of(position: Position, frame: Frame) -> tuple[str, int] | None:
    """Under what a use of a rule is remembered that may be used only so often; None if it has no limit."""
    bound = position.setting.triggered[frame[1]]
    limit = _LIMITS.get(bound.rule.once_per)
    if limit is None:
        return None
    if bound.rule.once_per == "side_and_turn":
        # A number for a side that no piece has.
        return limit + bound.id, -2 - scene_of(position, frame).owner
    return limit + bound.id, frame[2].piece if frame[2] else -1


def rules_that_apply(
    position: Position, trigger: str, roles: Mapping[str, Standing], numbers: Mapping[str, int]
) -> Iterator[tuple[Bound, Scene]]:
    """The rules that would come in if this happened now, each with the scene that it would see."""
    for frame in frames_for(position, trigger, roles, numbers):
        bound = position.setting.triggered[frame[1]]
        seen = scene_of(position, frame)
        if use_of(position, frame) in position.state.used or not isinstance(bound.rule, TriggeredRule):
            continue
        if all(role_holds(role, tree, seen) for role, tree in bound.rule.if_):
            yield bound, seen


def is_scoring(setting: Setting, frame: Frame) -> bool:
    """Whether a rule only counts medals or ends the battle, asking nobody."""
    rule = setting.triggered[frame[1]].rule
    return isinstance(rule, TriggeredRule) and not rule.may and all(e.verb in _SCORING for e in rule.effects)


def scene_of(position: Position, frame: Frame) -> Scene:
    """The scene that a rule's frame kept."""
    _, index, bearer, roles, numbers, *_ = frame
    bound = position.setting.triggered[index]
    named: dict[str, Standing] = dict(roles)
    subject = next((named[r] for r in ("unit", "structure", "attacker", "side") if r in named), None)
    if bound.rank is Rank.CARD and bearer is None:
        owner = _player_of(position, bound.carrier)
    else:
        whose = bearer if bearer is not None and bearer.profile >= 0 else subject
        owner = position.setting.profiles[whose.profile].side if whose and whose.profile >= 0 else position.state.active
    owner = owner if bound.owner < 0 else bound.owner
    return scene(position, named, bearer, owner, dict(numbers))


def _place_of(bearer: Standing | None) -> tuple[int, int] | None:
    """What makes a bearer the same one: a piece may have moved meanwhile, a hex cannot."""
    return bearer and ((bearer.piece, OFF_BOARD) if bearer.piece >= 0 else (NOBODY, bearer.hex))


def _player_of(position: Position, card: str) -> int:
    """The side that has played a card of this id last."""
    setting, state = position.setting, position.state
    played = [seat for seat, number in state.in_force if setting.cards[number].head.id == card]
    return setting.seats[played[-1]].side if played else state.active


def _bearers(position: Position, bound: Bound, roles: Mapping[str, Standing]) -> Iterator[Standing | None]:
    setting, state = position.setting, position.state
    if bound.rank in (Rank.BATTLE, Rank.GAME):
        yield None
    elif bound.rank is Rank.CARD:
        played = [card for _, card in state.in_force]
        # What a card does as it is played it does not do again when it lets its player play another.
        asked = played if bound.rule.id != AT_ONCE else [state.card] if state.card in played else []
        if any(setting.cards[card].head.id == bound.carrier for card in asked):
            yield None
    elif bound.rank is Rank.GROUND:
        for hex in range(len(setting.grid)):
            if position.ground(hex).head.id == bound.carrier:
                yield hex_alone(hex)
    elif bound.rank is Rank.MARKER:
        taken = {one.piece: one for one in roles.values() if one.piece >= 0}
        yield from (taken.get(one.piece, one) for one in _marked(position, bound.carrier, taken))
    else:
        taken = {one.piece: one for one in roles.values() if one.piece >= 0}
        for piece, hex in enumerate(state.hex_of):
            if hex < 0 and piece not in taken:
                continue
            if setting.pieces[piece][0] in bound.profiles:
                yield taken.get(piece) or position.standing(piece)


def _marked(position: Position, marker: str, taken: Mapping[int, Standing]) -> Iterator[Standing]:
    """Who carries a marker, and where it lies; who has a role in what happens carries it even if it is gone by now."""
    kinds = position.setting.markers
    carriers = {carrier for kind, _, carrier in position.state.markers if kinds[kind].head.id == marker}
    yield from (one for piece, one in taken.items() if piece in carriers and position.state.hex_of[piece] < 0)
    yield from marked(position, marker)
