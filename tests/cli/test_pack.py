"""`hothkit pack`: a zip that is the pack, always the same, and never of what check refuses."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from hothkit.pack import limits, packing
from hothkit.pack.archive import Member
from hothkit.resources import folder
from tests.checks.packs import BATTLE
from tests.cli.runs import data, run
from tests.migration.test_migrations import written

PACK = 'format: 2\nid: mine\nname: {en: Mine}\nversion: "1.0.0"\nrequires: {hoth: ">=1,<2"}\n'
SOUND = {
    "pack.yaml": PACK,
    "scenarios/deep/ford.yaml": BATTLE,
    "README.md": "# Mine\n",
    "README.es.md": "# Mío\n",
    "LICENSE": "Free.\n",
}
LEFT_OUT = {
    ".hidden/x.yaml": "a: 1\n",
    ".note.yaml": "a: 1\n",
    "schemas/unit.schema.json": "{}\n",
    "schemas/settings.yaml": "a: 1\n",
    "picture.png": "x",
    "notes.txt": "x",
    "READMEFIRST.md": "x",
    "scenarios/README.md": "x",
    "old.zip": "x",
}
SHA256 = "c706e20b7a49b896fc364114d43cd7891d859ea1f0bba2eaf5bd382ddc202e9a"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return written(tmp_path / "mine", SOUND | LEFT_OUT)


def test_only_the_content_and_its_texts_are_in_it(mine: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.zip"
    result = run("pack", mine, "--out", out)
    assert result.exit_code == 0 and sha256(out.read_bytes()).hexdigest() in result.stdout
    with zipfile.ZipFile(out) as archive:
        assert archive.namelist() == sorted(SOUND)
        archive.extractall(tmp_path / "again")
    assert {name: (tmp_path / "again" / name).read_text() for name in SOUND} == SOUND
    run("pack", tmp_path / "again", "--out", tmp_path / "y.zip")
    assert (tmp_path / "y.zip").read_bytes() == out.read_bytes()


@pytest.mark.parametrize(("umask", "zone", "seed"), [(0o022, "UTC", "0"), (0o077, "Asia/Tokyo", "17")])
def test_the_bytes_are_the_same_everywhere(tmp_path: Path, umask: int, zone: str, seed: str) -> None:
    order = sorted(SOUND.items(), reverse=bool(int(seed)))
    root = written(tmp_path / "mine", dict(order))
    for number, name in enumerate(SOUND):
        os.utime(root / name, (10**9 + number * 10**7,) * 2)
        (root / name).chmod(0o600 if umask == 0o077 else 0o755)
    env = {**os.environ, "TZ": zone, "PYTHONHASHSEED": seed, "LC_ALL": "C", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "hothkit", "pack", "mine", "--out", "x.zip"]
    subprocess.run(command, check=True, cwd=tmp_path, env=env, umask=umask, stdout=subprocess.DEVNULL)
    assert sha256((tmp_path / "x.zip").read_bytes()).hexdigest() == SHA256


def test_a_zip_checks_as_its_folder_does(mine: Path, tmp_path: Path) -> None:
    faults = {
        "units/x.yaml": "name: {en: X}\nside: rebel\ntype: infantry\nminiatures: 3\nmove: {most: 9}\nattack: [30, 40]\n",
        "variants/y.yaml": "changes: {turn: {draw: 1}}\nname: {en: Two  words, es: Dos palabras}\n",
    }
    pack = PACK + "allow: [{check: key-order, reason: mine}, {check: large-hand, reason: none}]\nlanguages: [en, es]\n"
    written(mine, {**faults, "pack.yaml": pack})
    out = tmp_path / "x.zip"
    assert run("pack", mine, "--out", out).exit_code == 0
    of_folder, of_zip = data("check", mine), data("check", out)
    assert len({one["check"] for one in of_folder}) > 2
    assert [{**one, "file": one["file"].replace(str(out), str(mine))} for one in of_zip] == of_folder


def test_the_whole_game_goes_into_a_zip(tmp_path: Path) -> None:
    out = tmp_path / "hoth.zip"
    assert run("pack", folder("rules") / "hoth", "--out", out).exit_code == 0
    with zipfile.ZipFile(out) as archive:
        names = archive.namelist()
    assert names == sorted(
        path.relative_to(folder("rules") / "hoth").as_posix() for path in (folder("rules") / "hoth").rglob("*.yaml")
    )


def test_a_zip_is_played_as_its_folder_is(mine: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.zip"
    run("pack", mine, "--out", out)
    told = [run("play", "ford", "--seed", "1", "--pack", pack).stdout for pack in (mine, out)]
    assert told[0] == told[1] and len(told[0]) > 1000


@pytest.mark.parametrize(
    ("name", "text", "check"),
    [
        ("units/x.yaml", "name: {en: X}\n", "missing-key"),
        ("pack.yaml", PACK.replace("format: 2", "format: 1"), "old-format"),
        ("units/con.yaml", None, "unsafe-member"),
        ("scenarios/a:b/ford.yaml", BATTLE, "unsafe-member"),
        ("scenarios/Deep/fords.yaml", BATTLE, "unsafe-member"),
        ("scenarios/end./fords.yaml", BATTLE, "unsafe-member"),
        ("scenarios/a\\b/fords.yaml", BATTLE, "unsafe-member"),
        ("scenarios/\udcff/fords.yaml", BATTLE, "unsafe-member"),
        ("scenarios/" + "x/" * 130 + "fords.yaml", BATTLE, "unsafe-member"),
        ("scenarios/large.yaml", BATTLE + "#" * 1024 * 1024, "file-too-large"),
        ("README.txt", "x" * limits.PACK_BYTES, "pack-too-large"),
    ],
)  # fmt: skip
def test_what_check_refuses_is_refused(mine: Path, tmp_path: Path, name: str, text: str | None, check: str) -> None:
    unit = "name: {en: X, es: X}\nside: rebel\ntype: infantry\nminiatures: 3\nmove: {most: 1}\nattack: [3]\ncode: XX\n"
    written(mine, {name: unit if text is None else text})
    result = run("pack", mine, "--out", tmp_path / "x.zip")
    assert result.exit_code == 1 and f"[{check}]" in result.stderr
    assert not (tmp_path / "x.zip").exists() and not list(tmp_path.glob(".hothkit*"))


def test_a_link_is_not_packed_and_so_refused(mine: Path, tmp_path: Path) -> None:
    (mine / "units").mkdir()
    (mine / "units" / "x.yaml").symlink_to(tmp_path / "secret")
    result = run("pack", mine, "--out", tmp_path / "x.zip")
    assert result.exit_code == 1 and "[skipped-link]" in result.stderr and not (tmp_path / "x.zip").exists()


def test_a_text_that_is_a_link_is_left_out(mine: Path, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    (mine / "LICENSE.txt").symlink_to(tmp_path / "secret")
    assert run("pack", mine, "--out", tmp_path / "x.zip").exit_code == 0
    assert b"secret" not in (tmp_path / "x.zip").read_bytes()


def test_an_earlier_zip_is_written_over_and_no_other_file(mine: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.zip"
    for _ in range(2):
        assert run("pack", mine, "--out", out).exit_code == 0
    out.write_text("my diary")
    (tmp_path / "folder.zip").mkdir()
    for asked in (out, tmp_path / "folder.zip", tmp_path / "x.txt", tmp_path / "x"):
        assert run("pack", mine, "--out", asked).exit_code == 2
    assert out.read_text() == "my diary" and not (tmp_path / "x.txt").exists()


def is_no_pack(root: Path) -> Path:
    (root / "pack.yaml").unlink()
    return root


@pytest.mark.parametrize("of", [is_no_pack, lambda root: root / "pack.yaml", lambda root: root / "no"])
def test_what_is_no_pack_is_a_mistake_in_the_call(mine: Path, tmp_path: Path, of: Callable[[Path], Path]) -> None:
    assert run("pack", of(mine), "--out", tmp_path / "x.zip").exit_code == 2
    assert not (tmp_path / "x.zip").exists()


def test_a_place_that_cannot_be_written_is_told(mine: Path, tmp_path: Path) -> None:
    result = run("pack", mine, "--out", tmp_path / "no" / "x.zip")
    assert result.exit_code == 2 and str(tmp_path / "no" / "x.zip") in result.stderr


def test_an_earlier_zip_stays_if_writing_fails(mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "x.zip"
    run("pack", mine, "--out", out)
    before = out.read_bytes()
    (mine / "README.md").write_text("changed")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "rename", fail)
    assert run("pack", mine, "--out", out).exit_code == 2
    assert out.read_bytes() == before and sorted(path.name for path in tmp_path.iterdir()) == ["mine", "x.zip"]


def test_names_stand_in_one_order_whatever_their_letters() -> None:
    names = ["b", "a/z", "a-b", "ñ", "A"]
    first = packing.zipped(Member(name, b"") for name in names)
    assert first == packing.zipped(Member(name, b"") for name in reversed(names))
