"""Runs all checks: later ones judge only what earlier ones accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, islice
from pathlib import Path

from hothkit.checks.allowed import heard, is_allowed
from hothkit.checks.board import side_without_units
from hothkit.checks.finding import Check
from hothkit.checks.phases import OF_ANY_FILE, OF_PACKS, OF_SOUND_BATTLES, OF_SOUND_FILES, OF_WHOLE_FILES
from hothkit.checks.registry import LANGUAGE, STYLE, entry_of
from hothkit.checks.replacing import broken_elsewhere
from hothkit.diagnostics import Diagnostic, Place
from hothkit.model.variant import Variant
from hothkit.pack.library import Library, Thing
from hothkit.pack.limits import PACK_FINDINGS
from hothkit.pack.reading import internal_error, too_many_findings
from hothkit.shape.format_ import NEW, OLD, PACK
from hothkit.yaml_source.limits import FINDINGS

Played = Mapping[Thing, Sequence[Diagnostic]]
"""What games say of battles; checks themselves never play."""
NOT_PLAYED: Played = {}


def run(library: Library, things: Iterable[Thing], played: Played = NOT_PLAYED) -> list[Diagnostic]:
    """What is wrong with these things of the library, what is allowed left out, in a stable order."""
    asked = tuple(_of_our_format(library, things))
    judged = _within_budget(asked, lambda thing: chain(_found(library, thing), played.get(thing, ())))
    found = (*heard(library, judged), *broken_elsewhere(library, asked, in_the_way))
    return sorted(dict.fromkeys(found), key=Diagnostic.sort_key)


def in_the_way(library: Library, things: Iterable[Thing]) -> list[Diagnostic]:
    """The errors with which nothing can be played, even if they are allowed."""
    found = [
        finding
        for thing, some in _within_budget(
            _of_our_format(library, things), lambda thing: filter(_is_error, _found(library, thing))
        )
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
    yield from _of(OF_ANY_FILE, library, thing)
    if not thing.is_usable:
        return
    yield from _of(OF_PACKS, library, thing)
    seen = library.seen(thing)
    if seen is None or not library.is_whole:
        return
    judged = _first_at_a_place(_of(OF_SOUND_FILES, library, seen))
    # How its author wrote it is not the fault of who changes it.
    sound = [one for one in judged if seen is thing or entry_of(one.check).family not in (LANGUAGE, STYLE)]
    thing = seen
    yield from sound
    if any(_has_consequences(library, thing, finding) for finding in sound):
        return
    whole = list(_of(OF_WHOLE_FILES, library, thing))
    yield from whole
    told = {finding.place for finding in (*sound, *whole)}
    yield from (finding for finding in _of(OF_SOUND_BATTLES, library, thing) if finding.place not in told)


def _of(checks: Iterable[Check], library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """What these checks find; a mistake of one's own is one finding more, and no other is lost by it."""
    for check in checks:
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


def _has_consequences(library: Library, thing: Thing, finding: Diagnostic) -> bool:
    """Whether what would be said of the whole file may only follow from this finding."""
    if finding.check == side_without_units.CHECK:
        return not is_allowed(library, thing, finding)
    return finding.is_error and not entry_of(finding.check).is_playable


def _of_our_format(library: Library, things: Iterable[Thing]) -> Iterator[Thing]:
    """These things without the files of packs of another format: what would be said of them may follow from that."""
    others = _of_another_format(library)
    return (thing for thing in things if thing.file.kind == PACK or thing.file.pack not in others)


@lru_cache(maxsize=1)
def _of_another_format(library: Library) -> frozenset[Path | None]:
    heads = (thing for thing in library.all if thing.file.kind == PACK)
    return frozenset(head.file.pack for head in heads if any(found.check in (OLD, NEW) for found in head.findings))


def _is_error(finding: Diagnostic) -> bool:
    return finding.is_error
