"""Two rules of one carrier that undo one another whenever they hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from hothkit.checks.finding import warning
from hothkit.checks.reference.raw_rules import rules_in, words_said
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing
from hothkit.yaml_source import Route

# What is of no use to a unit that may not do this.
_IN_VAIN = {
    "attack": {("change", "attacks"), ("change", "move_after_attack"), ("ignore", "hold_fire")},
    "move": {
        ("change", "move"), ("change", "still_attack"), ("change", "move_after_attack"),
        ("ignore", "stop"), ("ignore", "hold_fire"), ("ignore", "units"),
    },
    "retreat": {("ignore", "retreats")},
}  # fmt: skip
_Rule = tuple[Mapping[str, Any], Route]


def check(_: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding at the second of each two rules with the same conditions of which nothing is left together."""
    groups: dict[Route, list[_Rule]] = {}
    for rule, route in rules_in(thing.file.kind, thing.data):
        if "when" not in rule and route:
            groups.setdefault(route[:-1], []).append((rule, route))
    for standing in groups.values():
        for (one, way), (other, there) in combinations(standing, 2):
            if one.get("while") == other.get("while") and (phrase := _cancel(one, other)) is not None:
                place, first = thing.source.key_place(there), thing.source.key_place(way)
                yield warning("cancelling-rules", place, phrase or None, (first,), other=str(way[-1]), line=first.line)


def _cancel(one: Mapping[str, Any], other: Mapping[str, Any]) -> str | None:
    """The phrase for how they undo one another, empty for the usual one; None if they do not."""
    said, also = words_said(one), words_said(other)
    if one.get("once_per") == other.get("once_per") and {*said} == {*also} and all(g == "change" for g, _ in said):
        pairs = [(one["change"][word], other["change"][word]) for _, word in said]
        if all(isinstance(a, int) and isinstance(b, int) and a == -b != 0 for a, b in pairs):
            return ""
    forbids = any(_is_in_vain(a, b) for a, b in ((said, also), (also, said)))
    return "forbidden" if forbids else None


def _is_in_vain(said: list[tuple[str, str]], also: list[tuple[str, str]]) -> bool:
    """Whether one rule forbids what everything in the other is for."""
    forbidden = set[tuple[str, str]]().union(*(_IN_VAIN.get(word, set()) for group, word in said if group == "forbid"))
    return bool(also) and {*also} <= forbidden
