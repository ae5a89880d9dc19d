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
from hothkit.paths import write_over
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
    try:
        if change.path.read_bytes() != change.before:
            click.echo(plain(words.say("rewriting.changed", path=change.shown)), err=True)
            return False
        if not change.path.stat().st_mode & 0o222:
            raise PermissionError(EACCES, strerror(EACCES))
        write_over(change.path, change.after)
    except OSError as problem:
        click.echo(plain(words.say("rewriting.cannot_write", path=change.shown, why=why(problem, words))), err=True)
        return False
    return True


def _diff(change: Change) -> Iterator[str]:
    before, after = (side.decode("utf-8", "replace").splitlines() for side in (change.before, change.after))
    yield from map(plain, unified_diff(before, after, change.shown, change.shown, lineterm=""))
