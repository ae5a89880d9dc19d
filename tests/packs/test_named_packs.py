"""With which packs a sheet, a map and the site were made stands on them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hothkit.pack.loading import load
from hothkit.reference.pages.start import start
from hothkit.reference.site import shelf_of
from hothkit.reference.stock import stock
from tests.cli.runs import run

HEAD = """\
format: 2
id: quick
name: {en: Quick Walkers, es: Caminantes rápidos}
version: "1.2.0"
requires: {hoth: ">=1"}
licence: MIT
languages: [en, es]
"""
CHANGES = "changes: {units: {at-at: {miniatures: 4}}}\n"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "quick").mkdir()
    (tmp_path / "quick/pack.yaml").write_text(HEAD + CHANGES, encoding="utf-8")
    return tmp_path / "quick"


@pytest.mark.parametrize(("lang", "name"), [("en", "Quick Walkers 1.2.0"), ("es", "Caminantes rápidos 1.2.0")])
def test_a_sheet_and_a_map_name_them(pack: Path, tmp_path: Path, lang: str, name: str) -> None:
    assert name in run("show", "2", "--pack", pack, "--lang", lang).stdout
    assert name in run("show", "2", "--pack", pack, "--lang", lang, "--format", "svg").stdout
    out = tmp_path / "out"
    assert run("sheets", "2", "--only", "reference", "--pack", pack, "--lang", lang, "--out", out).exit_code == 0
    for pdf in (found := sorted(out.rglob("*.pdf"))):
        told = subprocess.run(["pdftotext", "-l", "1", pdf, "-"], capture_output=True, check=True).stdout.decode()
        assert name.casefold() in " ".join(told.split()).casefold()
    assert len(found) == 2


def test_what_changes_nothing_is_not_told_of_on_a_map(pack: Path) -> None:
    (pack / "pack.yaml").write_text(HEAD, encoding="utf-8")
    assert "Quick Walkers" not in run("show", "2", "--pack", pack).stdout


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_site_lists_them_all(pack: Path, tmp_path: Path, lang: str) -> None:
    alone, with_it = (
        start(shelf_of(stock(load(packs, left_out=("ruling",)), tmp_path, tmp_path), lang), set()).text()
        for packs in ((), (pack,))
    )
    assert "1.2.0" in with_it and "Hoth 1." in with_it
    assert "1.2.0" not in alone and "Hoth 1." not in alone


def test_battles_of_two_games_are_not_put_on_sheets_together(tmp_path: Path) -> None:
    done = run("sheets", "frozen-frontier/supply-run", "skirmish/old-bridge", "--out", tmp_path / "out")
    assert done.exit_code == 2 and "skirmish" in done.stderr and "hoth" in done.stderr
    assert not (tmp_path / "out").exists()
