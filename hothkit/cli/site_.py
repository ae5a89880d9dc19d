"""`hothkit site`: all of it as pages to look things up in, in every language."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import click

from hothkit.cli.common import content_of, fail, library_with, options, words_in
from hothkit.cli.language import told, why
from hothkit.prose import Phrases
from hothkit.text import LANGUAGES, plain

_NEEDS = ("mkdocs",)
_OUT, _SHEETS = Path("build/site"), Path("build/sheets")
F = TypeVar("F", bound=Callable[..., Any])


def _folders(function: F) -> F:
    """The options --out and --sheets."""
    folder = click.Path(path_type=Path)
    for name, default in (("sheets", _SHEETS), ("out", _OUT)):
        help_ = told(f"commands.site.{name}")
        function = click.option(f"--{name}", type=folder, default=default, show_default=True, help=help_)(function)
    return function


@click.group("site", help=told("commands.site.help"))
@click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False, help=told("commands.lang"))
def command() -> None:
    """What can be done with the site."""


@command.command("build", help=told("commands.site.build"))
@_folders
@options()
def build(out: Path, sheets: Path, packs: tuple[Path, ...], lang: str) -> None:
    """Write the site."""
    _build(out, sheets, packs, words_in(lang))


@command.command("serve", help=told("commands.site.serve"))
@_folders
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help=told("commands.site.port"))
@options()
def serve(out: Path, sheets: Path, port: int, packs: tuple[Path, ...], lang: str) -> None:
    """Write the site and show it to this computer alone."""
    from functools import partial
    from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

    words = words_in(lang)
    _build(out, sheets, packs, words)
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), partial(SimpleHTTPRequestHandler, directory=str(out)))
    except OSError:
        fail(words.say("commands.site.port_taken", port=port))
    with server:
        click.echo(words.say("commands.site.serving", address=f"http://127.0.0.1:{server.server_address[1]}/"))
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            click.echo()


def _build(out: Path, sheets: Path, packs: tuple[Path, ...], words: Phrases) -> None:
    if any(find_spec(name) is None for name in _NEEDS):
        fail(words.say("commands.site.missing", library=", ".join(_NEEDS)))
    from hothkit.reference.build import Faulty, build
    from hothkit.reference.stock import stock
    from hothkit.reference.target import foreign
    from hothkit.resources import folder

    try:
        stranger = foreign(out)
    except OSError as wrong:
        fail(words.say("commands.site.cannot_write", path=plain(str(out)), why=why(wrong, words)))
    if stranger is not None:
        fail(words.say("commands.site.not_ours", path=plain(str(stranger))))
    began = time.monotonic()
    library = library_with(packs, left_out=())
    content_of(library, words)
    click.echo(words.say("commands.site.playing"))
    records = folder("site").parent / "tests" / "golden"
    try:
        build(stock(library, records, sheets), out, lambda what, lang: _progress(what, lang, words))
    except Faulty as fault:
        fail(words.say("commands.site.faulty", why=str(fault)))
    except OSError as wrong:
        fail(words.say("commands.site.cannot_write", path=str(out), why=why(wrong, words)))
    seconds = round(time.monotonic() - began)
    click.echo(words.say("commands.site.written", path=str(out / "index.html"), seconds=seconds))


def _progress(what: str, lang: str, words: Phrases) -> None:
    click.echo(words.say(f"commands.site.{what}", lang=lang))
