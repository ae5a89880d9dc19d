"""Findings about content: what is wrong, how bad it is, and where; the words are in lang/."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Severity(StrEnum):
    """How bad a finding is: an error will not load, a warning is surely not meant, a note informs."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A spot in a file; line and column count from 1, columns in characters.

    >>> str(Place("units/walker.yaml", 3, 7))
    'units/walker.yaml:3:7'
    """

    file: str
    line: int = 1
    column: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding; `values` fill the blanks of the phrase `checks.<check>.<phrase or "message">`.

    `suggestion` is what was probably meant, `is_sure` whether nothing else comes near.
    """

    check: str
    severity: Severity
    place: Place
    values: Mapping[str, str | int] = field(default_factory=dict, hash=False)
    suggestion: str | None = None
    is_sure: bool = False
    phrase: str | None = None
    related: tuple[Place, ...] = ()

    @property
    def is_error(self) -> bool:
        """Whether it keeps the content from being loaded."""
        return self.severity is Severity.ERROR

    def sort_key(self) -> tuple[str, int, int, str]:
        """What findings are ordered by: their place, then their check."""
        return (self.place.file, self.place.line, self.place.column, self.check)


def excerpt(text: str, most: int = 60) -> str:
    """The text short enough, and plain enough, to stand inside a sentence.

    >>> excerpt("one\\n" + "x" * 90, most=12)
    'one xxxxxxx…'
    """
    plain = " ".join(text[: most * 4].split())
    return plain if len(plain) <= most else plain[: most - 1] + "…"
