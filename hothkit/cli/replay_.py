"""`hothkit replay`: a recorded battle told again and verified line by line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from hothkit.cli.common import FINDINGS, fail, library_with, options, print_json, words_in
from hothkit.cli.language import told
from hothkit.cli.outcome import outcome
from hothkit.cli.positions import problem, record_at, replay_of
from hothkit.engine import Game
from hothkit.notation import Record, record_hash
from hothkit.pack.fingerprint import PACKS, fingerprint, versions
from hothkit.pack.library import Library
from hothkit.paths import is_file, write_new, write_over
from hothkit.players.replaying import Replay
from hothkit.prose import Phrases
from hothkit.story import Teller
from hothkit.text import plain


@click.command(help=told("commands.replay.help"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--html", type=click.Path(path_type=Path), help=told("commands.replay.html"))
@click.option("--force", is_flag=True, help=told("commands.replay.force"))
@options(formats=("text", "json"))
def command(file: Path, html: Path | None, force: bool, form: str, lang: str, packs: tuple[Path, ...]) -> None:
    """Tell and verify a record."""
    words = words_in(lang)
    if not is_file(file):
        fail(words.say("commands.no_such_path", path=plain(str(file))))
    if html is not None and is_file(html) and html.samefile(file):
        fail(words.say("commands.replay.html_is_record", path=plain(str(html))))
    record = record_at(file, words)
    library = library_with(packs, about=(record.head.battle,))
    game, found = replay_of(library, record, words)
    notes = _notes(library, record, game, found, words)
    if html is not None:
        _write(html, force, game, found, words)
    if form == "json":
        print_json(_data(game, record, found, notes, words))
    else:
        if html is None:
            for line in _story(game, found, words):
                click.echo(line)
            click.echo()
        for line in notes:
            click.echo(line)
    if found.problem is not None:
        if form == "text":
            click.echo(f"{plain(str(file))}:{found.problem.line}: {problem(found.problem, words)}", err=True)
        sys.exit(FINDINGS)
    if form == "text":
        kind = "verified" if found.steps[-1].state.is_over else "verified_unfinished"
        click.echo(words.say(f"records.{kind}", number=len(found.steps) - 1))


def _write(path: Path, force: bool, game: Game, found: Replay, words: Phrases) -> None:
    """Write the battle as a file that shows it step by step."""
    from hothkit.reference.replay.html import page

    try:
        (write_over if force else write_new)(path, page(game.setting, found, words))
    except FileExistsError:
        fail(words.say("commands.show.exists", path=str(path)))
    except OSError:
        fail(words.say("commands.play.cannot_write", path=str(path)))


def _story(game: Game, found: Replay, words: Phrases) -> Iterator[str]:
    teller = Teller(game.setting, words)
    yield from teller.heading()
    for step in found.steps:
        yield from teller.tell(step.events)
    yield from teller.rest()


def _notes(library: Library, record: Record, game: Game, found: Replay, words: Phrases) -> list[str]:
    head = record.head
    notes = []
    now = fingerprint(library, head.battle, head.variants, game.setting.uses)
    then = {name: hash for name, hash in head.content.items() if not name.startswith(PACKS)}
    differing = sorted(name for name in {*then, *now} if then.get(name) != now.get(name))
    if then and differing:
        notes.append(words.say("records.content_changed", names=plain(", ".join(differing))))
    for name, version in versions(library).items():
        if (before := head.content.get(name, version)) != version:
            id = name.removeprefix(PACKS)
            notes.append(words.say("records.pack_changed", name=id, before=plain(before), now=plain(version)))
    if found.is_cut_off:
        notes.append(words.say("records.cut_off"))
    return notes


def _data(game: Game, record: Record, found: Replay, notes: list[str], words: Phrases) -> dict[str, Any]:
    wrong = found.problem
    state = found.steps[-1].state if found.steps else None
    lines = [line for step in found.steps for line in step.lines]
    return {
        "verified": wrong is None,
        "problem": None
        if wrong is None
        else {"line": wrong.line, "kind": wrong.phrase, "message": problem(wrong, words)},
        "notes": notes,
        "actions": max(0, len(found.steps) - 1),
        **outcome(game.setting, state, record.head, record_hash(lines), words),
    }
