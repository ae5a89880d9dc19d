"""Findings as plain data for other programs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hothkit.diagnostics import Diagnostic, Place
from hothkit.prose import Phrases
from hothkit.reports.excerpts import escaped
from hothkit.reports.messages import hint, message


def as_data(found: Iterable[Diagnostic], words: Phrases) -> list[dict[str, Any]]:
    """One object a finding, in their order; schemas/output/check.schema.json holds its shape."""
    return [_finding(finding, words) for finding in found]


def _finding(finding: Diagnostic, words: Phrases) -> dict[str, Any]:
    data: dict[str, Any] = {
        "check": finding.check,
        "severity": str(finding.severity),
        **_place(finding.place),
        "message": message(finding, words),
    }
    if what_to_do := hint(finding, words):
        data["hint"] = what_to_do
    if finding.suggestion:
        data["suggestion"] = _encodable(finding.suggestion)
    if finding.related:
        data["related"] = [_place(place) for place in finding.related]
    return data


def _place(place: Place) -> dict[str, Any]:
    return {"file": _encodable(place.file), "line": place.line, "column": place.column}


def _encodable(text: str) -> str:
    """A file name may hold bytes that are no text at all, and characters that steer a screen."""
    return escaped(text.encode("utf-8", "backslashreplace").decode("utf-8"))
