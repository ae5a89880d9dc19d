"""A file or text -> Source; never raises for bad content."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import yaml

from hothkit.diagnostics import Diagnostic, Place
from hothkit.paths import is_file
from hothkit.yaml_source.build import Builder
from hothkit.yaml_source.limits import (
    FILE_BYTES,
    EventGuard,
    Refused,
    decode,
    error,
    forbidden_characters,
    split_lines,
    spot,
)
from hothkit.yaml_source.source import Source
from hothkit.yaml_source.syntax import syntax_finding

# The parser in C is some ten times as fast; both give the same events.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_ALLOW = re.compile(r"(?:^|(?<=\s))#\s*hothkit:\s*allow\s+([a-z0-9-]+(?:\s*,\s*[a-z0-9-]+)*)")


def read_file(path: Path, shown: str) -> Source:
    """What this file holds; `shown` is its name in findings."""
    try:
        if not is_file(path):
            return _unreadable(shown)
        with path.open("rb") as stream:
            return read_text(stream.read(FILE_BYTES + 1), shown)
    except OSError:
        return _unreadable(shown)


def read_text(text: str | bytes, shown: str) -> Source:
    """What this text holds, every mistake of its form found at once."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    try:
        decoded, findings = decode(data, shown)
    except Refused as refused:
        return Source(shown, findings=(refused.finding,))
    lines = split_lines(decoded)
    if unseen := forbidden_characters(lines, shown):
        return Source(shown, findings=(*findings, *unseen), lines=lines)
    events, unsafe = _events(decoded, shown, lines)
    if unsafe:
        return Source(shown, findings=_sorted([*findings, *unsafe]), lines=lines)
    builder = Builder(shown, lines, events)
    built = builder.build()
    return Source(
        shown,
        built,
        _sorted([*findings, *builder.findings]),
        lines,
        _allowed(lines, events),
        frozenset(builder.refused),
        frozenset(builder.incomplete),
        builder.values,
        builder.keys,
    )


def _events(text: str, file: str, lines: list[str]) -> tuple[list[yaml.events.Event], list[Diagnostic]]:
    guard = EventGuard(file, "\\" in text)
    try:
        return guard.watch(_parsed(text)), guard.findings
    except Refused as refused:
        return [], [*guard.findings, refused.finding]
    except yaml.YAMLError as problem:
        return [], [*guard.findings, syntax_finding(problem, file, lines)]
    except (RecursionError, ValueError, OverflowError):
        return [], [*guard.findings, error("yaml-syntax", Place(file))]


def _parsed(text: str) -> Iterator[yaml.events.Event]:
    """The events of a text; yaml.parse would ask its parser twice for each."""
    loader = _LOADER(text)
    try:
        yield from iter(loader.get_event, None)
    finally:
        loader.dispose()


def _allowed(lines: list[str], events: list[yaml.events.Event]) -> dict[int, set[str]]:
    """The checks that comments silence, by line."""
    allowed: dict[int, set[str]] = {}
    for number, line in enumerate(lines):
        for match in _ALLOW.finditer(line) if "hothkit:" in line else ():
            if not any(_covers(event, (number, match.start())) for event in events):
                allowed.setdefault(number + 1, set()).update(re.split(r"\s*,\s*", match.group(1)))
    return allowed


def _covers(event: yaml.events.Event, place: tuple[int, int]) -> bool:
    """Whether the place lies inside a text, where a number sign starts no comment."""
    if not isinstance(event, yaml.ScalarEvent):
        return False
    # The line that opens a block of text may end in a comment.
    start = spot(event.start_mark)
    return ((start[0] + 1, 0) if event.style in ("|", ">") else start) <= place < spot(event.end_mark)


def _sorted(findings: list[Diagnostic]) -> tuple[Diagnostic, ...]:
    return tuple(sorted(findings, key=Diagnostic.sort_key))


def _unreadable(shown: str) -> Source:
    return Source(shown, findings=(error("unreadable-file", Place(shown)),))
