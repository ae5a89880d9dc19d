"""A translation older than its English: it says another number, or the pack remembers another English."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import warning
from hothkit.checks.language import text_numbers
from hothkit.checks.language.numbers import can_read, in_digits, in_words
from hothkit.checks.language.texts import ENGLISH, Written, texts
from hothkit.checks.language.translated import is_outdated
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing

# Smaller ones hide in other words: a, both, twice, ambos, un, doble.
_ALWAYS_SAID = 3


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each text whose numbers are not the English ones, or that was made from another English."""
    for one in texts(thing):
        if len(one.forms) > 1 and ENGLISH in one.forms:
            for lang, words in one.others():
                english, own = _apart(one.forms[ENGLISH], words, lang)
                if not english and not own:
                    if is_outdated(library, thing, one, lang):
                        yield warning("stale-text", one.place(thing, lang), "changed")
                elif not _is_told(library, thing, one):
                    phrase = "more" if not english else "fewer" if not own else None
                    place = one.place(thing, lang)
                    yield warning("stale-text", place, phrase, english=_listed(english), own=_listed(own))


def _is_told(library: Library, thing: Thing, one: Written) -> bool:
    """Whether the text is at odds with its rule already, in one of its languages."""
    places = {one.place(thing, lang) for lang in one.forms}
    return any(finding.place in places for finding in text_numbers.check(library, thing))


def _apart(english: str, words: str, lang: str) -> tuple[set[int], set[int]]:
    """The numbers that only the English text says, and those that only the other one says."""
    digits, own_digits = in_digits(english), in_digits(words)
    said, own_said = digits | in_words(english, ENGLISH), own_digits | in_words(words, lang)
    only, own_only = said - own_said, own_said - said
    if digits & only and own_digits & own_only:
        return digits & only, own_digits & own_only
    large, own_large = ({n for n in some if n >= _ALWAYS_SAID} for some in (only, own_only))
    return large if can_read(lang) else set(), own_large


def _listed(numbers: set[int]) -> str:
    return ", ".join(map(str, sorted(numbers)))
