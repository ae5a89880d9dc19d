"""Spaces where none belong: two in a row, before a full stop or a comma, inside brackets, at the ends."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hothkit.checks.finding import note
from hothkit.checks.language.texts import texts
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing

# The line ends of a text in several lines are the author's; before : and ; French has a space.
_LOOSE = re.compile(
    r"^[ \t]+|[ \t]+$|(?<=\S)[ \t]{2,}(?=\S)|(?<=[^\s.])[ \t]+(?=[,)\]»]|\.(?![.\d]))|(?<=[(\[¿¡«])[ \t]+"
)
_SHOWN = 200
"""A longer text is not repeated in the finding."""


def check(_: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A note for each text with loose spaces, with the text as it would be without them."""
    for one in texts(thing):
        for lang, words in one.forms.items():
            if _LOOSE.search(words):
                mended = _LOOSE.sub(_in_place, words)
                suggestion = mended if len(mended) <= _SHOWN and "\n" not in mended else None
                yield note("loose-spaces", one.place(thing, lang), suggestion=suggestion)


def _in_place(loose: re.Match[str]) -> str:
    """One space where the spaces part two words, else none."""
    before, after = loose.string[: loose.start()], loose.string[loose.end() :]
    return " " if before and after and before[-1] not in "([¿¡«" and after[0] not in ",.)]»" else ""
