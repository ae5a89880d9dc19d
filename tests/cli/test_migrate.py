"""`hothkit migrate`: shown before it is written, written whole or not at all, and only folders."""

from __future__ import annotations

import os
import re
import shutil
import zipfile
from pathlib import Path

import pytest

from hothkit.resources import folder
from tests.cli.runs import data, run
from tests.migration.test_migrations import HEAD, OLD_PACK, variant, written

CHANGED = variant("  terrain: {rocks: {entering: {stop: true}}}\n")


def held(root: Path) -> dict[str, bytes]:
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return Path(shutil.copytree(OLD_PACK, tmp_path / "old"))


def test_check_tells_of_an_old_pack_once_and_of_nothing_else(old: Path) -> None:
    (old / "variants" / "bad.yaml").write_text("name: 3 # hothkit: allow closed-ground\n")
    (found,) = data("check", old)
    assert (found["check"], found["file"], found["line"]) == ("old-format", str(old / "pack.yaml"), 2)
    assert f"hothkit migrate {old / 'pack.yaml'}" in run("check", old).stdout
    assert run("check", old).exit_code == 1


def test_a_newer_pack_needs_a_newer_program(old: Path) -> None:
    (old / "pack.yaml").write_text(HEAD.replace("1", "9", 1) + "unheard-of: true\n")
    (found,) = data("check", old)
    assert found["check"] == "newer-format"
    result = run("migrate", old, "--yes")
    assert result.exit_code == 1 and "[newer-format]" in result.stderr
    assert (old / "pack.yaml").read_text().startswith("format: 9")


def test_changes_are_shown_and_not_written_before_somebody_agrees(old: Path) -> None:
    before = held(old)
    result = run("migrate", old)
    assert result.exit_code == 1 and "--yes" in result.stdout
    assert re.findall(r"^\+ *(?:format|id|requires).*", result.stdout, re.MULTILINE) == [
        "+format: 2   # the first", "+id: old", '+requires: {hoth: ">=1,<2"}'
    ]  # fmt: skip
    assert held(old) == before


def test_a_migrated_pack_is_sound_and_stays_as_it_is(old: Path) -> None:
    assert run("migrate", old, "--yes").exit_code == 0
    assert not [one for one in data("check", old) if one["severity"] == "error"]
    after = held(old)
    again = run("migrate", old, "--yes")
    assert again.exit_code == 0 and "2" in again.stdout and held(old) == after
    assert run("migrate", folder("rules"), folder("scenarios")).exit_code == 0


@pytest.mark.parametrize("asked", ["pack.yaml", "variants", "rulings/nothing-left-to-draw.yaml"])
def test_a_part_of_a_pack_stands_for_the_pack(old: Path, tmp_path: Path, asked: str) -> None:
    whole = shutil.copytree(old, tmp_path / "whole" / "old")
    assert run("migrate", old / asked, "--yes").exit_code == run("migrate", whole, "--yes").exit_code == 0
    assert held(old) == held(whole)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_pack_of_the_tutorial_passes_through(tmp_path: Path, lang: str) -> None:
    text = (folder("site") / "docs" / lang / "make" / "tutorial.md").read_text(encoding="utf-8")
    parts = re.findall(r"`my-pack/([a-z/-]+\.yaml)`:?\s*```yaml\n(.*?)```", text, re.DOTALL)
    assert len(parts) >= 4
    root = written(tmp_path / "my-pack", {**dict(parts), "pack.yaml": HEAD})
    assert run("migrate", root, "--yes", "--lang", lang).exit_code == 0
    assert data("check", root) == []
    assert all((root / name).read_text(encoding="utf-8") == body for name, body in parts if name != "pack.yaml")


def test_a_loose_file_is_told_of_as_one_of_the_first_format(tmp_path: Path) -> None:
    root = written(tmp_path, {"variants/v.yaml": CHANGED, "variants/w.yaml": variant("  turn: {draw: 2}\n")})
    result = run("migrate", root, "--yes")
    assert result.exit_code == 0 and f"{root / 'variants' / 'v.yaml'} " in result.stdout
    assert "removed: [terrain/rocks.entering]" in (root / "variants" / "v.yaml").read_text()
    assert "Nothing" in run("migrate", root, "--yes").stdout


def test_a_zip_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "old.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("pack.yaml", HEAD)
    before = path.read_bytes()
    for asked in (path, tmp_path):
        result = run("migrate", asked, "--yes")
        assert result.exit_code == 2 and "unzip" in result.stderr and path.read_bytes() == before


def test_errors_are_told_and_nothing_is_written(old: Path) -> None:
    (old / "variants" / "bad.yaml").write_text("name: {en: V\n")
    before = held(old)
    result = run("migrate", old, "--yes")
    assert result.exit_code == 1 and "bad.yaml" in result.stderr and held(old) == before


def test_one_pack_does_not_hold_up_another(old: Path, tmp_path: Path) -> None:
    bad = written(tmp_path / "bad", {"pack.yaml": HEAD, "variants/v.yaml": "name: {en: V\n"})
    assert run("migrate", old, bad, "--yes").exit_code == 1
    assert (old / "pack.yaml").read_text().count("format: 2") == 1
    assert (bad / "pack.yaml").read_text() == HEAD


@pytest.mark.parametrize("locked", ["pack.yaml", "rulings/nothing-left-to-draw.yaml"])
def test_a_pack_is_written_whole_or_not_at_all(old: Path, locked: str) -> None:
    (old / locked).chmod(0o444)
    before = held(old)
    result = run("migrate", old, "--yes")
    assert result.exit_code == 1 and locked in result.stderr and held(old) == before


@pytest.mark.parametrize("wrong", [KeyboardInterrupt(), OSError(28, "No space left on device")])
def test_an_interrupted_migration_leaves_all_as_it_was(
    old: Path, monkeypatch: pytest.MonkeyPatch, wrong: BaseException
) -> None:
    before, rename = held(old), os.rename
    last: list[str] = []

    def fail_at_the_last(made: Path, path: Path) -> None:
        if path.name == "pack.yaml" and not last:
            last.append(path.name)
            raise wrong
        rename(made, path)

    monkeypatch.setattr(os, "rename", fail_at_the_last)
    assert run("migrate", old, "--yes").exit_code != 0
    assert last and held(old) == before
    assert run("migrate", old, "--yes").exit_code == 0 and held(old) != before
    assert not [path for path in old.rglob("*") if path.name.startswith(".")]


def test_nothing_takes_its_place_before_all_is_written(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = run("migrate", old).stdout.splitlines()
    waiting: list[int] = []

    def stop(made: Path, path: Path) -> None:
        waiting.append(len(list(old.rglob(".hothkit-*"))))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "rename", stop)
    run("migrate", old, "--yes")
    assert waiting[0] == sum(line.startswith("+++ ") for line in shown) > 1


def test_a_link_is_never_followed(old: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside.yaml"
    outside.write_text(CHANGED)
    (old / "variants" / "link.yaml").symlink_to(outside)
    assert run("migrate", old, "--yes").exit_code == 0
    assert outside.read_text() == CHANGED and (old / "variants" / "link.yaml").is_symlink()


@pytest.mark.parametrize("path", ["", "no"])
def test_a_path_that_is_not_there_is_a_mistake_in_the_call(tmp_path: Path, path: str) -> None:
    assert run("migrate", path and tmp_path / path).exit_code == 2
