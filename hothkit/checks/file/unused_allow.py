"""A comment, or a line of a pack, that allows what nobody finds."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from hothkit.checks.registry import Entry
from hothkit.diagnostics import Diagnostic, Place, Severity
from hothkit.pack.library import Thing

_CHECK = "unused-allow"


def unused_comments(
    thing: Thing, used: Collection[tuple[int, str]], known: Mapping[str, Entry]
) -> Iterator[Diagnostic]:
    """A note for each check that a comment allows in vain; `used` are lines and checks."""
    for line, checks in sorted(thing.source.allowed.items()):
        for check in sorted(checks):
            if (line, check) not in used and not _is_played(check, known):
                column = thing.source.lines[line - 1].find("#") + 1
                yield _note(check, Place(thing.source.file, line, max(column, 1)), known)


def unused_of_pack(pack: Thing, left: Iterable[tuple[int, str]], known: Mapping[str, Entry]) -> Iterator[Diagnostic]:
    """A note for each entry of `allow` that allows in vain, told by its number and its check."""
    for number, check in left:
        if not _is_played(check, known):
            yield _note(check, pack.source.place(("allow", number, "check")), known)


def _is_played(check: str, known: Mapping[str, Entry]) -> bool:
    """Whether it may be allowed with reason though it finds nothing in so many games."""
    return check in known and known[check].is_played


def _note(check: str, place: Place, known: Mapping[str, Entry]) -> Diagnostic:
    phrase = "no-check" if check not in known else None if known[check].can_be_allowed else "never"
    return Diagnostic(_CHECK, Severity.NOTE, place, {"name": check}, phrase=phrase)
