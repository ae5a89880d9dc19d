"""A record played again: verified line by line, without a random generator."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from hothkit.engine import Game
from hothkit.engine.chances import SEEDED, Chance, Recorded, WrongRecord
from hothkit.notation import action_text, event_text, is_chance, read_action, read_chance
from hothkit.notation.read import shortened
from hothkit.notation.record import DECISION, NOBODY, End, Record, RecordError, record_hash
from hothkit.position.actions import Action
from hothkit.position.events import Event
from hothkit.position.setting import Setting
from hothkit.position.state import State

Outcomes = list[tuple[int, ...]]


class Step(NamedTuple):
    """A decision (None before the first), the events that followed, the state they led to, and the record's lines."""

    action: Action | None
    events: tuple[Event, ...]
    state: State
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """The steps of a record up to its end or to the first fault; `is_cut_off`: the last step was not written whole."""

    steps: tuple[Step, ...]
    problem: RecordError | None
    is_cut_off: bool = False


class _Block(NamedTuple):
    """The lines of one step with their numbers; the decision is empty for the first."""

    number: int
    decision: str
    lines: tuple[tuple[int, str], ...]


class FollowingStreams(Recorded):
    """Recorded chance that moves the state's random streams on too, so that the battle can be played on."""

    def dice(self, setting: Setting, state: State, number: int) -> tuple[int, ...]:
        """The recorded faces."""
        SEEDED.dice(setting, state, number)
        return super().dice(setting, state, number)

    def card(self, setting: Setting, state: State, seat: int, cards: tuple[int, ...]) -> int:
        """The recorded card."""
        SEEDED.card(setting, state, seat, cards)
        return super().card(setting, state, seat, cards)


def replay(game: Game, record: Record, chance: Callable[[Outcomes], Chance] = Recorded) -> Replay:
    """The record's steps, each of which must be legal and must lead to the recorded events."""
    steps: list[Step] = []
    blocks = _blocks(record)
    for block in blocks:
        try:
            steps.append(_step(game, record, steps, block, chance))
        except RecordError as wrong:
            # Only the very last step of an unfinished record may lack something: it was not written to its end.
            torn = block is blocks[-1] and record.end is None and len(steps) > 0 and wrong.phrase == "missing"
            return Replay(tuple(steps), None if torn else wrong, torn)
    try:
        _check_end(game.setting, record, steps[-1].state)
    except RecordError as wrong:
        return Replay(tuple(steps), wrong)
    return Replay(tuple(steps), None, record.is_cut_off)


def step_lines(setting: Setting, seat: int, action: Action | None, events: Iterable[Event]) -> list[str]:
    """The record's lines of a step."""
    told = [event_text(setting, event) for event in events]
    return told if action is None else [f"{DECISION}{setting.seats[seat].name} {action_text(setting, action)}", *told]


def end_of(setting: Setting, state: State, hash: str) -> End:
    """What a record's end says of a battle that is over."""
    return End(setting.sides[state.winner] if state.winner >= 0 else NOBODY, state.won_how, hash)


def _blocks(record: Record) -> list[_Block]:
    starts = [i for i, (_, line) in enumerate(record.lines) if line.startswith(DECISION)]
    first = record.lines[0][0] if record.lines else 1
    blocks = [_Block(first, "", record.lines[: starts[0] if starts else None])]
    for start, after in pairwise([*starts, len(record.lines)]):
        number, line = record.lines[start]
        blocks.append(_Block(number, line.removeprefix(DECISION), record.lines[start + 1 : after]))
    return blocks


def _step(game: Game, record: Record, steps: list[Step], block: _Block, chance: Callable[[Outcomes], Chance]) -> Step:
    setting = game.setting
    outcomes = _outcomes(setting, block)
    action = None
    try:
        if not steps:
            state, events = game.new(record.head.seed, chance(outcomes))
        else:
            action = _action(game, steps[-1].state, block)
            state, events = game.apply(steps[-1].state, action, chance(outcomes))
    except WrongRecord as wrong:
        raise _wrong_chance(block, wrong) from None
    _compare(setting, block, events)
    lines = [line for _, line in block.lines]
    return Step(action, tuple(events), state, tuple([DECISION + block.decision, *lines] if steps else lines))


def _outcomes(setting: Setting, block: _Block) -> Outcomes:
    found = []
    for number, line in block.lines:
        try:
            if (outcome := read_chance(setting, line)) is not None:
                found.append(outcome)
        except (ValueError, IndexError):
            raise RecordError("chance", number, text=shortened(line)) from None
    return found


def _action(game: Game, state: State, block: _Block) -> Action:
    said = shortened(block.decision)
    if state.is_over:
        raise RecordError("over", block.number, text=said)
    side, _, text = block.decision.partition(" ")
    acting = game.setting.seats[game.player_to_act(state)].name
    if side != acting:
        raise RecordError("not_its_turn", block.number, text=said, side=acting)
    action = read_action(game.setting, state, text)
    # The hash is over the lines, so a line has one form only.
    if action is None or action_text(game.setting, action) != text:
        raise RecordError("illegal", block.number, text=said)
    return action


def _wrong_chance(block: _Block, wrong: WrongRecord) -> RecordError:
    last = block.lines[-1][0] if block.lines else block.number
    if wrong.is_exhausted:
        return RecordError("missing", last, told="…")
    number, line = [(number, line) for number, line in block.lines if is_chance(line)][wrong.number]
    return RecordError("chance", number, text=shortened(line))


def _compare(setting: Setting, block: _Block, events: list[Event]) -> None:
    told = [event_text(setting, event) for event in events]
    for (number, line), expected in zip(block.lines, told, strict=False):
        if line != expected:
            raise RecordError("differs", number, text=shortened(line), told=expected)
    if len(block.lines) > len(told):
        number, line = block.lines[len(told)]
        raise RecordError("too_much", number, text=shortened(line))
    if len(block.lines) < len(told):
        raise RecordError("missing", block.lines[-1][0] if block.lines else block.number, told=told[len(block.lines)])


def _check_end(setting: Setting, record: Record, state: State) -> None:
    if record.end is None:
        return
    if not state.is_over:
        raise RecordError("not_over", record.end_line)
    expected = end_of(setting, state, record_hash(record.body()))
    for at, key in enumerate(("winner", "how", "hash")):
        said, right = getattr(record.end, key), getattr(expected, key)
        if said != right:
            raise RecordError(
                "end_differs", record.end_line + at, text=shortened(f"{key} {said}"), told=f"{key} {right}"
            )
