"""Finding what a command is about: a battle, or a position inside a record."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import NoReturn

import click

from hothkit.cli.agreement import Asked
from hothkit.cli.common import FINDINGS, fail, library_with, setting_of
from hothkit.diagnostics import excerpt
from hothkit.engine import Game
from hothkit.engine.chances import Chance, Recorded
from hothkit.notation import Head, Record, RecordError, read_record
from hothkit.pack.library import Library
from hothkit.pack.packs import pack_of
from hothkit.paths import is_file
from hothkit.players.replaying import Outcomes, Replay, replay
from hothkit.position.position import Position
from hothkit.prose import Phrases
from hothkit.text import plain

_MOST_DIGITS = 9


def resolve(packs: tuple[Path, ...], name: str, variants: tuple[str, ...], words: Phrases) -> Position:
    """The starting position of SCENARIO, or for RECORD@N the position before action N."""
    path, at, number = name.rpartition("@")
    if not at or not (number.isascii() and number.isdigit()):
        setting = setting_of(library_with(packs, about=(name,)), name, variants, words)
        return Position(setting, Game(setting).set_up())
    if variants:
        fail(words.say("records.has_its_variants"))
    if not is_file(Path(path)):
        fail(words.say("commands.no_such_path", path=plain(path)))
    record = record_at(Path(path), words)
    library = library_with(packs, about=(record.head.battle,))
    wanted = int(number) if len(number) <= _MOST_DIGITS else -1
    return position_at(library, record, wanted, Path(path), words, number)


def position_at(library: Library, record: Record, number: int, path: Path, words: Phrases, typed: str = "") -> Position:
    """The position of a record before its action of this number, from 1 on; one more than the last: behind it."""
    game, found = replay_of(library, record, words)
    if not 1 <= number <= len(found.steps):
        if found.problem:
            fail_record(found.problem, path, words)
        fail(words.say("records.no_such_action", number=excerpt(typed or str(number)), most=len(found.steps)))
    return Position(game.setting, found.steps[number - 1].state)


def record_at(path: Path, words: Phrases) -> Record:
    """The record in a file; ends the command with its place if it cannot be read."""
    try:
        return _with_its_battle(read_record(path), path)
    except RecordError as wrong:
        fail_record(wrong, path, words)


def _with_its_battle(record: Record, path: Path) -> Record:
    """The record; a loose battle that is not where it was is looked for from the record's folder too."""
    battle = Path(record.head.battle)
    beside = path.parent / battle
    if battle.suffix not in (".yaml", ".yml") or is_file(battle) or not is_file(beside):
        return record
    return replace(record, head=replace(record.head, battle=str(beside)))


def replay_of(
    library: Library, record: Record, words: Phrases, chance: Callable[[Outcomes], Chance] = Recorded
) -> tuple[Game, Replay]:
    """The game of a record and its steps; ends the command if there is no such battle or variant."""
    if missing := [pack for pack in record.head.packs if not _is_loaded(library, pack)]:
        fail(words.say("records.needs_pack", packs=" ".join(f"--pack {pack}" for pack in missing)))
    head = record.head
    setting = setting_of(library, head.battle, head.variants, words, _agreed(head))
    game = Game(setting if record.head.limit is None else replace(setting, limit=record.head.limit))
    return game, replay(game, record, chance)


def _agreed(head: Head) -> Asked:
    leaders, campaign = (tuple(f"{seat}={name}" for seat, name in pairs) for pairs in (head.leaders, head.campaign))
    return Asked(leaders, campaign, head.teams)


def _is_loaded(library: Library, pack: str) -> bool:
    """Whether a pack of this name is among those given; it may lie elsewhere now."""
    named = Path(pack)
    ids = {pack_of(thing).head.id for thing in library.packs}
    return named.stem in ids or any(named.name in thing.file.path.parts for thing in library.all)


def problem(wrong: RecordError, words: Phrases) -> str:
    """What is wrong with a record, in words."""
    return words.say(f"records.{wrong.phrase}", **wrong.values)


def fail_record(wrong: RecordError, path: Path, words: Phrases) -> NoReturn:
    """End the command: a record that does not fit is a finding at its line."""
    click.echo(f"{plain(str(path))}:{wrong.line}: {problem(wrong, words)}", err=True)
    sys.exit(FINDINGS)


def two_hexes(position: Position, from_: str, to: str, words: Phrases) -> tuple[int, int]:
    """Two hexes of these names, which must differ."""
    a, b = hex_at(position, from_, words), hex_at(position, to, words)
    if a == b:
        fail(words.say("commands.explain.same_hex", name=position.setting.grid.names[a]))
    return a, b


def hex_at(position: Position, name: str, words: Phrases) -> int:
    """The hex of this name, in capitals or not."""
    known = position.setting.grid.number
    if name.upper() in known:
        return known[name.upper()]
    message = words.say("commands.explain.no_hex", name=name)
    if close := get_close_matches(name.upper(), list(known), 3, 0.5):
        message += " " + words.say("commands.did_you_mean", names=", ".join(close))
    fail(message)


def piece_at(position: Position, hex: int, words: Phrases) -> int:
    """What stands on a hex."""
    names, on_hex = position.setting.grid.names, position.state.on_hex
    if on_hex[hex] < 0:
        taken = ", ".join(name for name, piece in zip(names, on_hex, strict=True) if piece >= 0)
        fail(words.say("commands.explain.nobody", name=names[hex], hexes=taken))
    return on_hex[hex]
