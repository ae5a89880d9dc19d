"""`hothkit check`: what is wrong with content files, packs and battles."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import click

from hothkit import resources
from hothkit.checks.run import NOT_PLAYED, run
from hothkit.cli.common import INTERRUPTED, exit_code, fail, options, print_json, words_in
from hothkit.cli.language import told
from hothkit.diagnostics import Diagnostic
from hothkit.pack.files import File, files
from hothkit.pack.library import Library, Thing, library
from hothkit.paths import is_there
from hothkit.prose import Phrases


@click.command("check", help=told("check.help"))
@click.argument("paths", nargs=-1, metavar="PATH…")
@click.option("--strict", is_flag=True, help=told("check.strict"))
@click.option("--fix", is_flag=True, help=told("check.fix.help"))
@click.option("--yes", is_flag=True, help=told("check.fix.yes"))
@click.option("--watch", is_flag=True, help=told("check.watch.help"))
@click.option("--games", type=click.IntRange(1, 1_000_000_000), metavar="N", help=told("check.games.help"))
@options(formats=("text", "json", "github", "sarif"), format_help=told("check.format"))
def command(
    paths: tuple[str, ...],
    strict: bool,
    fix: bool,
    yes: bool,
    watch: bool,
    games: int | None,
    form: str,
    packs: tuple[Path, ...],
    lang: str,
) -> None:
    words = words_in(lang)
    for path in (*paths, *map(str, packs)):
        if not path or not is_there(Path(path)):
            fail(words.say("commands.no_such_path", path=path))
    if watch:
        _watch(paths, packs, form, words)
    if yes and not fix:
        fail(words.say("check.fix.alone"))
    everything, asked = things_to_check(paths, packs)
    if fix:
        from hothkit.cli.mending import mend

        if form != "text":
            fail(words.say("check.fix.text_only"))
        if mend(everything, asked, words, yes):
            everything, asked = things_to_check(paths, packs)
    played, is_whole = NOT_PLAYED, True
    if games is not None:
        from hothkit.cli.games import games_of

        played, is_whole = games_of(everything, asked, games, words)
    found = run(everything, asked, played)
    _print(found, form, words, everything)
    if not asked:
        click.echo(words.say("check.nothing"), err=True)
    if found and (strict or any(finding.is_error for finding in found)):
        sys.exit(exit_code(found))
    if not is_whole:
        sys.exit(INTERRUPTED)


def _watch(paths: tuple[str, ...], packs: tuple[Path, ...], form: str, words: Phrases) -> NoReturn:
    """Check on until the user stops it."""
    from hothkit.checks.again import known
    from hothkit.cli.watching import watch

    if form != "text" or not paths:
        fail(words.say("check.watch.how"))
    with suppress(KeyboardInterrupt):
        watch(paths, known(*things_to_check(paths, packs)), words)
    sys.exit(0)


def _print(found: list[Diagnostic], form: str, words: Phrases, everything: Library) -> None:
    if form == "json":
        from hothkit.reports.json_ import as_data

        print_json(as_data(found, words))
    elif form == "sarif":
        from hothkit.reports.sarif import sarif

        print_json(sarif(found, words))
    elif form == "github":
        from hothkit.reports.github import workflow_commands

        for line in workflow_commands(found, words):
            click.echo(line)
    else:
        from hothkit.reports.text import report

        click.echo(report(found, words, everything))
        if found:
            click.echo(words.say("report.learn"))


def things_to_check(paths: tuple[str, ...], packs: tuple[Path, ...]) -> tuple[Library, list[Thing]]:
    """All content that can be named, and what of it was asked for or refused, each file once."""
    bundled = [file for name in ("rules", "scenarios") for file in files(resources.folder(name), name)]
    added = [file for path in packs for file in files(path)]
    asked = [file for path in paths for file in files(Path(path), path)] if paths else [*bundled, *added]
    seen: dict[Path, File] = {}
    for file in asked:
        seen.setdefault(file.real, file)
    others = list(_once((*bundled, *added), set(seen)))
    everything = library([*others, *seen.values()])
    return everything, [thing for thing in everything.all if thing.file.real in seen or thing.file.faults]


def _once(found: tuple[File, ...], taken: set[Path]) -> Iterator[File]:
    for file in found:
        if file.real not in taken:
            taken.add(file.real)
            yield file
