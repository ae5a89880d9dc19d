"""The part of `hothkit check` that mends files: first shown, then written whole or not at all."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import unified_diff
from errno import EACCES
from os import strerror
from pathlib import Path

import click

from hothkit.checks.fix import mended
from hothkit.cli.language import why
from hothkit.pack.groups import Group
from hothkit.pack.library import Library, Thing
from hothkit.paths import is_file, write_over
from hothkit.prose import Phrases
from hothkit.text import plain


@dataclass(frozen=True, slots=True)
class Mended:
    """A file as it was read and as it would be written."""

    shown: str
    path: Path
    before: bytes
    after: bytes


def mend(groups: Iterable[Group], words: Phrases, is_agreed: bool) -> bool:
    """Show what would be changed and change it if the user agrees; whether anything was written."""
    files = [file for group in groups for file in _mended(group.library, group.asked)]
    for file in files:
        for line in _diff(file):
            click.echo(line)
    if not files:
        click.echo(words.say("check.fix.nothing"))
    elif is_agreed or _is_wanted(len(files), words):
        written = [file for file in files if _is_written(file, words)]
        click.echo(words.say("check.fix.written", number=len(written)))
        return bool(written)
    return False


def _mended(library: Library, things: Iterable[Thing]) -> Iterator[Mended]:
    for thing in things:
        if not thing.source.lines or not is_file(thing.file.path):
            continue
        before = thing.file.path.read_bytes()
        text = before.decode("utf-8", "surrogateescape")
        after = mended(library, thing, text).encode("utf-8", "surrogateescape")
        if after != before:
            yield Mended(thing.file.shown, thing.file.path, before, after)


def _diff(file: Mended) -> Iterator[str]:
    before, after = (side.decode("utf-8", "replace").splitlines() for side in (file.before, file.after))
    yield from map(plain, unified_diff(before, after, file.shown, file.shown, lineterm=""))


def _is_wanted(files: int, words: Phrases) -> bool:
    if not sys.stdin.isatty():
        click.echo(words.say("check.fix.agree"))
        return False
    return click.confirm(words.say("check.fix.ask", number=files))


def _is_written(file: Mended, words: Phrases) -> bool:
    """Whether the file could be written; one that has changed meanwhile is left alone."""
    try:
        if file.path.read_bytes() != file.before:
            click.echo(plain(words.say("check.fix.changed", path=file.shown)), err=True)
            return False
        if not file.path.stat().st_mode & 0o222:
            raise PermissionError(EACCES, strerror(EACCES))
        write_over(file.path, file.after)
    except OSError as problem:
        click.echo(plain(words.say("check.fix.cannot_write", path=file.shown, why=why(problem, words))), err=True)
        return False
    return True
