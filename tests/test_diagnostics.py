"""Findings: their order, their places, what they show of a text."""

from __future__ import annotations

from hothkit.diagnostics import Diagnostic, Place, Severity, excerpt


def test_findings_sort_by_file_line_column_and_check() -> None:
    places = [Place("b.yaml"), Place("a.yaml", 10), Place("a.yaml", 9, 2), Place("a.yaml", 9, 1)]
    found = [Diagnostic("late", Severity.ERROR, place) for place in places]
    found.append(Diagnostic("early", Severity.NOTE, places[0]))
    order = [(f.place.file, f.place.line, f.place.column, f.check) for f in sorted(found, key=Diagnostic.sort_key)]
    assert order == [
        ("a.yaml", 9, 1, "late"),
        ("a.yaml", 9, 2, "late"),
        ("a.yaml", 10, 1, "late"),
        ("b.yaml", 1, 1, "early"),
        ("b.yaml", 1, 1, "late"),
    ]


def test_only_errors_are_errors() -> None:
    assert [s for s in Severity if Diagnostic("x", s, Place("x")).is_error] == [Severity.ERROR]


def test_a_finding_can_be_a_member_of_a_set() -> None:
    first = Diagnostic("x", Severity.ERROR, Place("x"), {"key": "a"})
    assert len({first, Diagnostic("x", Severity.ERROR, Place("x"), {"key": "a"})}) == 1
    assert len({first, Diagnostic("x", Severity.ERROR, Place("x"), {"key": "b"})}) == 2


def test_an_excerpt_is_short_and_on_one_line() -> None:
    assert excerpt("two\n  lines") == "two lines"
    assert excerpt("x" * 61) == "x" * 59 + "…"
    assert len(excerpt("y" * 10**6)) == 60
