"""The numbers that a text says, in digits or in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from hothkit.prose import phrases
from hothkit.text import LANGUAGES

# Not what is part of a name (F7), of a range, or an ordinal (7.º).
_DIGITS = r"(?<![\w–-])\d+(?!\w|\.?[ºª])"
_DIGIT = re.compile(r"\d")
_THOUSANDS = re.compile(r"(?<=\d)[.,\u00a0\u202f](?=\d{3}(?!\d))")
_YEAR = r"\b(?:1[5-9]|20)\d\d\b"
_WORD = re.compile(r"\w+")
_NEVER = r"(?!)"
# Words between one of comparison and its number: after turn 5, more than about 3.
_BETWEEN = r"(?:\s+[^\W\d]+){0,2}\s+$"


@dataclass(frozen=True, slots=True)
class Number:
    """A number that a text says; `is_compared` if it may mean the one before it or behind it (more than 2)."""

    value: int
    is_in_digits: bool
    is_compared: bool = False


@dataclass(frozen=True, slots=True)
class _Reading:
    """How the numbers of a language are read: its words, and what says something else with a number."""

    words: Mapping[str, int]
    firsts: frozenset[str]
    any: re.Pattern[str]
    uncounted: re.Pattern[str]
    beyond: re.Pattern[str]
    compared: re.Pattern[str]


def numbers(text: str, lang: str) -> Iterator[Number]:
    """The numbers that stand there; years, pages, measures, hexes, ordinals and the like are none."""
    reading = _reading(lang)
    bare = text.lower()
    if _DIGIT.search(text) is None and reading.firsts.isdisjoint(_WORD.findall(bare)):
        return
    bare = _THOUSANDS.sub("", reading.uncounted.sub(" ", bare))
    for found in reading.any.finditer(bare):
        is_compared = reading.compared.search(bare, 0, found.start()) is not None
        if found[0].isdigit():
            yield Number(int(found[0]), True, is_compared)
        elif (value := sum(reading.words[word] for word in found.groups() if word)) > 1:
            yield Number(value, False, is_compared)


def can_read(lang: str) -> bool:
    """Whether the number words of a language are known."""
    return bool(_reading(lang).words)


def is_beyond_us(text: str, lang: str) -> bool:
    """Whether it has words by which its numbers are others than we read: hundreds, halves."""
    return _reading(lang).beyond.search(text.lower()) is not None


@cache
def _reading(lang: str) -> _Reading:
    known = phrases(lang) if lang in LANGUAGES else None
    groups = [known.own(group) for group in ("numbers", "number_words")] if known else []
    words = {word: int(n) for group in groups for n, some in group.items() for word in some.split("|")}
    said = known.own("reading") if known else {}
    joint = said.get("joint", _NEVER)
    units, tens = (_any(words, of) for of in (range(1, 10), range(20, 100, 10)))
    either = rf"{_DIGITS}|\b(?:({tens}){joint}({units})|({_any(words, range(1, 100))}))\b"
    return _Reading(
        words,
        frozenset(word.split()[0].split("-")[0] for word, n in words.items() if n > 1),
        re.compile(either),
        re.compile("|".join((_YEAR, *said.get("uncounted", {}).values()))),
        re.compile(rf"\b(?:{said.get('beyond', _NEVER)})\b"),
        re.compile(rf"\b(?:{said.get('compared', _NEVER)}){_BETWEEN}"),
    )


def _any(words: Mapping[str, int], of: range) -> str:
    """What finds the words for these numbers, the longest first."""
    some = sorted((word for word, n in words.items() if n in of), key=len, reverse=True)
    return "|".join(map(re.escape, some)) or _NEVER
