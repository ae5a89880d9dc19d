"""Finding what a command is about: a battle, or a position inside a record."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import click

from hothkit.cli.common import FINDINGS, fail, setting_of
from hothkit.engine import Game
from hothkit.notation.record import Record, RecordError, read_record
from hothkit.pack.library import Library
from hothkit.players.replaying import Step, replayed
from hothkit.position.position import Position
from hothkit.position.state import starting_state
from hothkit.prose import Phrases


def resolve(library: Library, name: str, variants: tuple[str, ...], words: Phrases) -> Position:
    """The starting position of SCENARIO, or for RECORD@N the position before action N."""
    path, at, number = name.rpartition("@")
    if not at or not number.isdigit() or not Path(path).is_file():
        setting = setting_of(library, name, variants, words)
        return Position(setting, starting_state(setting, []))
    record = record_at(Path(path), words)
    game, steps = steps_of(library, record, Path(path), words)
    if not 1 <= int(number) <= len(steps):
        fail(words.say("records.no_such_action", number=number, most=len(steps)))
    return Position(game.setting, steps[int(number) - 1].state)


def record_at(path: Path, words: Phrases) -> Record:
    """The record in a file; ends the command with its place if it cannot be read."""
    try:
        return read_record(path)
    except RecordError as wrong:
        fail_record(wrong, path, words)


def steps_of(library: Library, record: Record, path: Path, words: Phrases) -> tuple[Game, list[Step]]:
    """The game of a record and its steps, verified."""
    game = Game(setting_of(library, record.head.battle, record.head.variants, words))
    try:
        return game, replayed(game, record)
    except RecordError as wrong:
        fail_record(wrong, path, words)


def problem(wrong: RecordError, words: Phrases) -> str:
    """What is wrong with a record, in words."""
    values = {
        key: value.encode("unicode_escape").decode() if not value.isprintable() else value
        for key, value in wrong.values.items()
    }
    return words.say(f"records.{wrong.phrase}", **values)


def fail_record(wrong: RecordError, path: Path, words: Phrases) -> NoReturn:
    """End the command: a record that does not fit is a finding at its line."""
    click.echo(f"{path}:{wrong.line}: {problem(wrong, words)}", err=True)
    raise SystemExit(FINDINGS)
