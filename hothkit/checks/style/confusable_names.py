"""Two pieces or grounds whose names a reader can hardly tell apart, or not at all."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache

from hothkit.checks.finding import note
from hothkit.diagnostics import Diagnostic, excerpt
from hothkit.pack.library import Library, Thing

# Cards of two sides may share a name; of these, texts and players speak by name.
_FOLDERS = ("badges", "markers", "structures", "terrain", "units")
_ALIKE = str.maketrans("01|аеорсухіАВЕКМНОРСТХІοΟ", "ollaeopcyxiABEKMHOPCTXIoO")
"""Figures, and letters of other alphabets, that look like Latin letters."""


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A note for a thing whose name, in one language or another, looks like that of an earlier one of its kind."""
    if thing.folder not in _FOLDERS:
        return
    alike = _alike(library)
    for lang, name in thing.data["name"].items():
        # One that another pack's file has replaced is not among them.
        first = alike.get((thing.folder, lang, skeleton(name)), thing)
        if first.file.id != thing.file.id:
            other = first.data["name"][lang]
            phrase = "same" if other == name else None
            place = thing.source.place(("name", lang))
            related = (first.source.place(("name", lang)),)
            yield note("confusable-names", place, phrase, related=related, name=excerpt(name), other=excerpt(other))
            return


def skeleton(name: str) -> str:
    """What is left of a name without what is easily overlooked: case, accents, spaces and marks, foreign letters.

    >>> skeleton("Sled-Dógs") == skeleton("sled d0gs")
    True
    """
    letters = unicodedata.normalize("NFKD", name.translate(_ALIKE)).casefold()
    return "".join(letter for letter in letters if letter.isalnum()) or name


@lru_cache(maxsize=1)
def _alike(library: Library) -> Mapping[tuple[str, str, str], Thing]:
    """The first thing of a kind by what is left of its name, in the order of the packs."""
    found: dict[tuple[str, str, str], Thing] = {}
    for folder in _FOLDERS:
        for thing in library.of_kind(folder).values():
            if thing.is_usable:
                for lang, name in thing.data.get("name", {}).items():
                    found.setdefault((folder, lang, skeleton(name)), thing)
    return found
