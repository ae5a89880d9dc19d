"""The samples of checks: what the site shows of a check is what the check does."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit import resources
from hothkit.balance.findings import played
from hothkit.checks.registry import CHECKS
from hothkit.checks.sample import Version, sample, tried
from hothkit.text import LANGUAGES
from tests.cli.runs import data

FOLDER = resources.folder("site") / "checks" / "samples"
SAMPLES = {name: sample(name) for name in CHECKS}
# One file that takes the place of another changes what is said of all others beside it.
TOGETHER = {n: shown for n, shown in SAMPLES.items() if n != "broken-elsewhere" and shown.bad.beside is None}


def test_every_check_has_a_sample_and_every_sample_a_check() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.yaml" for name in CHECKS}


@pytest.mark.parametrize("name", CHECKS)
def test_a_sample_has_its_fault_at_its_line_and_no_other(name: str) -> None:
    shown = SAMPLES[name]
    (finding,) = tried(shown.bad, played).found
    place = finding.place
    assert (finding.check, place.file, place.line) == (name, shown.bad.file, shown.line_of_file)
    assert finding.severity is CHECKS[name].severity


@pytest.mark.parametrize("name", CHECKS)
def test_a_mended_sample_is_clean(name: str) -> None:
    assert tried(SAMPLES[name].good, played).found == ()


@pytest.mark.parametrize("games", sorted({shown.bad.games for shown in SAMPLES.values()}))
def test_the_command_says_the_same_in_every_language(tmp_path: Path, games: int) -> None:
    seen = {name: shown for name, shown in TOGETHER.items() if shown.bad.games == games}
    bad, asked = [shown.bad.write(tmp_path / name) for name, shown in seen.items()], ["--games", games] if games else []
    told = {lang: data("check", *bad, *asked, "--lang", lang) for lang in LANGUAGES}
    expected = [(name, str(tmp_path / name / shown.bad.file), shown.line_of_file) for name, shown in seen.items()]
    for found in told.values():
        assert sorted((one["check"], one["file"], one["line"]) for one in found) == expected
    assert all(one["message"] != other["message"] for one, other in zip(*told.values(), strict=True))


def test_the_command_finds_nothing_in_what_is_mended(tmp_path: Path) -> None:
    good = [shown.good.write(tmp_path / name) for name, shown in TOGETHER.items()]
    assert data("check", *good) == []


def test_a_battle_is_completed_with_the_lines_that_it_lacks() -> None:
    trait = Version("traits/x.yaml", "name: {en: X}\n")
    assert trait.above == trait.below == []
    battle = Version("scenarios/x.yaml", "board: standard\nunits:\n  rebel: {}\n")
    assert [line.partition(":")[0] for line in battle.above] == ["name", "rules"]
    assert [line.partition(":")[0] for line in battle.below] == ["first", "hand", "victory"]
