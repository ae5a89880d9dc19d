"""`hothkit show`: a battle's board, in the terminal or as a printable picture."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click
from click.core import ParameterSource

from hothkit.cli.common import fail, is_terminal, options, words_in
from hothkit.cli.language import told
from hothkit.paths import write_new, write_over


@click.command("show", help=told("commands.show.help"))
@click.argument("scenario")
@click.option("--ink-saving", is_flag=True, help=told("commands.show.ink_saving"))
@click.option("--out", type=click.Path(path_type=Path), help=told("commands.show.out"))
@click.option("--force", is_flag=True, help=told("commands.show.force"))
@options(formats=("text", "svg", "png", "json"), variants=True)
def command(
    scenario: str,
    ink_saving: bool,
    out: Path | None,
    force: bool,
    form: str,
    lang: str,
    packs: tuple[Path, ...],
    variants: tuple[str, ...],
) -> None:
    """Draw the board."""
    from hothkit.cli.positions import resolve
    from hothkit.views import png, svg_board, text_board
    from hothkit.views.board_picture import picture

    words = words_in(lang)
    if out is not None and click.get_current_context().get_parameter_source("form") is ParameterSource.DEFAULT:
        form = {".svg": "svg", ".png": "png", ".json": "json"}.get(out.suffix.lower(), form)
    drawn = picture(resolve(packs, scenario, variants, words), words)
    board = words.section("board")
    text: str | bytes
    if form == "svg":
        text = svg_board.draw(drawn, board, ink_saving=ink_saving)
    elif form == "png":
        if out is None and is_terminal():
            fail(words.say("commands.show.png_needs_a_file"))
        try:
            text = png.draw(svg_board.draw(drawn, board, ink_saving=ink_saving, font=png.FONT))
        except png.MissingLibrary:
            fail(words.say("commands.show.png_missing"))
    elif form == "json":
        text = json.dumps(asdict(drawn), ensure_ascii=False, indent=2) + "\n"
    else:
        text = text_board.draw(drawn, board, colour=out is None and is_terminal())
    if out is None:
        click.echo(text, nl=False)
        return
    try:
        (write_over if force else write_new)(out, text)
    except FileExistsError:
        fail(words.say("commands.show.exists", path=str(out)))
    except OSError:
        fail(words.say("commands.play.cannot_write", path=str(out)))
