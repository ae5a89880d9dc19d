"""The part of `hothkit check` that goes on checking while an author writes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep, strftime

import click

from hothkit.checks.again import Known, again
from hothkit.pack.files import File, files
from hothkit.pack.reading import read_things
from hothkit.prose import Phrases
from hothkit.reports.text import report

_PAUSE = 0.25
"""Seconds between two looks at the disk."""
Stamp = tuple[int, int] | None
Stamps = dict[Path, tuple[File, Stamp]]


def watch(paths: tuple[str, ...], first_look: Callable[[], Known], words: Phrases) -> None:
    """Report at once and after each change, until the user stops it."""
    seen = stamps(paths)  # before anything is read: what changes meanwhile is read again
    known = first_look()
    click.echo(report(known.found, words, known.shelf.everything))
    click.echo(words.say("check.watch.begun"), err=True)
    for changed in changes(paths, known, seen):
        click.echo(f"\n{strftime('%H:%M:%S')}\n{report(changed.found, words, changed.shelf.everything)}")


def changes(paths: tuple[str, ...], known: Known, seen: Stamps) -> Iterator[Known]:
    """What is known after each change of a file; a file is seen to change by its time and size."""
    while True:
        sleep(_PAUSE)
        now = stamps(paths)
        if now == seen:
            continue
        # A file also becomes another one when a pack.yaml beside it makes a pack of its folder.
        read = read_things(file for real, (file, stamp) in now.items() if seen.get(real) != (file, stamp))
        known, seen = again(known, read, seen.keys() - now.keys()), now
        yield known


def stamps(paths: tuple[str, ...]) -> Stamps:
    """The files as they lie there, each with the time of its last change and its size."""
    found = (file for path in paths for file in files(Path(path), path))
    return {file.real: (file, _stamp(file.path)) for file in found}


def _stamp(path: Path) -> Stamp:
    try:
        told = path.stat()
    except OSError:  # a file in a zip, or one that has just gone
        return None
    return told.st_mtime_ns, told.st_size
