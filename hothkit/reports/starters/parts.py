"""What all files to begin with have in common."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path

from hothkit.pack.library import Library, Thing
from hothkit.paths import real
from hothkit.prose import Phrases
from hothkit.text import LANGUAGES
from hothkit.yaml_source.scalars import is_text


class Lacking(Exception):
    """There is nothing to begin with: the packs have no thing of this folder."""

    def __init__(self, folder: str) -> None:
        super().__init__(folder)
        self.folder = folder


def sound(library: Library, folder: str) -> list[tuple[str, Thing]]:
    """The sound things of a folder, by their ids; Lacking if there is none."""
    found = [(id, thing) for id, thing in sorted(library.of_kind(folder).items()) if thing.is_usable]
    if not found:
        raise Lacking(folder)
    return found


def some(library: Library, folder: str) -> list[tuple[str, Thing]]:
    """The same, but there may be none."""
    return sound(library, folder) if any(thing.is_usable for thing in library.of_kind(folder).values()) else []


def modeline(schema: str) -> str:
    """The line by which an editor finds the schema."""
    return f"# yaml-language-server: $schema={schema}"


def remark(words: Phrases, name: str, **values: str) -> list[str]:
    """A phrase as lines of comment."""
    return [f"# {line}" for line in words.say(name, **values).splitlines()]


def named(titles: Mapping[str, str]) -> str:
    """The line with a name in every language."""
    return (
        "name: {"
        + ", ".join(f"{lang}: {json.dumps(title, ensure_ascii=False)}" for lang, title in titles.items())
        + "}"
    )


def word(id: str) -> str:
    """An id as it stands in a file: in quotes if a reader of YAML might take it for something else."""
    return id if is_text(id) else json.dumps(id)


def alike(title: str) -> dict[str, str]:
    """One name for every language."""
    return dict.fromkeys(LANGUAGES, title)


def schema_line(schema: Path, folder: Path) -> str:
    """Where an editor finds the schema from a folder: a relative path if there is one, else an address."""
    try:
        relative = Path(os.path.relpath(real(schema), real(folder))).as_posix()
    except ValueError:  # on another drive
        relative = ""
    # An editor reads the path up to the first space.
    return relative if relative and not any(map(str.isspace, relative)) else real(schema).as_uri()
