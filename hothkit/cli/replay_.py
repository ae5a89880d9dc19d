"""`hothkit replay`: a recorded battle told again and verified line by line."""

from __future__ import annotations

from pathlib import Path

import click

from hothkit.cli.common import FINDINGS, library_with, options, print_json, setting_of, words_in
from hothkit.cli.language import told
from hothkit.cli.outcome import outcome
from hothkit.cli.play_ import content_hash
from hothkit.cli.positions import problem, record_at
from hothkit.engine import Game
from hothkit.notation.record import RecordError, record_hash
from hothkit.players.replaying import replayed
from hothkit.story import Teller


@click.command(help=told("commands.replay.help"))
@click.argument("file", type=click.Path(path_type=Path))
@options(formats=("text", "json"))
def command(file: Path, form: str, lang: str, packs: tuple[Path, ...]) -> None:
    """Tell and verify a record."""
    library, words = library_with(packs), words_in(lang)
    record = record_at(file, words)
    game = Game(setting_of(library, record.head.battle, record.head.variants, words))
    notes = []
    if record.head.content != content_hash(library):
        notes.append(words.say("records.content_changed"))
    wrong, steps = None, []
    try:
        steps = replayed(game, record)
    except RecordError as error:
        wrong = f"{file}:{error.line}: {problem(error, words)}"
    if form == "json":
        state = steps[-1].state if steps else None
        hash = record_hash(line for line in record.body() if line)
        data = outcome(game.setting, state, record.head, hash) if state is not None else None
        print_json({"verified": wrong is None, "problem": wrong, "notes": notes, "outcome": data})
    else:
        teller = Teller(game.setting, words)
        for line in (*teller.heading(), *(line for step in steps for line in teller.tell(step.events))):
            click.echo(line)
        for line in notes:
            click.echo(line)
        if wrong is None:
            finished = steps[-1].state.is_over
            click.echo(
                words.say("records.verified" if finished else "records.verified_unfinished", number=len(steps) - 1)
            )
    if wrong is not None:
        click.echo(wrong, err=True)
        raise SystemExit(FINDINGS)
