"""`hothkit check`: what is wrong with content files, packs and battles."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import click

from hothkit.checks.packs import circular_packs
from hothkit.checks.run import NOT_PLAYED, run
from hothkit.cli.common import INTERRUPTED, exit_code, fail, options, pack_paths, print_json, words_in
from hothkit.cli.language import told
from hothkit.diagnostics import Diagnostic
from hothkit.pack.files import File, files
from hothkit.pack.groups import Shelf, shelf
from hothkit.pack.library import Library
from hothkit.pack.loading import bundled_files
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
    packs, paths = pack_paths(packs), tuple(_path(path, words) for path in paths)
    if watch:
        _watch(paths, packs, form, words)
    if yes and not fix:
        fail(words.say("check.fix.alone"))
    shelf = shelf_of(paths, packs)
    if fix:
        from hothkit.cli.mending import mend

        if form != "text":
            fail(words.say("check.fix.text_only"))
        if mend(shelf.groups, words, yes):
            shelf = shelf_of(paths, packs)
    found, is_whole = findings_of(shelf, games, words)
    _print(found, form, words, shelf.everything)
    if not any(group.asked for group in shelf.groups):
        click.echo(words.say("check.nothing"), err=True)
    if found and (strict or any(finding.is_error for finding in found)):
        sys.exit(exit_code(found))
    if not is_whole:
        sys.exit(INTERRUPTED)


def _path(name: str, words: Phrases) -> str:
    """What was named: a path as it was written, or a pack that comes with hothkit."""
    if not name:
        fail(words.say("commands.no_such_path", path=name))
    return name if is_there(Path(name)) else str(pack_paths((Path(name),))[0])


def _watch(paths: tuple[str, ...], packs: tuple[Path, ...], form: str, words: Phrases) -> NoReturn:
    """Check on until the user stops it."""
    from hothkit.checks.again import known
    from hothkit.cli.watching import watch

    if form != "text" or not paths:
        fail(words.say("check.watch.how"))
    with suppress(KeyboardInterrupt):
        watch(paths, lambda: known(shelf_of(paths, packs)), words)
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


def shelf_of(paths: tuple[str, ...], packs: tuple[Path, ...]) -> Shelf:
    """What was asked for, each pack of it by itself; without paths all that comes with hothkit and is added."""
    return shelf_with([file for path in paths for file in files(Path(path), path)] if paths else None, packs)


def shelf_with(asked: Sequence[File] | None, packs: tuple[Path, ...]) -> Shelf:
    """The same of files that were found already."""
    bundled = bundled_files()
    added = [file for path in packs for file in files(path)]
    return shelf(bundled, added, [*bundled, *added] if asked is None else asked)


def findings_of(shelf: Shelf, games: int | None, words: Phrases) -> tuple[list[Diagnostic], bool]:
    """What is found in all groups, and whether all games that were asked for were played."""
    found = list(circular_packs.among(shelf))
    is_whole = True
    for group in shelf.groups:
        played = NOT_PLAYED
        if games is not None and is_whole:
            from hothkit.cli.games import games_of

            played, is_whole = games_of(group.library, group.asked, games, words)
        found += run(group.library, group.asked, played)
    return sorted(dict.fromkeys(found), key=Diagnostic.sort_key), is_whole
