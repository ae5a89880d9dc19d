"""The numbers that a text says, in digits or in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from hothkit.prose import phrases
from hothkit.text import LANGUAGES

# Not what is part of a name (F7), of a range, or an ordinal (7.º).
_DIGITS = re.compile(r"(?<![\w–-])\d+(?!\w|\.?[ºª])")
_THOUSANDS = re.compile(r"(?<=\d)[.,\u00a0\u202f](?=\d{3}(?!\d))")
_WORD = re.compile(r"\w+")


def in_digits(text: str) -> set[int]:
    """The numbers that stand there in digits; hexes, ordinals and the like are none."""
    return set(map(int, _DIGITS.findall(_THOUSANDS.sub("", text)))) if any(map(str.isdigit, text)) else set()


def in_words(text: str, lang: str) -> set[int]:
    """The numbers that stand there as words; none in a language whose words nobody has told us."""
    known = _words(lang)
    return {known[word] for word in _WORD.findall(text.lower()) if word in known}


def can_read(lang: str) -> bool:
    """Whether the number words of a language are known."""
    return bool(_words(lang))


@cache
def _words(lang: str) -> Mapping[str, int]:
    words = phrases(lang) if lang in LANGUAGES else None
    groups = ("numbers", "number_words")
    return {word: int(n) for group in groups for n, word in words.own(group).items()} if words else {}
