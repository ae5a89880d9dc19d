"""Findings as text and as data: the place, the line with a mark, the hint, the counts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hothkit.diagnostics import Diagnostic, Place, Severity
from hothkit.prose import phrases
from hothkit.reports.excerpts import marked
from hothkit.reports.json_ import as_data
from hothkit.reports.text import report
from tests.outputs import validate

EN, ES = phrases("en"), phrases("es")


def finding(file: str, line: int, column: int, severity: Severity = Severity.ERROR) -> Diagnostic:
    values = {"name": "x", "known": "xy, z"}
    return Diagnostic("unknown-unit", severity, Place(file, line, column), values, suggestion="xy")


def test_a_finding_shows_its_line_the_mark_the_suggestion_and_the_hint(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("units:\n\tx: [A1]\n")
    assert report([finding(str(path), 2, 2)], EN).split("\n") == [
        f'{path}:2:2: error: no unit is called "x" [unknown-unit]',
        "        x: [A1]",
        "        ^",
        '  did you mean "xy"?',
        "  Known: xy, z.",
        "1 error",
    ]


def test_the_same_in_spanish(tmp_path: Path) -> None:
    told = report([finding("gone.yaml", 1, 1, Severity.WARNING), finding("gone.yaml", 1, 1)], ES)
    assert told.split("\n")[0] == "gone.yaml:1:1: aviso: ninguna unidad se llama «x» [unknown-unit]"
    assert "¿querías decir «xy»?" in told
    assert told.endswith("1 error, 1 aviso")


def test_nothing_found_is_said() -> None:
    assert report([], EN) == "No findings." and report([], ES) == "Sin hallazgos."


def test_after_200_findings_the_rest_is_counted() -> None:
    told = report([finding(f"{n}.yaml", 1, 1) for n in range(100, 351)], EN)
    assert told.count("error: no unit") == 200
    assert told.endswith("51 more\nBy check: unknown-unit 251.\n251 errors")


def test_of_many_alike_in_a_file_the_first_ones_are_shown_and_the_others_named_by_line() -> None:
    told = report([finding(f"{file}.yaml", n, 1) for file in "ab" for n in range(1, 41)], EN).splitlines()
    assert [line for line in told if line.startswith("b.yaml")][5:] == [
        "b.yaml: 35 more [unknown-unit] on lines 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, …"
    ]
    assert sum("error: no unit" in line for line in told) == 10


def test_every_finding_is_shown_or_counted() -> None:
    found = [finding(f"{n % 37:02}.yaml", n, 1) for n in range(1, 2001)]
    told = report(sorted(found, key=Diagnostic.sort_key), EN)
    counted = [int(number) for number in re.findall(r"(?:^|: )(\d+) more", told, re.MULTILINE)]
    assert told.count("error: no unit") + sum(counted) == 2000
    assert told.count("error: no unit") <= 200


def test_few_findings_are_all_shown() -> None:
    told = report([finding("gone.yaml", n, 1) for n in range(1, 21)], EN)
    assert told.count("error: no unit") == 20 and " more" not in told


def test_nothing_that_steers_a_screen_is_printed() -> None:
    bad = Diagnostic("unknown-unit", Severity.ERROR, Place("a\x1b[2J.yaml"), {"name": "\x1b]0;x\x07", "known": "–"})
    assert report([bad], EN).replace("\n", "").isprintable()


@pytest.mark.parametrize("column", [1, 50, 51, 150, 299, 300, 301])
def test_a_long_line_is_cut_around_the_mark(column: int) -> None:
    line = "".join(chr(ord("a") + n % 26) for n in range(300))
    shown, mark = marked(line, column)
    assert len(shown) <= 100
    assert column == 301 or shown[mark.index("^")] in (line[column - 1], "…")
    assert shown.startswith("…") is (column > 51) and shown.endswith("…") is (column < 251)


@pytest.mark.parametrize("column", range(1, 8))
def test_the_mark_stands_under_its_character(column: int) -> None:
    shown, mark = marked("\tañb\tcd", column)
    assert mark == " " * len("\tañb\tcd"[: column - 1].expandtabs(1).replace(" ", "    ")) + "^"
    assert "\t" not in shown


def test_data_has_its_schema() -> None:
    related = Diagnostic(
        "two-on-a-hex", Severity.ERROR, Place("x", 2), {"hex": "A1", "one": "a", "other": "b", "line": 1},
        related=(Place("x"),),
    )  # fmt: skip
    data = as_data([finding("x", 1, 1), related], EN)
    validate("check", data)
    assert data[0]["suggestion"] == "xy" and data[1]["related"] == [{"file": "x", "line": 1, "column": 1}]
