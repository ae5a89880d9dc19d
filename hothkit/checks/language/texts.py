"""Every text of a thing, which is a mapping of languages to words, with the way to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hothkit.diagnostics import Place
from hothkit.pack.library import Thing
from hothkit.yaml_source import Route

ENGLISH = "en"
SHORT = frozenset(("name", "term", "title", "adjective"))
"""What is called by words, not told in sentences."""
KEYS = SHORT | {"answer", "definition", "note", "notice", "question", "statement", "text", "unknown_rules", "why"}
"""The keys under which the schemas have texts; those of `forms` are texts too."""
_FORMS = "forms"
_HOLDING = (dict, list)
_LANGUAGE = re.compile(r"[a-z]{2}")


@dataclass(frozen=True, slots=True)
class Written:
    """A text in the languages that it has."""

    key: str
    route: Route
    forms: Mapping[str, str]

    @property
    def is_short(self) -> bool:
        """Whether it is a name or a form of one, not a sentence."""
        return self.key in SHORT or _FORMS in self.route

    def place(self, thing: Thing, lang: str) -> Place:
        """Where the words of a language stand."""
        return thing.source.place((*self.route, lang))

    def others(self) -> Iterator[tuple[str, str]]:
        """The languages beside English with their words."""
        return ((lang, words) for lang, words in self.forms.items() if lang != ENGLISH)


# One check after another asks about the same thing.
@lru_cache(maxsize=1)
def texts(thing: Thing) -> tuple[Written, ...]:
    """The texts of a thing in the order of its file."""
    found: list[Written] = []
    _collect(thing.data, (), "", found)
    return tuple(found)


def _collect(data: dict[str, Any] | list[Any], route: Route, key: str, found: list[Written]) -> None:
    if isinstance(data, dict):
        if (key in KEYS or _FORMS in route[-2:-1]) and _is_text(data):
            found.append(Written(key, route, data))
            return
        for step, value in data.items():
            if type(value) in _HOLDING:
                _collect(value, (*route, step), step, found)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            if type(value) in _HOLDING:
                _collect(value, (*route, number), key, found)


def _is_text(data: Mapping[str, Any]) -> bool:
    return bool(data) and all(_LANGUAGE.fullmatch(key) and isinstance(value, str) for key, value in data.items())
