"""`hothkit diff`: what a pack adds and changes, in sentences."""

from __future__ import annotations

from pathlib import Path

import click

from hothkit.cli.common import content_of, fail, library_with, options, pack_paths, print_json, words_in
from hothkit.cli.language import told
from hothkit.pack.files import files


@click.command("diff", help=told("diff.help"))
@click.argument("pack", type=click.Path(path_type=Path))
@options(formats=("text", "json"))
def command(pack: Path, form: str, packs: tuple[Path, ...], lang: str) -> None:
    """Print the differences of a pack from those that it stands on, with others given before it."""
    from hothkit.reports.difference import difference_data, difference_lines

    words = words_in(lang)
    (path,) = pack_paths((pack,))
    roots = {file.pack for file in files(path)}
    library = library_with((*packs, path), left_out=())
    content_of(library, words)
    found = [thing for thing in library.packs if thing.file.pack in roots]
    if not found:
        fail(words.say("diff.no_pack", path=str(pack)))
    if form == "json":
        print_json([difference_data(library, one, words) for one in found])
    else:
        for number, one in enumerate(found):
            click.echo("\n" * (number > 0) + "\n".join(difference_lines(library, one, words)))
