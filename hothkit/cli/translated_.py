"""`hothkit translated PACK`: remembers from which English the texts of a pack were translated."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from hothkit.cli.common import FINDINGS, fail, need_folder, options, words_in
from hothkit.cli.language import told
from hothkit.pack.files import files
from hothkit.pack.library import library
from hothkit.paths import real, write_over
from hothkit.prose import phrases
from hothkit.text import LANGUAGES


@click.command("translated", help=told("translated.help"))
@click.argument("folder", metavar="PACK", type=click.Path(path_type=Path))
@options(packs=False)
def command(folder: Path, lang: str) -> None:
    """Write the file, over the one that is there if it is such a one, unless something in the pack cannot be read."""
    from hothkit.checks.language.translated import KIND, as_yaml, remembered
    from hothkit.reports.text import report

    words = words_in(lang)
    need_folder(folder, words)
    pack = library(files(folder))
    if errors := [finding for thing in pack.all for finding in thing.findings if finding.is_error]:
        click.echo(report(errors, words, pack), err=True)
        sys.exit(FINDINGS)
    marks = remembered(real(folder), pack.all)
    if not marks:
        fail(words.say("translated.nothing", path=str(folder)))
    path = folder / f"{KIND}.yaml"
    try:
        write_over(path, as_yaml(marks, phrases(LANGUAGES[0]).say("translated.comment")))
    except OSError:
        fail(words.say("new.cannot_write", path=str(path)))
    for language, texts in sorted(marks.items()):
        click.echo(words.say("translated.written", language=language, number=len(texts), path=str(path)))
