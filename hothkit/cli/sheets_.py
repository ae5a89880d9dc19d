"""`hothkit sheets`: references, battles, cards and counters as PDF."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hothkit.cli.common import FINDINGS, content_of, fail, fail_misfit, fail_not_found, library_with, refuse, words_in
from hothkit.cli.language import language, told, why
from hothkit.pack.library import Library, Misfit, NotFound, UnusableContent
from hothkit.prose import Phrases
from hothkit.text import LANGUAGES, plain

if TYPE_CHECKING:
    from hothkit.sheets.choice import Choice, Job
    from hothkit.sheets.document import Document, Style

_PAPERS = ("a4", "letter")
_SIZE = re.compile(r"(\d{1,3})\s*[xX×]\s*(\d{1,3})\Z")
_LEAST, _MOST = 10, 300
_MOST_NAMED = 12


@click.command("sheets", help=told("commands.sheets.help"))
@click.argument("scenarios", nargs=-1, metavar="[SCENARIO]...")
@click.option("--only", multiple=True, metavar="KIND/ID", help=told("commands.sheets.only"))
@click.option("--lang", type=click.Choice((*LANGUAGES, "all")), default=language, help=told("commands.sheets.both"))
@click.option("--paper", type=click.Choice(_PAPERS), default=_PAPERS[0], help=told("commands.sheets.paper"))
@click.option("--out", type=click.Path(path_type=Path), default=Path("sheets"), help=told("commands.sheets.out"))
@click.option("--card-size", metavar="WxH", help=told("commands.sheets.card_size"))
@click.option("--ink-saving", is_flag=True, help=told("commands.sheets.ink_saving"))
@click.option("--variant", "variants", multiple=True, help=told("commands.variant"))
@click.option("--force", is_flag=True, help=told("commands.sheets.force"))
@click.option("--workers", type=click.IntRange(1, 64), help=told("commands.sheets.workers"))
@click.option("--pack", "packs", multiple=True, type=click.Path(path_type=Path), help=told("commands.added"))
def command(
    scenarios: tuple[str, ...],
    only: tuple[str, ...],
    lang: str,
    paper: str,
    out: Path,
    card_size: str | None,
    ink_saving: bool,
    variants: tuple[str, ...],
    force: bool,
    workers: int | None,
    packs: tuple[Path, ...],
) -> None:
    """Make the documents that are not there yet or have changed."""
    from hothkit.sheets.paper import PAPERS
    from hothkit.sheets.pdf import MissingLibrary, require

    words, size = words_in(language() if lang == "all" else lang), _size(card_size)
    try:
        require()
    except MissingLibrary as missing:
        fail(words.say(f"commands.sheets.missing.{missing.what}"))
    from hothkit.sheets.choice import Choice
    from hothkit.sheets.document import Style

    library = library_with(packs, about=scenarios)
    content_of(library, words)
    langs = LANGUAGES if lang == "all" else (lang,)
    styles = [Style(one, PAPERS[paper], ink_saving, variants) for one in langs]
    jobs = _jobs(Choice(scenarios, only), library, styles, size, words)
    _make(_documents(jobs, library, size, words), len(jobs), out, workers or 0, force, words)


def _jobs(
    choice: Choice, library: Library, styles: Sequence[Style], size: tuple[int, int] | None, words: Phrases
) -> list[Job]:
    from hothkit.sheets.choice import Unknown, Unowned

    try:
        return choice.jobs(library, styles, size)
    except NotFound as missing:
        fail_not_found(missing, words)
    except Misfit as pair:
        fail_misfit(pair, words)
    except Unowned as card:
        fail(words.say("commands.sheets.unowned", name=str(card)))
    except Unknown as missing:
        known = _some(missing.known, words)
        said = [words.say("commands.sheets.nothing_asked", name=plain(missing.name), known=known)]
        if missing.close:
            said.append(words.say("commands.did_you_mean", names=", ".join(missing.close)))
        fail(" ".join(said))


def _some(known: Sequence[str], words: Phrases) -> str:
    """The first names of many."""
    named = ", ".join(known[:_MOST_NAMED])
    return f"{named} {words.say('site.more', number=len(known) - _MOST_NAMED)}" if len(known) > _MOST_NAMED else named


def _documents(
    jobs: Sequence[Job], library: Library, size: tuple[int, int] | None, words: Phrases
) -> Iterator[Document]:
    """The documents as they are wanted; ends the command where one cannot be made."""
    from hothkit.sheets.paper import TooLarge

    try:
        for job in jobs:
            yield from job()
    except NotFound as missing:
        fail_not_found(missing, words)
    except TooLarge:
        width, height = size or (0, 0)
        fail(words.say("commands.sheets.too_large", width=width, height=height))
    except UnusableContent as unusable:
        refuse(unusable.found, library, words)


def _make(documents: Iterator[Document], number: int, out: Path, workers: int, force: bool, words: Phrases) -> None:
    """Make them with a line of progress for each on the error stream, and say what does not fit."""
    from hothkit.sheets.make import Foreign, make

    new = old = 0
    failed = []
    try:
        for made in make(documents, out, workers, force):
            new, old = new + made.is_new, old + (not made.is_new and not made.overfull)
            failed += [(made.path, what, made.lang) for what in made.overfull]
            done = words.say(f"commands.sheets.{'made' if made.is_new else 'unchanged'}", path=plain(made.path))
            if not made.overfull:
                click.echo(f"[{new + old + len({path for path, _, _ in failed})}/{number}] {done}", err=True)
    except Foreign as other:
        fail(words.say("commands.sheets.foreign", path=str(other)))
    except OSError as wrong:
        path = plain(str(wrong.filename or out))
        fail(words.say("commands.sheets.cannot_write", path=path, why=why(wrong, words)))
    for path, what, lang in dict.fromkeys(failed):
        click.echo(words.say("commands.sheets.overfull", path=plain(path), what=plain(what), lang=lang), err=True)
    click.echo(words.say("commands.sheets.summary", new=new, old=old, out=plain(str(out))), err=True)
    if failed:
        sys.exit(FINDINGS)


def _size(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    found = _SIZE.match(text.strip())
    width, height = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (_LEAST <= width <= _MOST and _LEAST <= height <= _MOST):
        fail(told("commands.sheets.bad_size", text=plain(text)))
    return width, height
