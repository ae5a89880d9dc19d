"""How `hothkit new` names what is begun, finds its place, and writes nothing that `check` would refuse."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import click

from hothkit.cli.common import exit_code, fail, library_with, need_folder
from hothkit.cli.language import why
from hothkit.pack.beside import put
from hothkit.pack.files import SCHEMAS, File, is_pack
from hothkit.pack.library import FOLDER_OF_KIND, Library, Thing, library_of
from hothkit.pack.member_names import fault
from hothkit.pack.reading import thing_of
from hothkit.paths import is_folder, is_there, real, write_new
from hothkit.prose import Phrases
from hothkit.resources import folder
from hothkit.text import kebab
from hothkit.yaml_source import read_text

_TITLE_CHARACTERS = 100
_RIGHTS = 0o755


@dataclass(frozen=True, slots=True)
class Place:
    """Where something new comes to lie, and what it is called."""

    kind: str
    title: str
    id: str
    path: Path
    root: Path | None
    """The pack in which it lies."""
    schema: str
    """Where its editor finds its schema."""

    def thing(self, text: str) -> Thing:
        """The file as it would be."""
        shown = str(self.path)
        return thing_of(File(self.kind, self.id, self.path, shown, real(self.path), self.root), read_text(text, shown))


def named(name: str, words: Phrases) -> tuple[str, str]:
    """A name as it is shown, and the id that it gives; ends the command if it gives none."""
    title, id = " ".join(name.split()), kebab(name)
    if not id or not title.isprintable() or len(title) > _TITLE_CHARACTERS:
        fail(words.say("new.no_id"))
    if fault(id) is not None:
        fail(words.say("new.device", name=id))
    return title, id


def pack_at(target: Path) -> Path | None:
    """The pack that one stands in."""
    return next((one for one in (real(target), *real(target).parents) if is_pack(one)), None)


def place_of(kind: str, name: str, target: Path, words: Phrases) -> Place:
    """The place in the pack that one stands in, in the folder of its kind or below; without a pack right there."""
    from hothkit.reports.starters.parts import schema_line

    title, id = named(name, words)
    need_folder(target, words)
    root, where, schemas = pack_at(target), target, folder("schemas")
    if root is not None:
        inside = real(target).relative_to(root).parts
        where = root / FOLDER_OF_KIND[kind]
        if inside[:1] == (FOLDER_OF_KIND[kind],):
            where = root.joinpath(*inside)
        if is_folder(root / SCHEMAS):
            schemas = root / SCHEMAS
    return Place(kind, title, id, where / f"{id}.yaml", root, schema_line(schemas / f"{kind}.schema.json", where))


def library_at(place: Place, packs: tuple[Path, ...]) -> Library:
    """What can be named there."""
    return library_with(packs if place.root is None else (*packs, place.root))


def write(place: Place, library: Library, make: Callable[[], str], words: Phrases) -> None:
    """Write what is made there, if nothing is there yet and nothing is wrong with it; else the command ends."""
    from hothkit.reports.starters.parts import Lacking

    path, known = place.path, library.of_kind(FOLDER_OF_KIND[place.kind])
    if is_there(path):
        fail(words.say("new.exists", path=str(path)))
    if place.root is not None and place.id in known:
        fail(words.say("new.taken", name=place.id, path=known[place.id].file.shown))
    try:
        text = make()
    except Lacking as lacking:
        fail(words.say("new.lacking", folder=lacking.folder))
    refuse_faults(library, [place.thing(text)], words)
    try:
        if path.parent.is_symlink():
            raise OSError(0, words.say("new.link"))
        path.parent.mkdir(exist_ok=True)
        write_new(path, text)
    except OSError as problem:
        _cannot_write(path, problem, words)


def refuse_faults(library: Library, new: Sequence[Thing], words: Phrases) -> None:
    """End the command if anything is wrong with what is new, or with the pack that it comes into."""
    from hothkit.checks.run import in_the_way
    from hothkit.reports.text import report

    seen = library_of([*library.all, *new])
    roots = {thing.file.pack for thing in new} - {None}
    heads = [thing for thing in seen.all if thing.file.kind == "pack" and thing.file.pack in roots]
    if errors := in_the_way(seen, dict.fromkeys([*heads, *new])):
        click.echo(report(errors, words, seen), err=True)
        click.echo(words.say("new.refused"), err=True)
        sys.exit(exit_code(errors))


def write_pack(root: Path, texts: Mapping[str, str], words: Phrases) -> None:
    """Write a pack with its schemas, whole or not at all."""
    try:
        made = Path(tempfile.mkdtemp(dir=root.parent, prefix=".hothkit-"))
        try:
            for name, text in texts.items():
                path = made / name
                path.parent.mkdir(exist_ok=True)
                write_new(path, text)
            put(made)
            made.chmod(_RIGHTS)
            made.rename(root)
        except BaseException:
            shutil.rmtree(made, ignore_errors=True)
            raise
    except OSError as problem:
        _cannot_write(root, problem, words)


def tell_of_schemas(root: Path | None, words: Phrases) -> None:
    """Say if the schemas beside the pack are not those of this hothkit."""
    from hothkit.checks.file.old_schemas import of_pack
    from hothkit.reports.messages import said

    for finding in () if root is None else of_pack(root, str(root)):
        click.echo(said(finding, words), err=True)


def _cannot_write(path: Path, problem: OSError, words: Phrases) -> NoReturn:
    fail(words.say("new.cannot_write", path=str(path), why=why(problem, words)))
