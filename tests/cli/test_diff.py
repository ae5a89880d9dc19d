"""`hothkit diff`: what a pack adds and changes, in sentences."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hothkit.text import LANGUAGES
from tests.cli.runs import data, run
from tests.outputs import validate
from tests.pack.of_packs import UNIT, pack

CHANGES = """\
  removed: [units/rebel-artillery.traits]
  units: {at-at: {attack: [4, 3, 3]}}
  turn: {draw: 2}
  scenarios: {hoth/02-snowspeeder-counter-attack: {victory: {medals: {rebel: 6}}}}
"""
TRENCH = "name: {en: Trench, es: Trinchera}\ncode: TR\nprotection: [{dice: -2}]\n"


def over(folder: Path) -> Path:
    return pack(folder, CHANGES, units__raider=UNIT, terrain__trench=TRENCH)


def test_a_pack_is_told_of_in_sentences(tmp_path: Path) -> None:
    told = run("diff", over(tmp_path / "over")).stdout
    for line in (
        "Over (over 1.2)",
        "Stands on hoth >=1,<2.",
        "  Units: Raider",
        "  AT-AT: Dice at range 1 from 3 to 4.",
        "  A side draws 2 cards at the end of its turn.",
        "  Snowspeeder Counter-Attack: Victory, medals, Rebel Alliance 6 instead of 4.",
    ):
        assert line in told.splitlines(), told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_data_too_with_the_place_of_each(tmp_path: Path, lang: str) -> None:
    (found,) = data("diff", over(tmp_path / "over"), "--lang", lang)
    validate("diff", [found])
    how = {one["name"]: (one["how"], Path(one["file"]).name, one["line"]) for one in found["differences"]}
    assert how["units/raider"] == ("added", "raider.yaml", 1)
    assert how["terrain/trench"] == ("replaced", "trench.yaml", 1)
    assert how["units/at-at"] == ("changed", "pack.yaml", 9)
    assert how["units/rebel-artillery.traits"] == ("removed", "pack.yaml", 8)
    assert all(one["text"] for one in found["differences"])


def test_what_is_no_pack_or_has_faults_is_told(tmp_path: Path) -> None:
    (tmp_path / "loose").mkdir()
    assert run("diff", tmp_path / "loose").exit_code == 2
    assert run("diff", pack(tmp_path / "bad", "  units: {att-at: {attack: [1]}}\n")).exit_code == 1


def test_nothing_hangs_on_the_order_of_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = over(tmp_path / "over"), pack(tmp_path / "more", "  units: {at-at: {attack: [1]}}\n", units__b=UNIT)
    together = ("--pack", one, "--pack", other)
    calls: list[tuple[Any, ...]] = [
        ("diff", one), ("diff", other, "--pack", one), ("where", "units/at-at.attack", *together), ("check", *together),
        ("where", "units/at-at", "--used-by", *together),
    ]  # fmt: skip
    usual = [run(*call).output for call in calls]
    listed = os.scandir

    def backwards(path: Any) -> Any:
        entries = sorted(listed(path), key=lambda entry: entry.name, reverse=True)

        class Found:
            def __enter__(self) -> Iterator[Any]:
                return iter(entries)

            def __exit__(self, *_: object) -> None: ...

        return Found()

    monkeypatch.setattr("hothkit.pack.files.os.scandir", backwards)
    assert [run(*call).output for call in calls] == usual


def test_it_is_the_same_in_every_process(tmp_path: Path) -> None:
    root = over(tmp_path / "over")
    told = {
        subprocess.run(
            [sys.executable, "-m", "hothkit", "diff", str(root)],
            env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True,
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(told) == 1
