"""A text that an author has put in place of the made one, with another number or name than its rule has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hothkit.checks.finding import warning
from hothkit.checks.language.numbers import in_digits, in_words
from hothkit.checks.language.text_names import NOT_RULES, strangers
from hothkit.checks.language.texts import texts
from hothkit.diagnostics import Diagnostic, excerpt
from hothkit.pack.library import Library, Thing
from hothkit.yaml_source import Route

# Kinds whose files hold rules or are cards; elsewhere `text` is another thing.
_KINDS = ("badge", "card", "scenario", "structure", "terrain", "trait", "turn", "unit", "variant")
# What need not be written: one of something, and nothing of it.
_UNSAID = frozenset((0, 1))


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each number, and for each name, that the text has and the rule has not."""
    if thing.file.kind in _KINDS:
        for one in texts(thing):
            if one.key != "text":
                continue
            rule = {**_changed(library, one.route[:-1]), **_at(thing.data, one.route[:-1])}
            for lang, text in one.forms.items():
                place = one.place(thing, lang)
                said = in_digits(text) | in_words(text, lang)
                for number in sorted(said - set(_figures(rule)) - _UNSAID):
                    yield warning("text-numbers", place, number=number)
                for name in sorted(strangers(library, thing, rule, text, lang)):
                    yield warning("text-numbers", place, "name", name=excerpt(name))


def _at(data: Any, route: Route) -> Mapping[str, Any]:
    """What stands at the end of a route."""
    for step in route:
        data = data[step]
    found: Mapping[str, Any] = data
    return found


def _changed(library: Library, route: Route) -> Mapping[str, Any]:
    """What a change leaves as it is, since its text tells of all; empty for what is no changed thing."""
    if len(route) == 3 and route[0] == "changes":
        return library.thing(str(route[1]), str(route[2]))
    return {}


def _figures(data: Any) -> Iterator[int]:
    if isinstance(data, Mapping):
        for key, value in data.items():
            if key not in NOT_RULES:
                yield from _figures(value)
    elif isinstance(data, list):
        yield len(data)
        for value in data:
            yield from _figures(value)
    elif isinstance(data, int) and not isinstance(data, bool):
        yield abs(data)
