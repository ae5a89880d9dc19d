"""How a check makes its findings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from hothkit.checks.registry import CHECKS
from hothkit.diagnostics import Diagnostic, Place, Severity, excerpt
from hothkit.pack.library import Library, Thing
from hothkit.shape.near import is_alone, listed, suggestion

Check = Callable[[Library, Thing], Iterator[Diagnostic]]
"""Judges one thing among all others of the library."""


def error(
    check: str, place: Place, phrase: str | None = None, related: tuple[Place, ...] = (), **values: str | int
) -> Diagnostic:
    """A finding of a check."""
    return Diagnostic(check, Severity.ERROR, place, values, phrase=phrase, related=related)


def warning(
    check: str, place: Place, phrase: str | None = None, related: tuple[Place, ...] = (), **values: str | int
) -> Diagnostic:
    """A finding of a check about what is surely not meant, though it can be played."""
    return Diagnostic(check, Severity.WARNING, place, values, phrase=phrase, related=related)


def note(
    check: str,
    place: Place,
    phrase: str | None = None,
    suggestion: str | None = None,
    related: tuple[Place, ...] = (),
    **values: str | int,
) -> Diagnostic:
    """A finding of a check that can be wrong, or about what is only less than it could be."""
    return Diagnostic(check, Severity.NOTE, place, values, suggestion=suggestion, phrase=phrase, related=related)


def unknown(
    check: str, place: Place, name: str, known: Iterable[str], phrase: str | None = None, **values: str | int
) -> Diagnostic:
    """A finding about a name that nothing has, with the one that was probably meant."""
    names = sorted(known)
    said = {"name": excerpt(name), "known": listed(names) or "–", **values}
    meant = suggestion(name, names)
    severity, is_sure = CHECKS[check].severity, is_alone(name, names)
    return Diagnostic(check, severity, place, said, suggestion=meant, is_sure=is_sure, phrase=phrase)
