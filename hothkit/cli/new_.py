"""`hothkit new scenario NAME`: a small battle to begin with."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from hothkit.cli.common import fail, library_with, options, words_in
from hothkit.cli.language import told
from hothkit.paths import is_folder, write_new
from hothkit.resources import folder
from hothkit.text import LANGUAGES, kebab


@click.group("new", help=told("new.help"))
@click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False, help=told("commands.lang"))
def command() -> None:
    """What can be begun."""


@command.command("scenario", help=told("new.scenario"))
@click.argument("name")
@click.option("--dir", "target", type=click.Path(path_type=Path), default=Path("."), help=told("new.dir"))
@options()
def scenario(name: str, target: Path, packs: tuple[Path, ...], lang: str) -> None:
    """Write the file and say what to do with it."""
    from hothkit.reports.starter import schema_line, starter

    words = words_in(lang)
    title, id = " ".join(name.split()), kebab(name)
    if not id or not title.isprintable() or len(title) > 100:
        fail(words.say("new.no_id"))
    if not is_folder(target):
        fail(words.say("commands.no_such_path", path=str(target)))
    path = target / f"{id}.yaml"
    text = starter(library_with(packs), title, schema_line(folder("schemas") / "scenario.schema.json", target), words)
    try:
        write_new(path, text)
    except FileExistsError:
        fail(words.say("new.exists", path=str(path)))
    except OSError:
        fail(words.say("new.cannot_write", path=str(path)))
    click.echo(words.say("new.written", path=shlex.quote(str(path))))
