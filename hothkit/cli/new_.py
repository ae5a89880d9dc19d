"""`hothkit new pack|unit|…|scenario NAME`: something small to begin with, sound and commented."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path

import click

from hothkit.cli.beginning import (
    Place,
    library_at,
    named,
    pack_at,
    place_of,
    refuse_faults,
    tell_of_schemas,
    write,
    write_pack,
)
from hothkit.cli.common import fail, library_with, need_folder, options, words_in
from hothkit.cli.language import told, why
from hothkit.pack.beside import is_foreign, put
from hothkit.pack.packs import pack_of, usual_game
from hothkit.paths import is_there
from hothkit.text import LANGUAGES

_IN_PACKS = ("card", "terrain", "unit", "variant")
_DIR = click.option("--dir", "target", type=click.Path(path_type=Path), default=Path("."), help=told("new.dir"))


@click.group("new", help=told("new.help"))
@click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False, help=told("commands.lang"))
def command() -> None:
    """What can be begun."""


@command.command("scenario", help=told("new.scenario"))
@click.argument("name")
@_DIR
@options()
def scenario(name: str, target: Path, packs: tuple[Path, ...], lang: str) -> None:
    """Write a battle and say what to do with it."""
    from hothkit.reports.starters.battle import battle
    from hothkit.reports.starters.parts import alike

    words = words_in(lang)
    place = place_of("scenario", name, target, words)
    library = library_at(place, packs)
    own = (pack_of(head).head.id for head in library.packs if head.file.pack == place.root)
    rules = next(own, usual_game())
    write(place, library, lambda: battle(library, rules, alike(place.title), place.schema, words), words)
    click.echo(words.say("new.written", path=shlex.quote(str(place.path))))
    tell_of_schemas(place.root, words)


def _thing(kind: str) -> click.Command:
    @click.command(kind, help=told(f"new.{kind}"))
    @click.argument("name")
    @_DIR
    @options()
    def begin(name: str, target: Path, packs: tuple[Path, ...], lang: str) -> None:
        from hothkit.reports.starters import things
        from hothkit.reports.starters.parts import alike

        words = words_in(lang)
        place = place_of(kind, name, target, words)
        if place.root is None:
            fail(words.say("new.no_pack", path=str(target)))
        library = library_at(place, packs)
        make: Callable[..., str] = getattr(things, kind)
        write(place, library, lambda: make(library, alike(place.title), place.schema, words), words)
        pack = shlex.quote(str(place.root))
        click.echo(words.say("new.written_thing", path=shlex.quote(str(place.path)), pack=pack))
        tell_of_schemas(place.root, words)

    return begin


for _kind in _IN_PACKS:
    command.add_command(_thing(_kind))


@command.command("pack", help=told("new.pack"))
@click.argument("name")
@click.option("--dir", "target", type=click.Path(path_type=Path), default=Path("."), help=told("new.dir_of_pack"))
@options()
def pack(name: str, target: Path, packs: tuple[Path, ...], lang: str) -> None:
    """Write a pack and say what to do with it."""
    from hothkit.reports.starters import pack as starter

    words = words_in(lang)
    title, id = named(name, words)
    need_folder(target, words)
    if (outer := pack_at(target)) is not None:
        fail(words.say("new.inside", path=str(outer)))
    root = target / id
    if is_there(root):
        fail(words.say("new.exists", path=str(root)))
    library = library_with(packs)
    if other := next((head for head in library.packs if pack_of(head).head.id == id), None):
        fail(words.say("new.taken", name=id, path=other.file.shown))
    texts = starter.pack(library, id, title, words)
    kinds = {starter.HEAD: ("pack", ""), starter.EXAMPLE: ("unit", starter.EXAMPLE_ID)}
    new = [Place(kind, title, id, root / name, root, "").thing(texts[name]) for name, (kind, id) in kinds.items()]
    refuse_faults(library, new, words)
    write_pack(root, texts, words)
    click.echo(words.say("new.written_pack", path=shlex.quote(str(root))))


@command.command("schemas", help=told("new.schemas"))
@_DIR
@options(packs=False)
def schemas(target: Path, lang: str) -> None:
    """Put the schemas of this hothkit beside the pack that one stands in."""
    words = words_in(lang)
    root = pack_at(target)
    if root is None:
        fail(words.say("new.no_pack", path=str(target)))
    if is_foreign(root):
        fail(words.say("new.foreign_schemas", path=str(root)))
    try:
        put(root)
    except OSError as problem:
        fail(words.say("new.cannot_write", path=str(root), why=why(problem, words)))
    click.echo(words.say("new.written_schemas", path=str(root)))
