"""Runs all checks: later ones judge only what earlier ones accepted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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
from hothkit.checks.file import id_format
from hothkit.checks.file.unused_allow import unused
from hothkit.checks.finding import Check
from hothkit.checks.language import text_numbers
from hothkit.checks.reference import shared_id, unbound_role, undrawable_path, unknown, unknown_change
from hothkit.checks.registry import CHECKS
from hothkit.checks.rules import (
    cancelling_rules,
    empty_range,
    endless_rules,
    idle_card,
    idle_change,
    idle_effect,
    idle_rule,
    mistimed_effect,
    too_many_dice,
)
from hothkit.diagnostics import Diagnostic, Place
from hothkit.model.variant import Variant
from hothkit.pack.library import Library, Thing

_OF_ANY_FILE: tuple[Check, ...] = (id_format.check,)
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
    empty_range.check,
    idle_change.check,
    idle_card.check,
    idle_rule.check,
    mistimed_effect.check,
    idle_effect.check,
    too_many_dice.check,
    cancelling_rules.check,
    endless_rules.check,
)


def run(library: Library, things: Iterable[Thing]) -> list[Diagnostic]:
    """What is wrong with these things of the library, comments that allow something heeded, in a stable order."""
    found = [finding for thing in things for finding in _heard(thing, list(_found(library, thing)))]
    return sorted(dict.fromkeys(found), key=Diagnostic.sort_key)


def in_the_way(library: Library, things: Iterable[Thing]) -> list[Diagnostic]:
    """The errors with which nothing can be played, even if a comment allows them."""
    found = [
        finding
        for thing in things
        for finding in _found(library, thing)
        if finding.is_error and not (CHECKS[finding.check].is_playable and _is_allowed(thing, finding))
    ]
    return sorted(dict.fromkeys(found), key=Diagnostic.sort_key)


def in_the_way_with(library: Library, battle: Thing, variants: Iterable[Variant]) -> list[Diagnostic]:
    """The errors that a sound battle has only with these variants."""
    chosen = tuple(variants)
    return in_the_way(library.with_variants(chosen), (battle,)) if chosen else []


def _found(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    yield from thing.findings
    for check in _OF_ANY_FILE:
        yield from check(library, thing)
    if thing.is_usable:
        yield from _first_at_a_place(finding for check in _OF_SOUND_FILES for finding in check(library, thing))


def _first_at_a_place(found: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """The findings without those of later checks where one has stopped already: what follows from it is no news."""
    stopped: dict[Place, str] = {}
    for finding in found:
        if stopped.get(finding.place, finding.check) == finding.check:
            if not CHECKS[finding.check].is_playable:
                stopped[finding.place] = finding.check
            yield finding


def _heard(thing: Thing, found: list[Diagnostic]) -> list[Diagnostic]:
    """The findings that no comment silences, and a note for each comment that silences none."""
    silenced = [finding for finding in found if _is_allowed(thing, finding)]
    kept = [finding for finding in found if finding not in silenced]
    if not any(finding.is_error for finding in kept):
        kept += unused(thing, {(finding.place.line, finding.check) for finding in silenced}, CHECKS)
    return kept


def _is_allowed(thing: Thing, finding: Diagnostic) -> bool:
    allowed = thing.source.allowed.get(finding.place.line, ())
    return finding.check in allowed and CHECKS[finding.check].can_be_allowed
