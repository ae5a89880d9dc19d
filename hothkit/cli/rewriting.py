"""What commands that change a user's files have in common: the change is shown, agreed to, and written whole."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from errno import EACCES
from os import strerror
from pathlib import Path

import click

from hothkit.cli.language import why
from hothkit.paths import put_over, write_over, written_beside
from hothkit.prose import Phrases
from hothkit.text import plain


@dataclass(frozen=True, slots=True)
class Change:
    """A file as it was read and as it would be written."""

    shown: str
    path: Path
    before: bytes
    after: bytes


def is_agreed_to(changes: Sequence[Change], words: Phrases, is_agreed: bool) -> bool:
    """Show the changes; whether the user agrees, who may have said so before."""
    for change in changes:
        for line in _diff(change):
            click.echo(line)
    if is_agreed:
        return True
    if not sys.stdin.isatty():
        click.echo(words.say("rewriting.agree"))
        return False
    return click.confirm(words.say("rewriting.ask", number=len(changes)))


def is_written(change: Change, words: Phrases) -> bool:
    """Whether the file could be written; one that has changed meanwhile is left alone."""
    return are_written([change], words)


def are_written(changes: Sequence[Change], words: Phrases) -> bool:
    """Whether all of these files could be written; else, and if it is interrupted, all are as they were.

    All are written beside what is there before the first takes its place, the last one of all being put there last.
    """
    made: dict[Path, Path] = {}
    done: list[Change] = []
    shown = ""
    try:
        for change in changes:
            shown = change.shown
            if change.path.read_bytes() != change.before:
                click.echo(plain(words.say("rewriting.changed", path=shown)), err=True)
                return False
            if not change.path.stat().st_mode & 0o222:
                raise PermissionError(EACCES, strerror(EACCES))
            made[change.path] = written_beside(change.path, change.after)
        for change in changes:
            shown = change.shown
            done.append(change)
            put_over(change.path, made[change.path])
        done.clear()
    except OSError as problem:
        _tell(problem, shown, words)
        return False
    finally:
        for change in done:
            try:
                write_over(change.path, change.before)
            except OSError as problem:
                _tell(problem, change.shown, words)
        for path in made.values():
            path.unlink(missing_ok=True)
    return True


def _tell(problem: OSError, shown: str, words: Phrases) -> None:
    click.echo(plain(words.say("rewriting.cannot_write", path=shown, why=why(problem, words))), err=True)


def _diff(change: Change) -> Iterator[str]:
    before, after = (side.decode("utf-8", "replace").splitlines() for side in (change.before, change.after))
    yield from map(plain, unified_diff(before, after, change.shown, change.shown, lineterm=""))
