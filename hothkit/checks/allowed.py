"""Which findings are allowed: by a comment on their line, or by the pack that the file belongs to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from hothkit.checks.file.unused_allow import unused_comments, unused_of_pack
from hothkit.checks.registry import CHECKS, entry_of
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a pack allows: the findings of a check, in one of its files or in all of them."""

    number: int
    check: str
    file: str | None


def is_allowed(library: Library, thing: Thing, finding: Diagnostic) -> bool:
    """Whether somebody has said that this finding is meant to be."""
    return _by_comment(thing, finding) or _by_pack(library, thing, finding) is not None


def heard(library: Library, things: Iterable[tuple[Thing, list[Diagnostic]]]) -> Iterator[Diagnostic]:
    """The findings of things that nothing allows, and a note for each word that allows nothing."""
    used: dict[Path, set[int]] = {}
    faulty: set[Path] = set()
    asked = set()
    for thing, found in things:
        root = _root(library, thing)
        silenced = [finding for finding in found if _by_comment(thing, finding)]
        kept = []
        for finding in found:
            if finding in silenced:
                continue
            if root is not None and (one := _by_pack(library, thing, finding)) is not None:
                used.setdefault(root, set()).add(one.number)
            else:
                kept.append(finding)
        yield from kept
        if any(finding.is_error for finding in kept):
            faulty.update(() if root is None else (root,))
        else:
            yield from unused_comments(thing, {(finding.place.line, finding.check) for finding in silenced}, CHECKS)
        asked.add(thing)
    for root, (pack, allowances) in _packs(library).items():
        if pack in asked and root not in faulty and _is_whole(library, root, asked):
            left = [one for one in allowances if one.number not in used.get(root, ())]
            yield from unused_of_pack(pack, [(one.number, one.check) for one in left], CHECKS)


def allows_anything(library: Library) -> bool:
    """Whether a pack of the library allows findings."""
    return bool(_packs(library))


def _by_comment(thing: Thing, finding: Diagnostic) -> bool:
    allowed = thing.source.allowed.get(finding.place.line, ())
    return finding.check in allowed and entry_of(finding.check).can_be_allowed


def _by_pack(library: Library, thing: Thing, finding: Diagnostic) -> Allowance | None:
    root = _root(library, thing)
    if root is None or not entry_of(finding.check).can_be_allowed:
        return None
    file = thing.file.real.relative_to(root).as_posix()
    _, allowances = _packs(library)[root]
    return next((one for one in allowances if one.check == finding.check and one.file in (None, file)), None)


def _root(library: Library, thing: Thing) -> Path | None:
    """The pack that a file belongs to; None if it allows nothing."""
    return thing.file.pack if thing.file.pack in _packs(library) else None


def _is_whole(library: Library, root: Path, asked: Collection[Thing]) -> bool:
    return all(thing in asked for thing in library.all if thing.file.pack == root)


@lru_cache(maxsize=1)
def _packs(library: Library) -> Mapping[Path, tuple[Thing, tuple[Allowance, ...]]]:
    """The packs that allow something, each with its file and what it allows."""
    return {
        thing.file.pack: (
            thing,
            tuple(Allowance(n, one["check"], one.get("file")) for n, one in enumerate(thing.data["allow"])),
        )
        for thing in library.all
        if thing.file.kind == "pack" and thing.file.pack is not None and thing.is_usable and "allow" in thing.data
    }
