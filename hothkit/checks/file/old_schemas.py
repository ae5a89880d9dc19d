"""Schemas beside a pack that are not those of this hothkit: an editor would mark what is right."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from hothkit import __version__
from hothkit.checks.finding import note
from hothkit.diagnostics import Diagnostic, Place, excerpt
from hothkit.pack.beside import stale
from hothkit.pack.library import Library, Thing
from hothkit.shape.format_ import PACK


def check(_: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding at the beginning of the pack's own file."""
    if thing.file.kind == PACK and thing.file.pack is not None and thing.file.data is None:
        yield from of_pack(thing.file.pack, thing.source.file)


def of_pack(pack: Path, file: str) -> Iterator[Diagnostic]:
    """The finding about a pack, at its own file."""
    if (found := stale(pack)) is not None:
        phrase = "changed" if found.is_changed else None
        yield note("old-schemas", Place(file), phrase, made=excerpt(found.made_by), ours=__version__)
