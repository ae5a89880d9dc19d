"""Keeps one finding for each mistake: consequences and repetitions go."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace

from hothkit.diagnostics import Diagnostic
from hothkit.shape.mistakes import Mistake
from hothkit.yaml_source import Route, Source

# What is wrong with a mapping as a whole; a misspelt key alone brings all of these about.
_OF_THE_WHOLE = frozenset({"missing-key", "mixed-rule", "exclusive-keys", "wrong-count", "one-word-only"})
_MIXED = ("mixed-rule", "exclusive-keys")


def sieve(mistakes: Iterable[Mistake], source: Source) -> list[Diagnostic]:
    """The findings that remain when what follows from another one is left out."""
    of_keys: dict[Route, list[Mistake]] = defaultdict(list)
    of_values: dict[Route, list[Mistake]] = defaultdict(list)
    for mistake in mistakes:
        check = mistake.finding.check
        if _is_refused(mistake.route, source) or (check == "wrong-type" and _holds_refused(mistake.route, source)):
            continue
        if check == "unknown-key" or check in _OF_THE_WHOLE:
            # The rule that a key does not fit into is the mapping around it.
            of_keys[mistake.route[:-1] if check in _MIXED else mistake.route].append(mistake)
        else:
            of_values[mistake.route].append(mistake)
    kept = [_best(found).finding for found in of_values.values()]
    for route, found in of_keys.items():
        kept += _of_one_mapping(found, route in source.incomplete)
    return list(dict.fromkeys(kept))


def _is_refused(route: Route, source: Source) -> bool:
    return bool(source.refused) and any(route[:length] in source.refused for length in range(len(route) + 1))


def _holds_refused(route: Route, source: Source) -> bool:
    """Whether something inside was refused, so that what its author meant by the whole is not known."""
    return any(refused[: len(route)] == route for refused in source.refused)


def _best(found: list[Mistake]) -> Mistake:
    """The most telling of several findings about one value: few choices, then whatever came first."""
    with_choices = [mistake for mistake in found if mistake.choices]
    return min(with_choices, key=lambda mistake: mistake.choices) if with_choices else found[0]


def _of_one_mapping(found: list[Mistake], incomplete: bool) -> list[Diagnostic]:
    """The findings about the keys of one mapping."""
    unknown = [mistake.finding for mistake in found if mistake.finding.check == "unknown-key"]
    if incomplete:
        return unknown
    rest = [mistake.finding for mistake in found if mistake.finding.check != "unknown-key"]
    if unknown:
        return _with_independent(unknown, rest)
    mixed = [finding for finding in rest if finding.check in _MIXED]
    return [min(mixed, key=Diagnostic.sort_key)] if mixed else rest


def _with_independent(unknown: list[Diagnostic], rest: list[Diagnostic]) -> list[Diagnostic]:
    """The unknown keys, and the missing ones that none of them was meant to be."""
    missing = [finding for finding in rest if finding.check == "missing-key" and "key" in finding.values]
    if len(unknown) == len(missing) == 1 and not unknown[0].is_sure:
        # Perhaps in another language: what is missing is more likely meant than what is only spelt alike.
        return [replace(unknown[0], suggestion=str(missing[0].values["key"]))]
    meant = {finding.suggestion for finding in unknown}
    if None in meant:
        return unknown
    return unknown + [finding for finding in missing if finding.values["key"] not in meant]
