"""What a language does to words beside one another; the language's file says it as patterns, section grammar."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, partial
from typing import Any

from hothkit.prose.phrases import Phrases

DO, MAY, DOES = 0, 1, 2
"""The forms of a verb: an order to the reader, after may, and of a third person."""

_VERB = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\|([^\[\]|]*)\]")
_COUNTED = re.compile(r"<([^<>|]*)\|([^<>|]*)>")
_SPACES = re.compile(r"\s+")
_BEFORE_MARKS = re.compile(r" (?=[,.;:)])|(?<=\() ")
_NOTHING_SAID = re.compile(r"[,;:](?=[,;:.])")
_FIRST = re.compile(r"^([^\w]*)(\w)")


def fill(words: Phrases, name: str, values: Mapping[str, object], verb: int = DO, number: int = 1) -> str:
    """A phrase with its blanks filled: [a|b|c] is a verb in its three forms, <a|b> stands for one and for many."""
    template = _VERB.sub(lambda found: found.group(verb + 1), words.template(name))
    template = _COUNTED.sub(lambda found: found.group(1 if number == 1 else 2), template)
    return _tidy(template.format_map({"number": number, **values}))


def sentence(words: Phrases, text: str) -> str:
    """A text as a whole sentence."""
    text = _tidy(fixed(words, "fixes", text)).strip(" ,;:")
    text = _FIRST.sub(lambda found: found.group(1) + found.group(2).upper(), text, count=1)
    return text if text.endswith((".", "!", "?")) or not text else f"{text}."


def fixed(words: Phrases, group: str, text: str) -> str:
    """A text after all replacements of a group of the language's grammar."""
    for pattern, replacement in _replacements(words, group):
        text = pattern.sub(partial(_replaced, replacement), text)
    return text


def inflected(words: Phrases, group: str, text: str) -> str:
    """A word after the first replacement of a group that fits it."""
    for pattern, replacement in _replacements(words, group):
        if pattern.search(text):
            return pattern.sub(partial(_replaced, replacement), text)
    return text


def listed(words: Phrases, parts: Iterable[str], by: str = "and") -> str:
    """Parts as a list; `by` names how the last two are joined."""
    *first, last = [part for part in parts if part] or [""]
    if not first:
        return last
    comma = f"speech.list.{by}_comma" if words.has(f"speech.list.{by}_comma") else "speech.list.comma"
    return words.template(f"speech.list.{by}").format(first=words.template(comma).join(first), last=last)


class _Letters(str):
    """A group of a pattern that a replacement may ask for in small letters: {1:lower}."""

    def __format__(self, form: str) -> str:
        return self.lower() if form == "lower" else str(self)


def _replaced(replacement: str, found: re.Match[str]) -> str:
    groups = (found.group(0), *(group or "" for group in found.groups()))
    return replacement.format(*map(_Letters, groups))


def _tidy(text: str) -> str:
    return _NOTHING_SAID.sub("", _BEFORE_MARKS.sub("", _SPACES.sub(" ", text))).strip()


def _replacements(words: Phrases, group: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    return _compiled(tuple(_flat(words.own(f"grammar.{group}"))))


@cache
def _compiled(lines: tuple[str, ...]) -> tuple[tuple[re.Pattern[str], str], ...]:
    parted = (line.partition(" => ") for line in lines)
    return tuple((re.compile(pattern), new) for pattern, _, new in parted)


def _flat(data: Mapping[str, Any]) -> Iterable[str]:
    return map(str, data.values())
