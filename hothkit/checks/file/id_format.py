"""A file whose name cannot be the id of what is in it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic, Place, excerpt
from hothkit.pack.library import Library, Thing

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding at the beginning of the file if its name is not kebab-case."""
    stem = thing.file.path.stem
    if thing.file.id and not _ID.fullmatch(stem):
        yield error("id-format", Place(thing.source.file), name=excerpt(stem), write=kebab(stem) or "…")


def kebab(text: str) -> str:
    """The id that is nearest to a text.

    >>> kebab("Ñandú on  ICE!")
    'nandu-on-ice'
    """
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", plain)
    return "-".join(re.findall(r"[a-z0-9]+", spaced.lower()))
