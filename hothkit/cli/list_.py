"""`hothkit list`: what there is, as a table or as JSON."""

from __future__ import annotations

from pathlib import Path

import click

from hothkit.cli.common import library_with, options, pack_paths, print_json, refuse, words_in
from hothkit.cli.language import told
from hothkit.pack.loading import all_packs

_WHAT = ("battles", "cards", "checks", "leaders", "markers", "packs", "terrain", "units", "variants", "words")


@click.command("list", help=told("lists.help"))
@click.argument("what", type=click.Choice(_WHAT))
@options(formats=("text", "json"))
def command(what: str, form: str, packs: tuple[Path, ...], lang: str) -> None:
    """Print the table; content that is broken is left out and told of."""
    from hothkit.reports.lists import LISTS, named
    from hothkit.reports.table import table

    words = words_in(lang)
    # Of packs those too are told of that nothing else here needs.
    library = all_packs(pack_paths(packs)) if what == "packs" else library_with(packs)
    rows = list(LISTS[what](library, words))
    if form == "json":
        print_json(rows)
    else:
        click.echo(table(list(named(rows, library, words)), words))
    broken = [finding for thing in library.all for finding in thing.findings if finding.is_error]
    if broken:
        refuse(broken, library, words)
