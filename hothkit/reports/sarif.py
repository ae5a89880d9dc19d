"""Findings as SARIF 2.1.0, the format in which code hosts and editors take the findings of any tool."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from urllib.parse import quote

from hothkit import __version__
from hothkit.checks.registry import Entry, entry_of
from hothkit.diagnostics import Diagnostic, Place
from hothkit.prose import Phrases
from hothkit.reports.messages import blanks, outer, said


def sarif(found: Iterable[Diagnostic], words: Phrases) -> dict[str, Any]:
    """One run with a rule for each check that found something."""
    findings = tuple(found)
    names = sorted({finding.check for finding in findings})
    driver = {
        "name": "hothkit",
        "version": __version__,
        "rules": [_rule(entry_of(name), words) for name in names],
    }
    results = [_result(finding, names.index(finding.check), words) for finding in findings]
    return {
        "version": "2.1.0",
        "runs": [{"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}],
    }


def _rule(check: Entry, words: Phrases) -> dict[str, Any]:
    return {
        "id": check.name,
        "shortDescription": {"text": blanks(words.template(f"checks.{check.name}.message"))},
        "fullDescription": {"text": words.say(f"checks.{check.name}.reason")},
        "help": {"text": f"hothkit explain check {check.name}"},
        "defaultConfiguration": {"level": str(check.severity)},
        "properties": {"family": check.family},
    }


def _result(finding: Diagnostic, rule: int, words: Phrases) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": finding.check,
        "ruleIndex": rule,
        "level": str(finding.severity),
        "message": {"text": " ".join((*outer(finding.place.file)[1], said(finding, words)))},
        "locations": [_location(finding.place)],
    }
    if finding.related:
        result["relatedLocations"] = [{"id": id, **_location(place)} for id, place in enumerate(finding.related)]
    return result


def _location(place: Place) -> dict[str, Any]:
    return {
        "physicalLocation": {
            "artifactLocation": {"uri": _uri(outer(place.file)[0])},
            "region": {"startLine": place.line, "startColumn": place.column},
        }
    }


def _uri(path: str) -> str:
    """A path as an address: relative to the folder of the call if it was given so."""
    address = quote(path.replace("\\", "/").encode("utf-8", "surrogateescape"), safe="/")
    return f"file://{address}" if address.startswith("/") else address
