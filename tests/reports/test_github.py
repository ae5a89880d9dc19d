"""Annotations: a line a finding as GitHub reads it, in which a stranger's text stays text."""

from __future__ import annotations

import re
from pathlib import Path

from hothkit.diagnostics import Diagnostic, Place, Severity
from hothkit.prose import phrases
from hothkit.reports.github import workflow_commands
from tests.checks.packs import BATTLE
from tests.cli.runs import data, run

EN = phrases("en")
COMMAND = re.compile(r"::(error|warning|notice) file=([^,:]*),line=(\d+),col=(\d+),title=([a-z0-9-]+)::(.+)")


def test_an_error_and_a_warning_stand_at_their_places(tmp_path: Path) -> None:
    path = tmp_path / "ford.yaml"
    path.write_text("\ufeff" + BATTLE.replace("snowtroopers", "snow-troper"))
    said = [COMMAND.fullmatch(line) for line in run("check", path, "--format", "github").stdout.splitlines()]
    found = data("check", path)
    assert {one["severity"] for one in found} == {"error", "warning"}
    for line, one in zip(said, found, strict=True):
        assert line is not None
        level, file, *place = line.group(1, 2, 3, 4, 5)
        assert (level, file, *place) == (one["severity"], str(path), str(one["line"]), str(one["column"]), one["check"])
        assert line[6].startswith(one["message"])


def test_a_note_is_a_notice() -> None:
    (line,) = workflow_commands([Diagnostic("unused-allow", Severity.NOTE, Place("x.yaml"), {"name": "x"})], EN)
    assert line.startswith("::notice file=x.yaml,line=1,col=1,title=unused-allow::")


def test_neither_names_nor_paths_begin_another_command() -> None:
    values = {"name": "100%\n::set-output name=x::y", "known": "–"}
    place = Place("a,line=9:::b%\n\udcff.yaml", 3, 4)
    (line,) = workflow_commands([Diagnostic("unknown-unit", Severity.ERROR, place, values)], EN)
    command = COMMAND.fullmatch(line)
    assert command is not None
    assert command[2] == "a%2Cline=9%3A%3A%3Ab%25\\n\\udcff.yaml" and (command[3], command[4]) == ("3", "4")
    assert "100%25" in command[6] and "\n" not in line


def test_nothing_is_printed_about_clean_content() -> None:
    assert run("check", "--format", "github").stdout == ""
