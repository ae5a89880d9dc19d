"""`hothkit check`: exit codes, what is checked, and that nothing is told twice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hothkit import resources
from tests.checks.packs import BATTLE
from tests.cli.runs import data, run
from tests.outputs import validate

CHECKOUT = resources.folder("rules").parent


def bad(folder: Path) -> Path:
    path = folder / "ford.yaml"
    path.write_text(BATTLE.replace("snowtroopers", "snow-troper"))
    return path


def test_bundled_content_is_clean_without_a_path_and_with_its_paths() -> None:
    for paths in ((), (resources.folder("rules"), resources.folder("scenarios"))):
        result = run("check", *paths, "--strict")
        assert (result.exit_code, result.output) == (0, "No findings.\n")


def test_a_pack_that_comes_with_hothkit_is_named_by_its_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless something there has that name."""
    monkeypatch.chdir(tmp_path)
    assert run("check", "skirmish").stdout == "No findings.\n"
    (tmp_path / "skirmish").mkdir()
    assert "no content file" in run("check", "skirmish").stderr
    assert run("check", "skirmishes").exit_code == 2


def test_a_finding_in_the_words_of_the_design(tmp_path: Path) -> None:
    path = bad(tmp_path)
    result = run("check", path)
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert lines[0] == f'{path}:11:5: error: no unit is called "snow-troper" [unknown-unit]'
    assert lines[1:4] == ["        snow-troper: [A1, A2]", "        ^", '  did you mean "snowtroopers"?']
    assert lines[-2:] == ["1 error", "More about a check: hothkit explain check NAME"]


def test_json_has_its_schema_in_both_languages(tmp_path: Path) -> None:
    path = bad(tmp_path)
    english, spanish = data("check", path), data("check", path, "--lang", "es")
    validate("check", english)
    validate("check", spanish)
    (one,), (other,) = english, spanish
    assert one["message"] != other["message"]
    assert one["hint"] != other["hint"]
    assert {**one, "message": "", "hint": ""} == {**other, "message": "", "hint": ""}
    assert (one["file"], one["line"], one["column"], one["check"]) == (str(path), 11, 5, "unknown-unit")
    assert data("check") == []


def test_a_path_that_is_not_there_is_a_mistake_in_the_call(tmp_path: Path) -> None:
    assert run("check", tmp_path / "nothing").exit_code == 2
    assert run("check", "--pack", tmp_path / "nothing").exit_code == 2


def test_a_file_that_cannot_be_read_is_a_finding(tmp_path: Path) -> None:
    (tmp_path / "units").mkdir()
    link = tmp_path / "units" / "x.yaml"
    link.symlink_to(tmp_path / "gone.yaml")
    result = run("check", link)
    assert result.exit_code == 1 and "[unreadable-file]" in result.output


def test_a_note_fails_only_if_one_is_strict(tmp_path: Path) -> None:
    path = tmp_path / "ford.yaml"
    path.write_text(BATTLE + "# hothkit: allow closed-ground\n")
    assert run("check", path).exit_code == 0
    assert run("check", path, "--strict").exit_code == 1


def test_a_bundled_file_is_told_of_once_however_it_is_named(tmp_path: Path) -> None:
    path = bad(tmp_path)
    (tmp_path / "there").mkdir()
    twice = data("check", path, tmp_path, tmp_path / "there" / ".." / "ford.yaml")
    assert len(twice) == 1
    unit = next((resources.folder("rules")).glob("*/units/*.yaml"))
    assert data("check", unit, unit.parent) == []


def test_a_copy_of_the_rules_takes_the_place_of_the_bundled_ones(tmp_path: Path) -> None:
    shutil.copytree(resources.folder("rules"), tmp_path / "rules", ignore=shutil.ignore_patterns("rulings"))
    assert data("check", tmp_path) == []
    board = next((tmp_path / "rules").glob("*/boards/*.yaml"))
    board.write_text(board.read_text().replace("A: 10", "A: 3"))
    (tmp_path / "ford.yaml").write_text(BATTLE)
    told = data("check", tmp_path)
    assert [(one["check"], one["line"]) for one in told] == [("no-such-hex", 12)]


def test_a_pack_that_is_added_is_known_but_not_checked(tmp_path: Path) -> None:
    pack, battle = tmp_path / "pack", tmp_path / "ford.yaml"
    (pack / "units").mkdir(parents=True)
    unit = next((resources.folder("rules")).glob("*/units/snowtroopers.yaml"))
    (pack / "units" / "snow-troper.yaml").write_text(unit.read_text().replace("code: ST", "code: SX"))
    (pack / "units" / "broken.yaml").write_text("a: [")
    bad(tmp_path)
    assert data("check", battle, "--pack", pack) == []
    assert [one["check"] for one in data("check", battle, pack)] == ["yaml-syntax", "confusable-names"]


def test_a_folder_without_content_is_clean(tmp_path: Path) -> None:
    result = run("check", tmp_path)
    assert result.exit_code == 0 and "There is no content file there." in result.stderr


@pytest.mark.parametrize("text", ["", "a: [", "- 1", "5", "\x00", "a: &a [*a]", "{}", "name: 3\nunits: 4"])
def test_a_broken_battle_is_told_of_and_never_played(tmp_path: Path, text: str) -> None:
    path = tmp_path / "ford.yaml"
    path.write_text(text)
    assert run("check", path).exit_code == 1
    assert run("show", path).exit_code == 1


def test_a_battle_with_a_mistake_is_not_played_but_told_of(tmp_path: Path) -> None:
    result = run("show", bad(tmp_path))
    assert result.exit_code == 1 and "[unknown-unit]" in result.stderr and "did you mean" in result.stderr


def test_checking_needs_no_graphs() -> None:
    code = "import sys; from hothkit.cli import group; group(['check'], standalone_mode=False); print('networkx' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[-2] == "False"


def test_the_order_of_findings_is_the_same_for_every_hash_seed(tmp_path: Path) -> None:
    (tmp_path / "b.yaml").write_text(BATTLE.replace("empire", "empires").replace("rebel", "rebels"))
    told = set()
    for seed in ("0", "1", "77"):
        done = subprocess.run(
            [sys.executable, "-m", "hothkit", "check", str(tmp_path)], capture_output=True, text=True,
            env={"PYTHONHASHSEED": seed, "PATH": ""},
        )  # fmt: skip
        assert done.returncode == 1, done.stderr
        told.add(done.stdout)
    assert len(told) == 1


def test_a_folder_that_may_not_be_looked_into_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = tmp_path / "closed"
    closed.mkdir()

    look_into = os.scandir

    def refuse(path: Path) -> Iterator[os.DirEntry[str]]:
        if path == closed:
            raise PermissionError(path)
        return look_into(path)

    monkeypatch.setattr("os.scandir", refuse)
    assert [one["check"] for one in data("check", closed)] == ["unreadable-file"]


def test_a_file_name_that_is_no_text_is_told_of(tmp_path: Path) -> None:
    folder = tmp_path / "units"
    folder.mkdir()
    try:
        (folder / "a\udcff.yaml").write_text("a: [")
    except OSError:
        pytest.skip("the file system takes no such name")
    assert "a\\udcff.yaml" in run("check", folder).output
    assert all("\\udcff" in one["file"] for one in data("check", folder))


def test_a_pack_alone_is_checked_with_everything(tmp_path: Path) -> None:
    (tmp_path / "units").mkdir()
    (tmp_path / "units" / "snowtroopers.yaml").write_text("miniatures: 5\n")
    done = run("check", "--pack", tmp_path)
    assert done.exit_code == 1 and "missing-key" in done.stdout
    assert run("check", "").exit_code == 2


def test_changes_are_shown_and_only_written_with_consent(tmp_path: Path) -> None:
    path = bad(tmp_path)
    before = path.read_bytes()
    shown = run("check", path, "--fix")
    assert "-    snow-troper: [A1, A2]\n+    snowtroopers: [A1, A2]\n" in shown.output
    assert "add --yes" in shown.output and shown.exit_code == 1
    assert path.read_bytes() == before
    written = run("check", path, "--fix", "--yes")
    assert "Files written: 1." in written.output and "No findings." in written.output
    assert (written.exit_code, path.read_text()) == (0, BATTLE)
    assert "Nothing here can be mended" in run("check", path, "--fix", "--yes").output
    assert [one.name for one in tmp_path.iterdir()] == ["ford.yaml"]


def test_rights_stay_and_a_file_that_cannot_be_written_stays_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = bad(tmp_path)
    path.chmod(0o640)
    other = tmp_path / "other.yaml"
    other.write_bytes(path.read_bytes())
    import hothkit.paths

    real = os.rename

    def full(source: str, target: Path) -> None:
        if target.name == "ford.yaml":
            raise OSError(28, "No space left on device")
        real(source, target)

    monkeypatch.setattr(hothkit.paths.os, "rename", full)
    result = run("check", tmp_path, "--fix", "--yes")
    assert "Files written: 1." in result.output and "ford.yaml cannot be written" in result.output
    assert "snow-troper" in path.read_text() and other.read_text() == BATTLE
    assert sorted(one.name for one in tmp_path.iterdir()) == ["ford.yaml", "other.yaml"]
    monkeypatch.undo()
    run("check", tmp_path, "--fix", "--yes")
    assert path.read_text() == BATTLE and path.stat().st_mode & 0o777 == 0o640


def test_fix_goes_with_text_and_yes_goes_with_fix(tmp_path: Path) -> None:
    path = bad(tmp_path)
    assert run("check", path, "--fix", "--format", "json").exit_code == 2
    assert run("check", path, "--yes").exit_code == 2
