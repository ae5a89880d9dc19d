"""`hothkit where`: what a value is in the end, and which files made it so."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

import click

from hothkit.cli.common import (
    Misfit,
    NotFound,
    fail,
    fail_misfit,
    fail_not_found,
    library_with,
    options,
    print_json,
    refuse,
    words_in,
)
from hothkit.cli.language import told
from hothkit.diagnostics import excerpt
from hothkit.pack.layers import MISSING, effective, layers
from hothkit.pack.library import Library
from hothkit.pack.packs import pack_of
from hothkit.prose import Phrases
from hothkit.shape import KIND_OF_FOLDER, KINDS
from hothkit.shape.value_name import ValueName, value_name


@click.command("where", help=told("where.help"))
@click.argument("name", metavar="[PACK/]KIND/ID[.FIELD]")
@click.option("--used-by", is_flag=True, help=told("where.used_by"))
@options(formats=("text", "json"), variants=True)
def command(name: str, used_by: bool, form: str, lang: str, packs: tuple[Path, ...], variants: tuple[str, ...]) -> None:
    """Print the value with its layers, or who uses the thing."""
    from hothkit.reports.where import used_data, used_lines, where_data, where_lines

    words = words_in(lang)
    pack, value = _split(name)
    library = library_with(packs, left_out=(), about=(pack,) if pack else ())
    if refused := [finding for thing in library.all if thing.file.faults for finding in thing.findings]:
        refuse(refused, library, words)
    known = [pack_of(one).head.id for one in library.packs]
    if pack and pack not in known:
        fail(words.say("where.no_pack", name=excerpt(pack), known=", ".join(known)))
    try:
        chosen = library.variants(variants)
    except NotFound as missing:
        fail_not_found(missing, words)
    except Misfit as pair:
        fail_misfit(pair, words)
    files = [library.of_kind("variants")[one.head.id] for one in chosen]
    library = library.with_variants(chosen)
    found = _found(library, pack, value, name, words)
    if used_by:
        print_json(used_data(library, found)) if form == "json" else _print(used_lines(library, found, words))
        return
    if effective(library, found) is MISSING and not any(layers(library, found, files)):
        fail(words.say("where.no_field", name=excerpt(name)))
    if form == "json":
        print_json(where_data(library, found, files))
    else:
        _print(where_lines(library, found, files, words))


def _split(name: str) -> tuple[str, str]:
    """The pack that a name begins with, if it does, and the rest."""
    first, _, rest = name.partition("/")
    is_kind = first.partition(".")[0] in (*KIND_OF_FOLDER, *KINDS)
    return ("", name) if is_kind or not rest else (first, rest)


def _found(library: Library, pack: str, value: str, asked: str, words: Phrases) -> ValueName:
    """The value that is meant; ends the command if there is no such thing."""
    name = value_name(value)
    if name is None:
        fail(words.say("where.no_name", name=excerpt(asked)))
    known = library.of_kind(name.folder)
    if name.folder == "scenarios" and name.id not in known:
        prefix = f"{pack}/" if pack else ""
        battle = next((id for id in known if id == prefix + name.id or id.rpartition("/")[2] == name.id), name.id)
        name = name._replace(id=battle)
    # Of a thing that a pack takes away too one may ask where it has gone.
    if name.id not in known and name[:2] not in {(thing.folder, thing.file.id) for thing in library.all}:
        close = get_close_matches(name.id, known, 1, 0.6)
        hint = " " + words.say("commands.did_you_mean", names=f"{name.folder}/{close[0]}") if close else ""
        fail(words.say("where.no_thing", name=excerpt(asked)) + hint)
    return name


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(line)
