"""`hothkit sheets`: what it says where it cannot do what was asked."""

from __future__ import annotations

import sys
from importlib import util
from pathlib import Path

import pytest

from tests.checks.packs import BATTLE
from tests.cli.runs import run


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_mistake_in_a_battle_of_ones_own_is_told_as_check_tells_it(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(BATTLE.replace("snowtroopers", "snow-troopers"), encoding="utf-8")
    done = run("sheets", path, "--lang", lang, "--out", tmp_path / "out")
    checked = run("check", path, "--lang", lang)
    assert done.exit_code == 1 and "snow-troopers" in done.output
    assert {line for line in checked.output.splitlines() if "[unknown-unit]" in line} <= set(done.output.splitlines())
    assert not (tmp_path / "out").exists()


def test_without_its_libraries_one_line_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = util.find_spec
    monkeypatch.setattr("hothkit.sheets.pdf.find_spec", lambda name: None if name == "jinja2" else found(name))
    for module in [name for name in sys.modules if name.startswith(("jinja2", "hothkit.views.templates"))]:
        monkeypatch.delitem(sys.modules, module)
    done = run("sheets", "2", "--out", tmp_path, "--lang", "es")
    assert done.exit_code == 2 and "pip install 'hothkit[pdf]'" in done.output and len(done.output.splitlines()) == 1


@pytest.mark.parametrize(
    ("asked", "told"),
    [("cards/rot", "Did you mean cards/rout"), ("units", "units/ID"), ("bttles", "Did you mean battles")],
)
def test_what_there_is_not_gets_a_guess_and_what_there_is(tmp_path: Path, asked: str, told: str) -> None:
    done = run("sheets", "--only", asked, "--out", tmp_path)
    assert done.exit_code == 2 and told in done.output


def test_a_text_that_does_not_fit_is_told_of_once(tmp_path: Path) -> None:
    done = run("sheets", "--only", "cards/recon-left", "--card-size", "10x10", "--out", tmp_path, "--workers", "1")
    lines = [line for line in done.output.splitlines() if "cards/recon-left" in line]
    assert done.exit_code == 1 and len(lines) == len(set(lines)) > 0
