"""Budgets for what strangers send, kept before anything is built: bytes, characters, YAML events."""

from __future__ import annotations

import re
import string
import unicodedata
from collections.abc import Iterator
from typing import TYPE_CHECKING

from yaml import Mark
from yaml import events as yaml_events

from hothkit.diagnostics import Diagnostic, Place, Severity

if TYPE_CHECKING:
    from yaml._yaml import Mark as CMark

FILE_BYTES = 1024 * 1024
DEPTH = 64
NODES = 20_000
SCALAR_CHARACTERS = 64 * 1024
KEY_CHARACTERS = 200
INTEGER_DIGITS = 20
INTEGER_MOST = 1_000_000
FINDINGS = 200

_LINE_BREAK = re.compile("\r\n|\r|\n")
# Joiners and selectors of variants shape the letters beside them; alone they show nothing.
_SHAPERS = "\u200c\u200d" + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
# Letters and signs by their category that show nothing all the same: fillers, an empty Braille cell, joiners of marks.
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
_BLANK = re.compile(f"[{_BLANKS}]")
# The two last code points are refused by one YAML parser only.
_NOT_CHARACTERS = "\ufffe\uffff"


class Refused(Exception):
    """The text may not be read any further; carries the finding."""

    def __init__(self, finding: Diagnostic) -> None:
        super().__init__(finding.check)
        self.finding = finding


def error(check: str, place: Place, phrase: str | None = None, **values: str | int) -> Diagnostic:
    """A finding that keeps the file from being loaded."""
    return Diagnostic(check, Severity.ERROR, place, values, phrase=phrase)


def decode(data: bytes, file: str) -> tuple[str, list[Diagnostic]]:
    """The text of these bytes without a leading mark of its byte order; raises Refused."""
    if len(data) > FILE_BYTES:
        raise Refused(error("file-too-large", Place(file), most=FILE_BYTES))
    if data.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\0" in data[:4]:
        raise Refused(error("not-utf8", Place(file), "utf16"))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as problem:
        before = split_lines(data[: problem.start].decode("utf-8", "replace").removeprefix("\ufeff"))
        raise Refused(error("not-utf8", Place(file, len(before), len(before[-1]) + 1))) from None
    if not text.startswith("\ufeff"):
        return text, []
    return text[1:], [Diagnostic("byte-order-mark", Severity.WARNING, Place(file))]


def split_lines(text: str) -> list[str]:
    """The lines of the text without their ends, as YAML counts them."""
    return _LINE_BREAK.split(text)


def is_forbidden(character: str) -> bool:
    """Whether a character steers the screen, turns the text's direction or cannot be seen.

    >>> [is_forbidden(c) for c in "a\\t\\n\\u202e\\u2028\\x1b"]
    [False, False, False, True, True, True]
    """
    if character in "\t\n\r" or character in _SHAPERS:
        return False
    return (
        character in _NOT_CHARACTERS
        or character in _BLANKS
        or unicodedata.category(character) in {"Cc", "Cf", "Cs", "Zl", "Zp"}
    )


def forbidden_characters(lines: list[str], file: str) -> list[Diagnostic]:
    """A finding for each line with characters that nobody can see, at the first of them."""
    findings: list[Diagnostic] = []
    # What can be printed is forbidden if it is blank only, and Python knows it of a whole text at once.
    text = "".join(lines)
    if (text.isprintable() and not _BLANK.search(text)) or not any(map(is_forbidden, set().union(*lines))):
        return findings
    for number, line in enumerate(lines, 1):
        if not any(map(is_forbidden, line)):
            continue
        column, found = next((i, c) for i, c in enumerate(line, 1) if is_forbidden(c))
        findings.append(error("forbidden-character", Place(file, number, column), code=code_point(found)))
    return findings[:FINDINGS]


def event_place(event: yaml_events.Event, file: str) -> Place:
    """Where the part of the text that this event tells of begins."""
    line, column = spot(event.start_mark)
    return Place(file, line + 1, column + 1)


def spot(mark: Mark | CMark | None) -> tuple[int, int]:
    """A parser's mark as line and column, both from 0."""
    return (mark.line, mark.column) if mark is not None else (0, 0)


def code_point(character: str) -> str:
    """How a character that cannot be shown is named."""
    return f"U+{ord(character):04X}"


class EventGuard:
    """Lets YAML events through while they keep to the budgets; unsafe ones become findings."""

    def __init__(self, file: str, has_escapes: bool = True) -> None:
        """Of a text without any backslash, what its lines hold is known already."""
        self.file = file
        self.findings: list[Diagnostic] = []
        self._has_escapes = has_escapes
        self._depth = self._nodes = self._documents = 0
        self._anchors: set[str] = set()

    def watch(self, events: Iterator[yaml_events.Event]) -> list[yaml_events.Event]:
        """All events of one document; raises Refused where a budget ends."""
        seen = []
        for event in events:
            if isinstance(event, yaml_events.NodeEvent):
                self._count(event)
                if not self._is_plain(event):
                    self._refuse_machinery(event)
            elif isinstance(event, yaml_events.CollectionEndEvent):
                self._depth -= 1
            elif isinstance(event, yaml_events.DocumentStartEvent):
                self._count_document(event)
            seen.append(event)
            if len(self.findings) >= FINDINGS:
                break
        return seen

    def _count_document(self, event: yaml_events.DocumentStartEvent) -> None:
        self._documents += 1
        if self._documents > 1:
            raise Refused(self._error("several-documents", event))

    def _count(self, event: yaml_events.NodeEvent) -> None:
        self._nodes += 1
        if self._nodes > NODES:
            raise Refused(self._error("too-many-values", event, most=NODES))
        if isinstance(event, yaml_events.CollectionStartEvent):
            self._depth += 1
            if self._depth > DEPTH:
                raise Refused(self._error("nested-too-deep", event, most=DEPTH))

    def _is_plain(self, event: yaml_events.NodeEvent) -> bool:
        """Whether nothing can be wrong with it, as is so with almost all: the quick answer to what follows."""
        if event.anchor is not None or getattr(event, "tag", None) is not None:
            return False
        text: str = getattr(event, "value", "")
        return len(text) <= KEY_CHARACTERS and text.isascii() and not self._has_escapes

    def _refuse_machinery(self, event: yaml_events.NodeEvent) -> None:
        if event.anchor is not None:
            # A use of an anchor that was refused is the same mistake once more.
            if event.anchor not in self._anchors:
                self.findings.append(self._error("yaml-anchor", event))
            self._anchors.add(event.anchor)
        if getattr(event, "tag", None) is not None:
            self.findings.append(self._error("yaml-tag", event))
        if isinstance(event, yaml_events.ScalarEvent):
            if len(event.value) > SCALAR_CHARACTERS:
                self.findings.append(self._error("text-too-long", event, most=SCALAR_CHARACTERS))
            elif not event.value.isascii() and not event.value.strip(_SHAPERS + string.whitespace):
                self.findings.append(self._error("forbidden-character", event, code=code_point(event.value.strip()[0])))
            elif self._has_escapes and event.style == '"' and (found := _forbidden_in_a_value(event.value)):
                self.findings.append(self._error("forbidden-character", event, "escaped", code=code_point(found)))

    def _error(
        self, check: str, event: yaml_events.Event, phrase: str | None = None, **values: str | int
    ) -> Diagnostic:
        return error(check, event_place(event, self.file), phrase, **values)


def _forbidden_in_a_value(text: str) -> str | None:
    return None if text.isascii() and text.isprintable() else next(filter(_is_forbidden_in_a_value, text), None)


def _is_forbidden_in_a_value(character: str) -> bool:
    return character == "\r" or is_forbidden(character)
