"""A record played again: verified line by line, without a random generator."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.engine import Game
from hothkit.engine.chances import Recorded, WrongRecord
from hothkit.notation import action_text, event_text, read_action, read_chance
from hothkit.notation.record import Record, RecordError
from hothkit.position.events import Event
from hothkit.position.setting import Setting
from hothkit.position.state import State


@dataclass(frozen=True, slots=True)
class Step:
    """An action (empty before the first), the events that followed, and the state they led to."""

    action: str
    events: tuple[Event, ...]
    state: State


def action_line(setting: Setting, side: int, action: str) -> str:
    """A record's line of a decision."""
    return f"> {setting.sides[side]} {action}"


def replayed(game: Game, record: Record) -> list[Step]:
    """All steps of a record; RecordError names the first line that does not fit."""
    setting = game.setting
    blocks = _blocks(record)
    steps: list[Step] = []
    state: State | None = None
    for number, action, lines in blocks:
        try:
            chance = Recorded([c for _, line in lines if (c := read_chance(setting, line)) is not None])
            if state is None:
                state, events = game.new(0, chance)
            else:
                chosen = None
                for side, name in enumerate(setting.sides):
                    if action.startswith(f"{name} ") and not state.is_over and game.player_to_act(state) == side:
                        chosen = read_action(setting, state, action.removeprefix(f"{name} "))
                if chosen is None:
                    raise RecordError("illegal", number, text=action[:60])
                state, events = game.apply(state, chosen, chance)
        except (WrongRecord, ValueError, IndexError):
            raise RecordError("chance", number) from None
        _compare(setting, lines, events, number, is_last=(number, action, lines) == blocks[-1])
        steps.append(Step(action, tuple(events), state))
    return steps


def played_lines(game: Game, side: int, action: object, events: list[Event]) -> list[str]:
    """The record's lines of one step."""
    from hothkit.position.actions import Action

    told = [event_text(game.setting, event) for event in events]
    if not isinstance(action, Action):
        return told
    return [action_line(game.setting, side, action_text(game.setting, action)), *told]


def _blocks(record: Record) -> list[tuple[int, str, list[tuple[int, str]]]]:
    blocks: list[tuple[int, str, list[tuple[int, str]]]] = [(1, "", [])]
    for number, line in record.lines:
        if line.startswith("> "):
            blocks.append((number, line[2:], []))
        elif line:
            blocks[-1][2].append((number, line))
    return blocks


def _compare(
    setting: Setting, lines: list[tuple[int, str]], events: list[Event], number: int, *, is_last: bool
) -> None:
    for (at, line), event in zip(lines, events, strict=False):
        told = event_text(setting, event)
        if line != told:
            raise RecordError("differs", at, text=line[:80], told=told)
    if len(lines) > len(events):
        raise RecordError("differs", lines[len(events)][0], text=lines[len(events)][1][:80], told="-")
    if len(lines) < len(events):
        raise RecordError("missing", (lines[-1][0] if lines else number), told=event_text(setting, events[len(lines)]))
