"""Runs all checks: later ones judge only what earlier ones accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path

from hothkit.checks.allowed import heard, is_allowed
from hothkit.checks.board import (
    card_not_in_deck,
    closed_ground,
    inner_exit,
    large_hand,
    misplaced_badge,
    missing_side,
    no_such_hex,
    no_such_row,
    repeated_hex,
    side_without_units,
    two_grounds_on_a_hex,
    two_on_a_hex,
)
from hothkit.checks.file import id_format, same_thing_twice
from hothkit.checks.finding import Check
from hothkit.checks.language import text_numbers
from hothkit.checks.reference import shared_id, unbound_role, undrawable_path, unknown, unknown_change
from hothkit.checks.registry import entry_of
from hothkit.checks.style import key_order
from hothkit.diagnostics import Diagnostic, Place
from hothkit.model.variant import Variant
from hothkit.pack.library import Library, Thing
from hothkit.pack.limits import PACK_FINDINGS
from hothkit.pack.reading import internal_error, too_many_findings
from hothkit.yaml_source.limits import FINDINGS

_OF_ANY_FILE: tuple[Check, ...] = (id_format.check, same_thing_twice.check)
_OF_SOUND_FILES: tuple[Check, ...] = (
    unknown_change.check,
    unknown.check,
    unbound_role.check,
    undrawable_path.check,
    shared_id.check,
    missing_side.check,
    no_such_row.check,
    no_such_hex.check,
    two_grounds_on_a_hex.check,
    two_on_a_hex.check,
    closed_ground.check,
    misplaced_badge.check,
    repeated_hex.check,
    inner_exit.check,
    card_not_in_deck.check,
    large_hand.check,
    side_without_units.check,
    text_numbers.check,
    key_order.check,
)


def run(library: Library, things: Iterable[Thing]) -> list[Diagnostic]:
    """What is wrong with these things of the library, what is allowed left out, in a stable order."""
    found = heard(library, _within_budget(things, lambda thing: _found(library, thing)))
    return sorted(dict.fromkeys(found), key=Diagnostic.sort_key)


def in_the_way(library: Library, things: Iterable[Thing]) -> list[Diagnostic]:
    """The errors with which nothing can be played, even if they are allowed."""
    found = [
        finding
        for thing, some in _within_budget(things, lambda thing: filter(_is_error, _found(library, thing)))
        for finding in some
        if not (entry_of(finding.check).is_playable and is_allowed(library, thing, finding))
    ]
    return sorted(dict.fromkeys(found), key=Diagnostic.sort_key)


def in_the_way_with(library: Library, battle: Thing, variants: Iterable[Variant]) -> list[Diagnostic]:
    """The errors that a sound battle has only with these variants."""
    chosen = tuple(variants)
    return in_the_way(library.with_variants(chosen), (battle,)) if chosen else []


def _within_budget(
    things: Iterable[Thing], judge: Callable[[Thing], Iterable[Diagnostic]]
) -> Iterator[tuple[Thing, list[Diagnostic]]]:
    """What is said of each of these things; a pack of which too much has been said is left alone."""
    told: Counter[Path] = Counter()
    for thing in things:
        pack = thing.file.pack
        if pack is not None and told[pack] > PACK_FINDINGS:
            continue
        some = list(islice(judge(thing), FINDINGS))
        if pack is not None:
            told[pack] += len(some)
            if told[pack] > PACK_FINDINGS:
                some.append(too_many_findings(thing.file))
        yield thing, some


def _found(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    yield from thing.findings
    if thing.file.faults:
        return
    for check in _OF_ANY_FILE:
        yield from _surely(check, library, thing)
    if thing.is_usable:
        yield from _first_at_a_place(finding for check in _OF_SOUND_FILES for finding in _surely(check, library, thing))


def _surely(check: Check, library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """What a check finds; its own mistake is one finding more, and no other is lost by it."""
    try:
        yield from check(library, thing)
    except Exception as bug:
        yield internal_error(bug, thing.source.file)


def _first_at_a_place(found: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """The findings without those of later checks where one has stopped already: what follows from it is no news."""
    stopped: dict[Place, str] = {}
    for finding in found:
        if stopped.get(finding.place, finding.check) == finding.check:
            if not entry_of(finding.check).is_playable:
                stopped[finding.place] = finding.check
            yield finding


def _is_error(finding: Diagnostic) -> bool:
    return finding.is_error
