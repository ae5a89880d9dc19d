"""A text that an author has put in place of the made one, with another number or name than its rule has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from hothkit.checks.finding import note, warning
from hothkit.checks.language.numbers import Number, numbers
from hothkit.checks.language.text_names import NOT_RULES, strangers
from hothkit.checks.language.texts import texts
from hothkit.diagnostics import Diagnostic, excerpt
from hothkit.pack.library import Library, Thing
from hothkit.yaml_source import Route

# Kinds whose files hold rules or are cards; elsewhere `text` is another thing.
_KINDS = ("badge", "card", "scenario", "structure", "terrain", "trait", "turn", "unit", "variant")
# What need not be written: one of something, and nothing of it.
_UNSAID = frozenset((0, 1))
# What explains: an aside in brackets, and a row of three numbers or more.
_ASIDE = re.compile(r"\([^()]*\)|\d+(?:(?:, ?|/)\d+)+(?:,? [^\W\d]+ |, ?|/)\d+")

_Kind = TypeVar("_Kind")


@dataclass(frozen=True, slots=True)
class _Figures:
    """The numbers of a rule: how often each stands at which key, and all of them with the lengths of lists."""

    at: Counter[tuple[str, int]]
    all: frozenset[int]

    def have(self, number: Number) -> bool:
        """Whether it is one of them, their sum or product, or beside one of them where it is compared."""
        near = (-1, 0, 1) if number.is_compared else (0,)
        return any(number.value + by in self.all for by in near) or self._make(number.value)

    def _make(self, value: int) -> bool:
        totals, counted = Counter[str](), Counter[int]()
        for (key, one), times in self.at.items():
            totals[key] += one * times
            counted[one] += times
        return (
            value in totals.values()
            or any(_is_two(self.at, (key, one), (key, value - one)) for key, one in self.at)
            or any(one > 1 and value % one == 0 and _is_two(counted, one, value // one) for one in counted)
        )


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each number, and for each name, that the text has and the rule has not.

    Surely wrong is only the one number of a text, where the rule has just one other.
    """
    if thing.file.kind in _KINDS:
        for one in texts(thing):
            if one.key != "text":
                continue
            rule = {**_changed(library, one.route[:-1]), **_at(thing.data, one.route[:-1])}
            figures = _figures(rule)
            for lang, text in one.forms.items():
                place = one.place(thing, lang)
                said = [number for number in numbers(_ASIDE.sub(" ", text), lang) if number.value not in _UNSAID]
                is_sure = len({number.value for number in said}) == len(figures.all - _UNSAID) == 1
                finding = warning if is_sure else note
                for number in sorted({number.value for number in said if not figures.have(number)}):
                    yield finding("text-numbers", place, number=number)
                for name in sorted(strangers(library, thing, rule, text, lang)):
                    yield note("text-numbers", place, "name", name=excerpt(name))


def _is_two(counted: Counter[_Kind], one: _Kind, other: _Kind) -> bool:
    return bool(counted[other]) and (one != other or counted[one] > 1)


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


def _figures(rule: Mapping[str, Any]) -> _Figures:
    at = Counter(_each(rule, ""))
    everything = frozenset(one for _, one in at)
    for found in [found for found in at if not found[0]]:
        del at[found]
    return _Figures(at, everything)


def _each(data: Any, at: str) -> Iterator[tuple[str, int]]:
    """The numbers with their keys; of a list its length, which belongs to none, and what is in it."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            if key not in NOT_RULES:
                yield from _each(value, str(key))
    elif isinstance(data, list):
        yield "", len(data)
        for value in data:
            yield from _each(value, at)
    elif isinstance(data, int) and not isinstance(data, bool):
        yield at, abs(data)
