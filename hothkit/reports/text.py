"""Findings as text for a terminal: each with its line, a mark, and what to do; of many alike the first ones."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator
from itertools import groupby

from hothkit.diagnostics import Diagnostic, Place
from hothkit.pack.library import Library
from hothkit.prose import Phrases
from hothkit.reports.excerpts import Excerpts, escaped
from hothkit.reports.messages import counts, hint, message

MOST = 200
"""So many findings are shown."""
MANY = 20
"""So many can be read one by one; of more, only the first ones of a check in a file are shown."""
ALIKE = 5
_LINES = 10
"""So many lines are named where findings are only counted."""
_INDENT = "    "


def report(found: Collection[Diagnostic], words: Phrases, library: Library | None = None) -> str:
    """The findings in their order, at most 200 of them, and a last line that counts all."""
    excerpts = Excerpts(library)
    alike = ALIKE if len(found) > MANY else len(found)
    told: list[str] = []
    shown = counted = 0
    for file, findings in groupby(found, key=lambda finding: finding.place.file):
        one_by_one, others = _parted(findings, alike, MOST - shown)
        told += [line for finding in one_by_one for line in _lines(finding, words, excerpts)]
        told += [_counted(file, check, lines, words) for check, lines in sorted(others.items())]
        shown += len(one_by_one)
        counted += len(one_by_one) + sum(map(len, others.values()))
        if shown == MOST:
            break
    if rest := len(found) - counted:
        told.append(words.say("report.more", number=rest))
    if len(found) > MANY:
        told.append(_by_check(found, words))
    return "\n".join([*told, counts(found, words)])


def _parted(findings: Iterable[Diagnostic], alike: int, most: int) -> tuple[list[Diagnostic], dict[str, list[int]]]:
    """The findings of a file that are shown one by one, and the lines of those that are only counted, by check."""
    shown: list[Diagnostic] = []
    others: dict[str, list[int]] = defaultdict(list)
    seen: Counter[str] = Counter()
    for finding in findings:
        seen[finding.check] += 1
        if seen[finding.check] > alike or len(shown) == most:
            others[finding.check].append(finding.place.line)
        else:
            shown.append(finding)
    return shown, others


def _counted(file: str, check: str, lines: list[int], words: Phrases) -> str:
    different = list(dict.fromkeys(lines))
    named = ", ".join(map(str, different[:_LINES])) + (", …" if len(different) > _LINES else "")
    return words.say("report.alike", file=escaped(file), number=len(lines), check=check, lines=named)


def _by_check(found: Iterable[Diagnostic], words: Phrases) -> str:
    many = Counter(finding.check for finding in found)
    said = (f"{check} {number}" for check, number in sorted(many.items(), key=lambda one: (-one[1], one[0])))
    return words.say("report.by_check", checks=", ".join(said))


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
