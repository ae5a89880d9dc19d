"""The part of `hothkit check` that mends files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import click

from hothkit.checks.fix import mended
from hothkit.cli.rewriting import Change, is_agreed_to, is_written
from hothkit.pack.groups import Group
from hothkit.pack.library import Library, Thing
from hothkit.paths import is_file
from hothkit.prose import Phrases


def mend(groups: Iterable[Group], words: Phrases, is_agreed: bool) -> bool:
    """Show what would be changed and change it if the user agrees; whether anything was written."""
    changes = [change for group in groups for change in _mended(group.library, group.asked)]
    if not changes:
        click.echo(words.say("check.fix.nothing"))
    elif is_agreed_to(changes, words, is_agreed):
        written = [change for change in changes if is_written(change, words)]
        click.echo(words.say("rewriting.written", number=len(written)))
        return bool(written)
    return False


def _mended(library: Library, things: Iterable[Thing]) -> Iterator[Change]:
    for thing in things:
        if not thing.source.lines or not is_file(thing.file.path):
            continue
        before = thing.file.path.read_bytes()
        text = before.decode("utf-8", "surrogateescape")
        after = mended(library, thing, text).encode("utf-8", "surrogateescape")
        if after != before:
            yield Change(thing.file.shown, thing.file.path, before, after)
