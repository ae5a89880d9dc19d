"""A text that an author has put in place of the made one, with another number or name than its rule has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.finding import warning
from hothkit.diagnostics import Diagnostic, excerpt
from hothkit.pack.library import Library, Thing
from hothkit.prose import phrases
from hothkit.text import LANGUAGES
from hothkit.yaml_source import Route

# Kinds whose files hold rules or are cards; elsewhere `text` is another thing.
_KINDS = ("badge", "card", "scenario", "structure", "terrain", "trait", "turn", "unit", "variant")
_NAMED = ("units", "structures", "markers", "badges", "terrain")
_WORDS = ("confidence", "evidence", "forms", "name", "note", "source", "text")
_NUMBER = re.compile(r"(?<![\w–-])\d+(?!\w)")
# What need not be written: one of something, and nothing of it.
_UNSAID = frozenset((0, 1))


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each number, and for each name, that the text has and the rule has not."""
    if thing.file.kind in _KINDS:
        for route, rule in _with_text(thing.data, ()):
            for lang, text in rule["text"].items():
                place = thing.source.place((*route, "text", lang))
                for number in sorted(_numbers(text, lang) - set(_figures(rule)) - _UNSAID):
                    yield warning("text-numbers", place, number=number)
                for name in sorted(_others(library, rule, text, lang)):
                    yield warning("text-numbers", place, "name", name=excerpt(name))


def _with_text(data: Any, route: Route) -> Iterator[tuple[Route, Mapping[str, Any]]]:
    """Each rule or card with a text of its own, and the way to it."""
    if isinstance(data, Mapping):
        if isinstance(data.get("text"), Mapping):
            yield route, data
        for key, value in data.items():
            if key not in _WORDS:
                yield from _with_text(value, (*route, key))
    elif isinstance(data, list):
        for step, value in enumerate(data):
            yield from _with_text(value, (*route, step))


def _numbers(text: str, lang: str) -> set[int]:
    """The numbers of a text, in digits or in words."""
    found = set(map(int, _NUMBER.findall(text)))
    said = set(re.findall(r"\w+", text.lower()))
    words = phrases(lang).section("numbers") if lang in LANGUAGES else {}
    return found | {int(number) for number, word in words.items() if word in said}


def _figures(data: Any) -> Iterator[int]:
    if isinstance(data, Mapping):
        for key, value in data.items():
            if key not in _WORDS:
                yield from _figures(value)
    elif isinstance(data, list):
        yield len(data)
        for value in data:
            yield from _figures(value)
    elif isinstance(data, int) and not isinstance(data, bool):
        yield abs(data)


def _others(library: Library, rule: Mapping[str, Any], text: str, lang: str) -> set[str]:
    """The names in the text of things that the rule does not speak of."""
    meant = set(_ids(rule))
    things = {(folder, id) for folder in _NAMED for id in library.of_kind(folder)}
    names = {library.thing(*one).get("name", {}).get(lang, ""): one[1] for one in things}
    known = {name for name, id in names.items() if id in meant}
    return {
        name
        for name, id in names.items()
        if name and id not in meant and not any(name in other for other in known) and _is_in(name, text)
    }


def _is_in(name: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


def _ids(data: Any) -> Iterator[str]:
    if isinstance(data, Mapping):
        for key, value in data.items():
            if key not in _WORDS:
                yield str(key)
                yield from _ids(value)
    elif isinstance(data, list):
        for value in data:
            yield from _ids(value)
    elif isinstance(data, str):
        yield data
