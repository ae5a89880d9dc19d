"""`hothkit migrate PATH…`: packs of an earlier format, rewritten for the present one."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from hothkit.cli.check_ import shelf_of
from hothkit.cli.common import FINDINGS, fail, options, words_in
from hothkit.cli.language import told
from hothkit.cli.rewriting import Change, are_written, is_agreed_to
from hothkit.diagnostics import Diagnostic
from hothkit.migration.run import FIRST_FORMAT, migrated
from hothkit.pack.groups import Shelf
from hothkit.pack.library import Library, Thing
from hothkit.paths import is_file, is_there
from hothkit.prose import Phrases
from hothkit.shape.format_ import NEW, PACK, format_of, our_format
from hothkit.text import plain


@dataclass(frozen=True, slots=True)
class _Batch:
    """Files that only change together: a pack, or a file that lies in none."""

    library: Library
    things: tuple[Thing, ...]


@click.command("migrate", help=told("migrate.help"))
@click.argument("paths", nargs=-1, metavar="PATH…", required=True)
@click.option("--yes", is_flag=True, help=told("migrate.yes"))
@options()
def command(paths: tuple[str, ...], yes: bool, packs: tuple[Path, ...], lang: str) -> None:
    words = words_in(lang)
    for path in (*paths, *map(str, packs)):
        if not path or not is_there(Path(path)):
            fail(words.say("commands.no_such_path", path=path))
    shelf = shelf_of(paths, packs)
    batches = list(_batches(shelf))
    if zips := [thing.file.pack for batch in batches for thing in batch.things if _is_zip(thing)]:
        fail(words.say("migrate.zip", path=str(zips[0])))
    rewritten, is_whole = [], True
    for batch in batches:
        changes = _changes(batch, shelf.everything, words)
        is_whole = is_whole and changes is not None
        rewritten += [changes] if changes else []
    if not rewritten:
        if is_whole:
            click.echo(words.say("migrate.nothing", format=our_format()))
    elif is_agreed_to([change for changes in rewritten for change in changes], words, yes):
        written = [changes for changes in rewritten if are_written(changes, words)]
        click.echo(words.say("rewriting.written", number=sum(map(len, written))))
        is_whole = is_whole and written == rewritten
    else:
        is_whole = False
    sys.exit(0 if is_whole else FINDINGS)


def _batches(shelf: Shelf) -> Iterator[_Batch]:
    """Each pack of which anything was asked for, as a whole, and each loose file."""
    for group in shelf.groups:
        for pack in dict.fromkeys(thing.file.pack for thing in group.asked):
            if pack is None:
                yield from (_Batch(group.library, (thing,)) for thing in group.asked if thing.file.pack is None)
            else:
                yield _Batch(group.library, tuple(thing for thing in group.library.all if thing.file.pack == pack))


def _is_zip(thing: Thing) -> bool:
    """Whether it is the own file of a zip that would have to change."""
    pack = thing.file.pack
    return thing.file.kind == PACK and pack is not None and is_file(pack) and 0 < format_of(thing.data) < our_format()


def _changes(batch: _Batch, everything: Library, words: Phrases) -> list[Change] | None:
    """What is to be written, the pack's own file last; None, and it is told, if something stands in the way."""
    head = next((thing for thing in batch.things if thing.file.kind == PACK), None)
    since = FIRST_FORMAT if head is None else format_of(head.data)
    if head is not None and (newer := [finding for finding in head.findings if finding.check == NEW]):
        _refuse(newer, everything, words)
        return None
    if since == our_format() or (head is None and not batch.things[0].source.lines):
        return []
    held = {thing.file.real: thing.file.path.read_bytes() for thing in batch.things if is_file(thing.file.path)}
    texts = {path: data.decode("utf-8", "surrogateescape") for path, data in held.items()}
    done = migrated(batch.library, batch.things, texts)
    if done.found:
        _refuse(done.found, everything, words)
        return None
    if done.stuck is not None:
        click.echo(plain(words.say("migrate.by_hand", path=done.stuck)), err=True)
        return None
    if head is None and done.texts:
        click.echo(plain(words.say("migrate.loose", path=batch.things[0].file.shown, format=FIRST_FORMAT)))
    changed = sorted((thing for thing in batch.things if thing.file.real in done.texts), key=lambda one: one is head)
    return [
        Change(
            thing.file.shown,
            thing.file.path,
            held[thing.file.real],
            done.texts[thing.file.real].encode("utf-8", "surrogateescape"),
        )
        for thing in changed
    ]


def _refuse(found: Sequence[Diagnostic], everything: Library, words: Phrases) -> None:
    from hothkit.reports.text import report

    click.echo(report(found, words, everything), err=True)
    click.echo(words.say("migrate.refused"), err=True)
