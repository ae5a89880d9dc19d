"""A translation older than its English: it says another number, or the pack remembers another English."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.checks.finding import note, warning
from hothkit.checks.language import text_numbers
from hothkit.checks.language.numbers import can_read, is_beyond_us, numbers
from hothkit.checks.language.texts import ENGLISH, Written, texts
from hothkit.checks.language.translated import is_outdated
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing

# Smaller ones hide in other words: a, both, twice, ambos, un, doble.
_ALWAYS_SAID = 3


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each text whose numbers are not the English ones, or that was made from another English.

    Surely wrong is only what both say in digits: words are put in other words.
    """
    for one in texts(thing):
        if len(one.forms) > 1 and ENGLISH in one.forms:
            for lang, words in one.others():
                place = one.place(thing, lang)
                english, own, are_sure = _apart(one, words, lang)
                if not english and not own:
                    if is_outdated(library, thing, one, lang):
                        yield warning("stale-text", place, "changed")
                elif not _is_told(library, thing, one):
                    phrase = "more" if not english else "fewer" if not own else None
                    finding = warning if are_sure else note
                    yield finding("stale-text", place, phrase, english=_listed(english), own=_listed(own))


def _is_told(library: Library, thing: Thing, one: Written) -> bool:
    """Whether the text is at odds with its rule already, in one of its languages."""
    places = {one.place(thing, lang) for lang in one.forms}
    return any(finding.place in places for finding in text_numbers.check(library, thing))


def _apart(one: Written, words: str, lang: str) -> tuple[set[int], set[int], bool]:
    """The numbers that only the English text says, those that only the other one says, and whether both in digits."""
    english = one.forms[ENGLISH]
    some, own_some = list(numbers(english, ENGLISH)), list(numbers(words, lang))
    said, own_said = ({number.value for number in of} for of in (some, own_some))
    only, own_only = said - own_said, own_said - said
    digits, own_digits = ({number.value for number in of if number.is_in_digits} for of in (some, own_some))
    if digits & only and own_digits & own_only:
        return digits & only, own_digits & own_only, True
    # A name may be quite another one in another language.
    if one.is_short or not (only or own_only) or is_beyond_us(english, ENGLISH) or is_beyond_us(words, lang):
        return set(), set(), False
    large, own_large = ({n for n in of if n >= _ALWAYS_SAID} for of in (only, own_only))
    return large if can_read(lang) else set(), own_large, False


def _listed(of: set[int]) -> str:
    return ", ".join(map(str, sorted(of)))
