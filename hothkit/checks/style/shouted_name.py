"""A name in capital letters throughout."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hothkit.checks.finding import note
from hothkit.checks.language.texts import texts
from hothkit.diagnostics import Diagnostic, excerpt
from hothkit.pack.library import Library, Thing

# Shorter ones may be abbreviations.
_LONG = re.compile(r"[^\W\d_]{5,}")


def check(_: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A note for each name that is all capitals and no abbreviation."""
    for one in texts(thing):
        if one.is_short:
            for lang, name in one.forms.items():
                if name.isupper() and _LONG.search(name):
                    yield note("shouted-name", one.place(thing, lang), suggestion=name.title(), name=excerpt(name))
