"""Findings as text for a terminal: each with its line, a mark, and what to do."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import islice

from hothkit.diagnostics import Diagnostic, Place
from hothkit.pack.library import Library
from hothkit.prose import Phrases
from hothkit.reports.excerpts import Excerpts, escaped
from hothkit.reports.messages import counts, hint, message

MOST = 200
_INDENT = "    "


def report(found: Collection[Diagnostic], words: Phrases, library: Library | None = None) -> str:
    """The findings in their order, at most 200 of them, and a last line that counts all."""
    excerpts = Excerpts(library)
    lines = [line for finding in islice(found, MOST) for line in _lines(finding, words, excerpts)]
    if len(found) > MOST:
        lines.append(words.say("report.more", number=len(found) - MOST))
    return "\n".join([*lines, counts(found, words)])


def _lines(finding: Diagnostic, words: Phrases, excerpts: Excerpts) -> Iterator[str]:
    severity = words.say(f"report.severity.{finding.severity}")
    yield f"{_place(finding.place)}: {severity}: {message(finding, words)} [{finding.check}]"
    yield from (_INDENT + line for line in excerpts.marked(finding.place))
    for place in finding.related:
        yield "  " + words.say("report.related", place=_place(place))
    if finding.suggestion:
        yield "  " + words.say("report.did_you_mean", name=escaped(finding.suggestion))
    if told := hint(finding, words):
        yield "  " + told


def _place(place: Place) -> str:
    return escaped(str(place))
