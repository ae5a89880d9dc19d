"""What is looked at together: each pack by itself, whole, and loose battles with the pack that they name."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

from tests.checks.packs import BATTLE
from tests.cli.runs import data, run

PACK = 'format: 2\nid: PACK\nname: {en: P, es: P}\nversion: "1.0.0"\nrequires: {hoth: ">=1"}\n'
UNIT = "name: {en: NAME, es: NAME}\nside: empire\ntype: TYPE\nminiatures: 1\nmove: {most: 1}\nattack: [3]\n"
RAID = BATTLE.replace("at-at", "walker").replace("{en: Ford}", "{en: Raid}")


def pack(folder: Path, *, kind: str = "infantry", has_unit: bool = True, ground: str = "") -> Path:
    (folder / "units").mkdir(parents=True)
    (folder / "scenarios").mkdir()
    (folder / "pack.yaml").write_text(PACK.replace("PACK", folder.name))
    if has_unit:
        (folder / "units/walker.yaml").write_text(UNIT.replace("NAME", "Walker").replace("TYPE", kind) + ground)
    (folder / "scenarios/raid.yaml").write_text(RAID + "terrain: {ridge: [A4]}\n")
    return folder


def checks(*paths: Path) -> list[tuple[str, str]]:
    return [(Path(one["file"]).parts[-3], one["check"]) for one in data("check", *paths)]


def test_no_pack_borrows_from_another_or_is_spoilt_by_it(tmp_path: Path) -> None:
    pack(tmp_path / "whole")
    pack(tmp_path / "borrower", has_unit=False)
    pack(tmp_path / "heavy", kind="vehicle", ground="cannot_enter: [ridge]\n")
    expected = [("borrower", "unknown-unit"), ("heavy", "closed-ground")]
    assert checks(tmp_path) == expected
    assert sorted(checks(*sorted(tmp_path.iterdir(), reverse=True))) == expected


def test_a_file_of_a_pack_is_seen_with_its_pack(tmp_path: Path) -> None:
    whole = pack(tmp_path / "whole")
    assert checks(whole / "scenarios" / "raid.yaml") == []
    assert checks(whole / "scenarios") == []


def test_a_zip_in_a_folder_is_a_pack_and_one_without_content_is_none(tmp_path: Path) -> None:
    inner = pack(tmp_path / "made" / "p", has_unit=False)
    (tmp_path / "packs").mkdir()
    with ZipFile(tmp_path / "packs" / "p.zip", "w") as zipped:
        for path in inner.rglob("*.yaml"):
            zipped.write(path, path.relative_to(inner.parent))
    with ZipFile(tmp_path / "packs" / "art.zip", "w") as zipped:
        zipped.writestr("picture.txt", "a picture")
    assert [one["check"] for one in data("check", tmp_path / "packs")] == ["unknown-unit"]
    assert [one["check"] for one in data("check", tmp_path / "packs" / "art.zip")] == ["unreadable-archive"]


def test_a_loose_battle_is_seen_with_the_pack_that_it_names(tmp_path: Path) -> None:
    pack(tmp_path / "whole")
    (tmp_path / "raid.yaml").write_text(RAID.replace("rules: hoth", "rules: whole"))
    assert data("check", tmp_path) == []
    (tmp_path / "raid.yaml").write_text(RAID)
    assert [one["check"] for one in data("check", tmp_path)] == ["unknown-unit"]


def test_a_pack_may_be_called_like_a_kind(tmp_path: Path) -> None:
    assert checks(pack(tmp_path / "cards")) == []


def test_yaml_of_other_tools_beside_a_pack_is_left_alone_unless_it_is_named(tmp_path: Path) -> None:
    pack(tmp_path / "whole")
    other = tmp_path / "mkdocs.yml"
    other.write_text("site_name: x\nnav:\n  - !ENV [A, b]\n")
    assert data("check", tmp_path) == []
    assert data("check", other) != []
    (tmp_path / "broken.yaml").write_text("name: {en: Raid\nboard: standard\n")
    assert [one["check"] for one in data("check", tmp_path)] == ["yaml-syntax"]


def test_where_nothing_is_content_this_is_said(tmp_path: Path) -> None:
    (tmp_path / "mkdocs.yml").write_text("site_name: x\n")
    result = run("check", tmp_path)
    assert (result.stdout, result.stderr) == ("No findings.\n", "There is no content file there.\n")
