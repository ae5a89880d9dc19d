"""Folders and zips that are odd, too large or not to be looked into."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from hothkit.pack import files as finding
from hothkit.pack.files import File, files
from hothkit.pack.limits import PACK_BYTES, PACK_FILES
from tests.checks.packs import BATTLE
from tests.cli.runs import data, run
from tests.hostile.test_attacks import guarded
from tests.hostile.zips import PACK, SOUND, info, zipped


def faults(found: list[File]) -> list[tuple[str, str]]:
    return [(fault.check, fault.place.file) for file in found for fault in file.faults]


def test_what_is_no_file_neither_hangs_nor_is_opened(tmp_path: Path) -> None:
    (tmp_path / "traits").mkdir()
    os.mkfifo(tmp_path / "traits" / "pipe.yaml")
    (tmp_path / "traits" / "folder.yaml").mkdir()
    told = data("check", tmp_path)
    assert [(one["check"], Path(one["file"]).name) for one in told] == [("unreadable-file", "pipe.yaml")]
    if Path("/dev/zero").exists():
        assert data("check", "/dev/zero")[0]["check"] == "unreadable-file"
    os.mkfifo(tmp_path / "pipe.zip")
    assert data("check", tmp_path / "pipe.zip")[0]["check"] == "unreadable-file"


def test_folders_may_lie_deep(tmp_path: Path) -> None:
    here = os.getcwd()
    try:  # deeper than one path can say
        os.chdir(tmp_path)
        for _ in range(250):
            os.mkdir("deep" * 5)
            os.chdir("deep" * 5)
    finally:
        os.chdir(here)
    assert {check for check, _ in faults(list(files(tmp_path, "x")))} <= {"unreadable-file"}
    (tmp_path / "pack.yaml").write_bytes(PACK)
    assert faults(list(files(tmp_path, "x"))) and len(list(files(tmp_path, "x"))) <= 2


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may look into every folder")
def test_a_closed_folder_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "traits").mkdir(mode=0)
    assert [one["check"] for one in data("check", tmp_path)] == ["unreadable-file"]


def test_a_folder_that_cannot_be_listed_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "traits").mkdir()
    look = os.scandir

    def scandir(path: Path) -> object:
        if path.name == "traits":
            raise PermissionError
        return look(path)

    monkeypatch.setattr(finding.os, "scandir", scandir)
    for pack in (None, PACK):
        if pack:
            (tmp_path / "pack.yaml").write_bytes(pack)
        assert faults(list(files(tmp_path, "x"))) == [("unreadable-file", "x/traits")]


def test_only_a_pack_has_a_limit_of_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "PACK_FILES", 20)
    battles = tmp_path / "mine" / "scenarios"
    battles.mkdir(parents=True)
    for number in range(18):
        (battles / f"b{number}.yaml").touch()
        (battles / f"b{number}.txt").touch()
    (tmp_path / "mine" / "pack.yaml").touch()
    assert faults(list(files(tmp_path, "x"))) == [("pack-too-large", "x/mine")]  # with its two folders there are 21
    assert faults(list(files(battles, "x"))) == []  # 19 with the folder itself
    (battles / "b17.yaml").unlink()
    assert len(list(files(tmp_path, "x"))) == 18
    (tmp_path / "mine" / "pack.yaml").unlink()
    for number in range(60):
        (battles / f"more{number}.yaml").touch()
    assert len(list(files(tmp_path, "x"))) == 77


def test_a_pack_has_a_limit_of_bytes_and_nothing_of_it_is_read_beyond(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_bytes(PACK)
    (tmp_path / "traits").mkdir()
    for number in range(4):
        (tmp_path / "traits" / f"t{number}.yaml").write_bytes(SOUND + b"#" * (PACK_BYTES // 4 - len(SOUND)))
    (one,) = data("check", tmp_path)
    assert one["check"] == "pack-too-large" and one["file"] == str(tmp_path)
    (tmp_path / "traits" / "t3.yaml").write_bytes(SOUND)
    assert data("check", tmp_path) == []


def test_a_pack_with_too_many_values_is_refused_whole(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_bytes(PACK)
    for number in range(12):
        (tmp_path / f"glossary{number}.yaml").write_bytes(b"a: [" + b"1," * 19_000 + b"]\nb: 010\n")
    (one,) = data("check", tmp_path)
    assert one["check"] == "pack-too-large" and one["file"].endswith("glossary8.yaml")


def test_a_pack_with_too_many_findings_is_not_looked_at_further(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pack.yaml").write_bytes(PACK)
    (tmp_path / "traits").mkdir()
    for number in range(8):
        (tmp_path / "traits" / f"t{number}.yaml").write_bytes(SOUND + b"".join(b"k%d: 1\n" % n for n in range(199)))
    told = data("check", tmp_path)
    assert len(told) == 6 * 199 + 1 and [one["file"][-7:] for one in told if one["check"] == "pack-too-large"] == [
        "t5.yaml"
    ]


def test_a_refused_zip_is_in_the_way_of_every_command(tmp_path: Path) -> None:
    path = tmp_path / "p.zip"
    path.write_bytes(zipped(("../traits/a.yaml", SOUND)))
    for args in (
        ("list", "units"),
        ("show", "2"),
        ("play", "2"),
        ("explain", "move", "2", "A1"),
        ("rulings",),
        ("check",),
    ):
        done = run(*args, "--pack", path)
        assert done.exit_code == 1 and "unsafe-member" in done.output, args
    battle = tmp_path / "ford.yaml"
    battle.write_text(BATTLE.replace("rules: hoth", "rules: p"))
    assert [one["check"] for one in data("check", battle, "--pack", path)] == ["unsafe-member"]


def test_a_name_that_leads_out_is_never_opened_to_show_its_line(tmp_path: Path) -> None:
    (tmp_path / "secret.yaml").write_text("secret: 1\n")
    folder = tmp_path / "p.zip"
    folder.mkdir()  # so that the way through it can be gone
    (folder / "in").mkdir()
    path = folder / "p.zip"
    path.write_bytes(zipped((info(f"{'../' * 2}secret.yaml"), SOUND)))
    done = run("check", path)
    assert "unsafe-member" in done.output and "secret: 1" not in done.output


def test_a_zip_is_like_its_folder(tmp_path: Path) -> None:
    texts = {
        "pack.yaml": PACK.decode(),
        "scenarios/a/ford.yaml": BATTLE.replace("rules: hoth", "rules: mine").replace("at-at", "at-att"),
        "traits/swift.yaml": "name: {en: Swift}\nx: 1\n",
        "units/notes.txt": "no content",
        ".hidden/traits/a.yaml": "x: [",
        "note.yml": "x: 1",
    }
    for name, text in texts.items():
        path = tmp_path / "mine" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    zips = {"mine.zip": "", "other.ZIP": "mine/"}
    for name, top in zips.items():
        (tmp_path / name).write_bytes(zipped(*((top + name, text.encode()) for name, text in texts.items())))
    said = run("check", tmp_path / "mine").stdout
    assert said.count("unknown-key]") and "unknown-unit]" in said and "unknown-pack]" not in said
    for name, top in zips.items():
        assert run("check", tmp_path / name).stdout == said.replace(f"{tmp_path}/mine/", f"{tmp_path}/{name}/{top}")
    ids = [[(file.kind, file.id, file.folders[-1]) for file in files(tmp_path / name)] for name in ("mine", *zips)]
    assert ids[0] == ids[1] == ids[2]
    assert len({file.real for name in ("mine", *zips) for file in files(tmp_path / name)}) == 3 * len(ids[0])


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory has no such limit")
def test_the_largest_pack_keeps_to_time_and_memory(tmp_path: Path) -> None:
    """2,000 files of nearly 4 MiB with some 100 values each, in a process with 256 MB."""
    text = BATTLE + f"terrain: {{rocks: [{', '.join(f'C{n}' for n in range(1, 11))}]}}\n"
    text = text.replace("rules:", "# " + "x" * (PACK_BYTES // PACK_FILES - len(text) - 130) + "\nrules:")
    with ZipFile(tmp_path / "big.zip", "w") as archive:
        archive.writestr("pack.yaml", PACK)
        for number in range(PACK_FILES - 1):
            archive.writestr(info(f"scenarios/{number:04}.yaml", compress_type=0), text)
    assert (tmp_path / "big.zip").stat().st_size > PACK_BYTES * 0.97
    (done,) = guarded(tmp_path, [["check", "big.zip"]])
    assert (done["code"], done["err"]) == (0, ""), done


def test_a_battle_in_a_zip_is_played_recorded_and_replayed(tmp_path: Path) -> None:
    path, record = tmp_path / "mine.zip", tmp_path / "a.record"
    path.write_bytes(zipped(("pack.yaml", PACK), ("scenarios/ford.yaml", BATTLE.replace("hoth", "mine").encode())))
    for name in ("ford", f"{path}/scenarios/ford.yaml"):
        assert run("show", name, "--pack", path).exit_code == 0
    assert run("play", "ford", "--pack", path, "--seed", "1", "--record", record).exit_code == 0
    assert run("replay", record, "--pack", path).exit_code == 0
    assert sorted(child.name for child in tmp_path.iterdir()) == ["a.record", "mine.zip"]
