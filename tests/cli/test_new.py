"""`hothkit new scenario`: a battle that is sound, can be played, and never takes the place of a file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hothkit.resources import folder
from tests.cli.runs import data, run


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_battle_is_sound_and_can_be_played(tmp_path: Path, lang: str) -> None:
    result = run("new", "scenario", 'El Paso: «última» "batalla"', "--dir", tmp_path, "--lang", lang)
    path = tmp_path / "el-paso-ultima-batalla.yaml"
    assert result.exit_code == 0 and str(path) in result.output
    assert [p.name for p in tmp_path.iterdir()] == [path.name]
    assert data("check", path) == [] and run("check", path, "--strict").exit_code == 0
    assert data("show", path)["title"] == 'El Paso: «última» "batalla"'
    played = json.loads(run("play", path, "--seed", "1", "--format", "json").stdout)
    assert played["how"] is not None


def test_the_comments_speak_the_language_asked_for(tmp_path: Path) -> None:
    for lang in ("en", "es"):
        run("new", "scenario", f"x {lang}", "--dir", tmp_path, "--lang", lang)
    english, spanish = ((tmp_path / f"x-{lang}.yaml").read_text().splitlines() for lang in ("en", "es"))
    assert [line for line in english[1:] if line.startswith("#")] != [
        line for line in spanish[1:] if line.startswith("#")
    ]
    assert sum(line.startswith("#") for line in english) > 8


def test_an_editor_finds_the_schema(tmp_path: Path) -> None:
    for name in ("plain", "with space"):
        (tmp_path / name).mkdir()
        run("new", "scenario", "x", "--dir", tmp_path / name)
        first = (tmp_path / name / "x.yaml").read_text().splitlines()[0]
        found = re.fullmatch(r"# yaml-language-server: \$schema=(\S+)", first)
        assert found
        assert (tmp_path / name / found[1]).resolve() == (folder("schemas") / "scenario.schema.json").resolve()


def test_a_file_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("mine")
    assert run("new", "scenario", "X", "--dir", tmp_path).exit_code == 2
    assert path.read_text() == "mine" and len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("name", ["", "¡!", "a\x1bb", "x" * 101])
def test_a_name_that_makes_no_id_is_refused(tmp_path: Path, name: str) -> None:
    assert run("new", "scenario", name, "--dir", tmp_path).exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert run("new", "scenario", "x", "--dir", tmp_path / "no").exit_code == 2
