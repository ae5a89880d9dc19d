"""A mistake of ours in one check, or in reading one file, loses nothing else and ends with 70."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hothkit.checks import run as checks
from hothkit.diagnostics import Diagnostic
from hothkit.pack import reading
from hothkit.pack.library import Library, Thing
from tests.checks.packs import BATTLE
from tests.cli.runs import data, run


@pytest.fixture
def battle(tmp_path: Path) -> Path:
    path = tmp_path / "scenarios" / "ford.yaml"
    path.parent.mkdir()
    path.write_text(
        BATTLE.replace("at-at", "at-att").replace("first: rebel", "first: rebel # hothkit: allow internal-error")
    )
    return path


def fails(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    if thing.file.id == "ford":
        raise ZeroDivisionError("ours")
    yield from ()


def broken(kind: str, source: object) -> list[Diagnostic]:
    raise RecursionError("ours")


def test_a_check_that_fails_is_told_of_beside_what_others_find(battle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "OF_SOUND_FILES", (fails, *checks.OF_SOUND_FILES))
    done = run("check", battle)
    assert done.exit_code == 70 and "ZeroDivisionError: ours (test_bug.py:" in done.output
    assert [one["check"] for one in data("check", battle)] == ["internal-error", "unknown-unit"]
    assert run("play", battle).exit_code == 70
    assert "ha fallado" in run("check", battle, "--lang", "es").output


def test_a_file_that_cannot_be_read_by_our_mistake_is_told_of(battle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = battle.with_name("other.yaml")
    other.write_text("a: 1\na: 2\n")
    monkeypatch.setattr(reading, "findings", broken)
    told = data("check", battle, other)
    assert {one["check"] for one in told} == {"internal-error"}
    assert {str(battle), str(other)} <= {one["file"] for one in told}
    assert run("check", battle).exit_code == 70
