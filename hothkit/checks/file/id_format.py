"""A file whose name cannot be the id of what is in it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic, Place, excerpt
from hothkit.pack.library import Library, Thing
from hothkit.text import kebab

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding at the beginning of the file if its name is not kebab-case."""
    stem = thing.file.path.stem
    if thing.file.id and not _ID.fullmatch(stem):
        yield error("id-format", Place(thing.source.file), name=excerpt(stem), write=kebab(stem) or "…")
