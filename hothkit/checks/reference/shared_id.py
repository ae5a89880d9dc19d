"""An id that two things have between which a rule cannot tell."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import error
from hothkit.diagnostics import Diagnostic, excerpt
from hothkit.pack.library import Library, Thing

# A rule names both by the same word: `kind` a unit or a structure, `has` a badge or a trait.
_ALIKE = {"structures": "units", "badges": "traits"}


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding if a thing has the id of one of the other kind."""
    phrase = None if thing.folder == "structures" else thing.folder
    other = library.of_kind(_ALIKE.get(thing.folder, "")).get(thing.file.id)
    if other is not None:
        yield error(
            "shared-id",
            thing.source.place(()),
            phrase,
            related=(other.source.place(()),),
            name=excerpt(thing.file.id),
        )
