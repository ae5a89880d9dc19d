"""Findings as the workflow commands that GitHub shows beside the lines of a change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hothkit.diagnostics import Diagnostic, Severity
from hothkit.prose import Phrases
from hothkit.reports.excerpts import escaped
from hothkit.reports.messages import outer, said

_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def workflow_commands(found: Iterable[Diagnostic], words: Phrases) -> Iterator[str]:
    """One line a finding, in their order; GitHub itself shows the first ten of each level."""
    for finding in found:
        place = finding.place
        file, inside = outer(place.file)
        at = f"file={_property(file)},line={place.line},col={place.column},title={_property(finding.check)}"
        also = [words.say("report.related", place=escaped(str(one))) for one in finding.related]
        yield f"::{_LEVELS[finding.severity]} {at}::{_data(' '.join((*inside, said(finding, words), *also)))}"


def _data(text: str) -> str:
    """Text that ends with its line: nothing in it can begin another command."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return (
        _data(escaped(text.encode("utf-8", "backslashreplace").decode("utf-8"))).replace(":", "%3A").replace(",", "%2C")
    )
