"""`hothkit rulings`: worked examples of the rules, run and shown."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

import click

from hothkit.cli.common import FINDINGS, content_of, fail, library_with, options, print_json, words_in
from hothkit.cli.language import told
from hothkit.diagnostics import excerpt
from hothkit.model.ruling import Ruling
from hothkit.pack.library import Library, Thing


@click.command("rulings", help=told("rulings.help"))
@click.argument("name", metavar="[PACK|ID]", required=False)
@options(formats=("text", "json"))
def command(name: str | None, form: str, packs: tuple[Path, ...], lang: str) -> None:
    """Run all rulings, those of a pack, or show one."""
    from hothkit.rulings import run, show
    from hothkit.rulings.show import problem_words

    words, library = words_in(lang), library_with(packs, left_out=(), about=() if name is None else (name,))
    things = content_of(library, words)
    outcomes = [run(ruling, things, words) for ruling in _asked(library, name)]
    if not outcomes:
        close = get_close_matches(name or "", library.of_kind("rulings"), 3, 0.6)
        hint = " " + words.say("commands.did_you_mean", names=", ".join(close)) if close else ""
        fail(words.say("rulings.none", name=excerpt(name or "")) + hint)
    if form == "json":
        print_json(
            [
                {
                    "id": one.ruling.head.id,
                    "title": one.ruling.title.say(lang),
                    "rows": list(one.ruling.rows),
                    "right": one.is_right,
                    "problems": [problem_words(problem, words) for problem in one.problems],
                }
                for one in outcomes
            ]
        )
    elif len(outcomes) == 1:
        click.echo("\n".join(show(outcomes[0], words)))
    else:
        for one in outcomes:
            mark = "✓" if one.is_right else "✗"
            click.echo(words.say("rulings.line", mark=mark, id=one.ruling.head.id, title=one.ruling.title))
            for problem in one.problems:
                click.echo("    " + problem_words(problem, words))
        right = sum(one.is_right for one in outcomes)
        click.echo(words.say("rulings.total", right=right, number=len(outcomes)))
    if not all(one.is_right for one in outcomes):
        sys.exit(FINDINGS)


def _asked(library: Library, name: str | None) -> Iterator[Ruling]:
    for id, thing in sorted(library.of_kind("rulings").items()):
        if name in (None, id, _pack(thing)):
            yield Ruling.of(id, thing.data)


def _pack(thing: Thing) -> str:
    """The pack that a ruling lies in: the folder above its kind's."""
    return thing.file.folders[-2]
