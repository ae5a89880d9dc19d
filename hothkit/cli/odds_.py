"""`hothkit odds`: what an attack will do, exactly."""

from __future__ import annotations

from pathlib import Path

import click

from hothkit.cli.approximate import marked, marks
from hothkit.cli.common import options, print_json, words_in
from hothkit.cli.language import told
from hothkit.cli.positions import piece_at, resolve, two_hexes


@click.command("odds", help=told("odds.help"))
@click.argument("scenario")
@click.argument("from_", metavar="FROM")
@click.argument("to")
@options(formats=("text", "json"), variants=True)
def command(
    scenario: str, from_: str, to: str, form: str, lang: str, packs: tuple[Path, ...], variants: tuple[str, ...]
) -> None:
    """Print the distributions."""
    from hothkit.reports.odds import odds_data, odds_sentences

    words = words_in(lang)
    position = resolve(packs, scenario, variants, words)
    attacker, target = (piece_at(position, hex, words) for hex in two_hexes(position, from_, to, words))
    if form == "json":
        print_json(marked(odds_data(position, attacker, target, words), position.setting, words))
    else:
        lines = odds_sentences(position, attacker, target, words)
        click.echo("\n".join((*lines, *marks(position.setting, words))))
