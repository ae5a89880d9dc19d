"""`hothkit new`: what it writes is sound, can be played, and never takes the place of anything."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from hothkit.cli import beginning
from hothkit.pack import beside, files
from hothkit.resources import folder
from hothkit.yaml_source import read_text
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


KINDS = ("card", "terrain", "unit", "variant", "scenario")
FOLDERS = {"card": "cards", "terrain": "terrain", "unit": "units", "variant": "variants", "scenario": "scenarios"}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    assert run("new", "pack", "Más nieve", "--dir", tmp_path).exit_code == 0
    return tmp_path / "mas-nieve"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_new_pack_is_sound(tmp_path: Path, lang: str) -> None:
    result = run("new", "pack", 'La "última" nevada', "--dir", tmp_path, "--lang", lang)
    root = tmp_path / "la-ultima-nevada"
    assert result.exit_code == 0 and str(root) in result.stdout
    assert [path.name for path in tmp_path.iterdir()] == [root.name]
    assert sorted(path.name for path in root.iterdir()) == ["README.md", "pack.yaml", "schemas", "units"]
    assert data("check", root) == []
    head = read_text((root / "pack.yaml").read_text(), "x").data
    assert isinstance(head, dict)
    assert head["requires"] == {"hoth": ">=1,<2"} and head["name"] == dict.fromkeys(("en", "es"), 'La "última" nevada')


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_is_begun_in_a_pack_is_sound_and_plays(pack: Path, lang: str) -> None:
    for kind in KINDS:
        result = run("new", kind, f"Mi {kind}: «x»", "--dir", pack, "--lang", lang)
        path = pack / FOLDERS[kind] / f"mi-{kind}-x.yaml"
        assert result.exit_code == 0 and str(path) in result.stdout and result.stderr == ""
        text = path.read_text()
        assert sum(line.startswith("#") for line in text.splitlines()) > 4
    assert data("check", pack) == []
    args = ("--pack", pack, "--variant", "mi-variant-x", "--seed", "1", "--format", "json")
    assert json.loads(run("play", pack / "scenarios" / "mi-scenario-x.yaml", *args).stdout)["how"] is not None


@pytest.mark.parametrize("name", ["9", "no", "1e5", "null", "on", "010", "12-34"])
def test_a_name_that_readers_of_yaml_take_for_something_else_is_put_in_quotes(tmp_path: Path, name: str) -> None:
    """Alone, and where others name it: a battle its pack, a variant a unit."""
    assert run("new", "pack", name, "--dir", tmp_path).exit_code == 0
    for kind in KINDS:
        assert run("new", kind, name, "--dir", tmp_path / name).exit_code == 0
    assert data("check", tmp_path / name) == []


def test_nothing_is_begun_in_a_zip(pack: Path, tmp_path: Path) -> None:
    zipped = tmp_path / "x.zip"
    assert run("pack", pack, "--out", zipped).exit_code == 0
    before = zipped.read_bytes()
    for args in (("new", "unit", "x", "--dir", zipped), ("new", "pack", "x", "--dir", zipped), ("translated", zipped)):
        result = run(*args)
        assert (result.exit_code, result.stderr) == (
            2,
            f"{zipped} is no folder; what is in a zip has to be unzipped first.\n",
        )
    assert zipped.read_bytes() == before


def test_comments_of_all_kinds_speak_the_language_asked_for(pack: Path) -> None:
    for kind in KINDS:
        for lang in ("en", "es"):
            run("new", kind, f"{kind} {lang}", "--dir", pack, "--lang", lang)
        english, spanish = (
            {
                line
                for line in (pack / FOLDERS[kind] / f"{kind}-{lang}.yaml").read_text().splitlines()[1:]
                if line.startswith("# ") and ":" not in line
            }
            for lang in ("en", "es")
        )
        assert english and not english & spanish


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_rule_in_a_comment_is_a_rule(pack: Path, lang: str) -> None:
    run("new", "unit", "x", "--dir", pack, "--lang", lang)
    path = pack / "units" / "x.yaml"
    lines = path.read_text().splitlines()
    start = next(number for number, line in enumerate(lines) if line == "#     rules:")
    path.write_text("\n".join([*lines, *(line.removeprefix("#     ") for line in lines[start:])]) + "\n")
    assert [one["check"] for one in data("check", pack) if one["severity"] != "note"] == []
    assert "downhill" in str(read_text(path.read_text(), "x").data)


def test_an_editor_finds_the_schemas_beside_the_pack_without_the_program(pack: Path) -> None:
    for kind in KINDS:
        run("new", kind, f"x {kind}", "--dir", pack)
    for path in pack.rglob("*.yaml"):
        found = re.match(r"# yaml-language-server: \$schema=(\S+)\n", path.read_text())
        assert found and (path.parent / found[1]).resolve().is_relative_to(pack / "schemas")
        assert (path.parent / found[1]).is_file()
    for path in (pack / "schemas").rglob("*.schema.json"):
        for name in re.findall(r'"\$ref":\s*"([^"#]+)', path.read_text()):
            assert (path.parent / name).is_file(), (path, name)
        assert path.read_bytes() == (folder("schemas") / path.relative_to(pack / "schemas")).read_bytes()


def test_one_may_stand_anywhere_in_the_pack(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(pack / "units")
    for kind in ("unit", "card"):
        assert run("new", kind, "Deep").exit_code == 0
    (pack / "scenarios" / "winter").mkdir(parents=True)
    assert run("new", "scenario", "Far", "--dir", pack / "scenarios" / "winter").exit_code == 0
    found = {path.relative_to(pack).as_posix() for path in pack.rglob("*.yaml")}
    assert found == {
        "pack.yaml",
        "units/example.yaml",
        "units/deep.yaml",
        "cards/deep.yaml",
        "scenarios/winter/far.yaml",
    }
    assert "rules: mas-nieve\n" in (pack / "scenarios" / "winter" / "far.yaml").read_text()
    assert data("check", pack) == []


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "scenario"])
def test_a_thing_needs_a_pack(tmp_path: Path, kind: str) -> None:
    result = run("new", kind, "x", "--dir", tmp_path)
    assert result.exit_code == 2 and "new pack" in result.stderr and list(tmp_path.iterdir()) == []


def held(root: Path) -> dict[str, bytes]:
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.mark.parametrize("kind", [*KINDS, "pack"])
@pytest.mark.parametrize("name", ["", "¡!", "a\x1bb", "x" * 101, "con", "Lpt1", "\u3164a", "../.."])
def test_hostile_names_are_refused(pack: Path, tmp_path: Path, kind: str, name: str) -> None:
    before = held(tmp_path)
    result = run("new", kind, name, "--dir", tmp_path if kind == "pack" else pack)
    assert result.exit_code in (1, 2) and result.stderr and held(tmp_path) == before


@pytest.mark.parametrize("name", ["../../etc/x", "a/b", ".hidden", "x.yaml", "$(touch y)", "-", "{en: x}"])
def test_odd_names_stay_in_their_folder(pack: Path, tmp_path: Path, name: str) -> None:
    before = set(held(tmp_path))
    result = run("new", "card", "--dir", pack, "--", name)
    new = set(held(tmp_path)) - before
    assert {Path(one).parent.as_posix() for one in new} == ({"mas-nieve/cards"} if result.exit_code == 0 else set())
    assert [one for one in data("check", pack) if one["severity"] == "error"] == []


@pytest.mark.parametrize(
    "args", [("unit", "Example"), ("unit", "Snowtroopers"), ("terrain", "Rocks"), ("terrain", "Example")]
)
def test_a_name_that_something_has_is_refused_or_sound(pack: Path, args: tuple[str, str]) -> None:
    (pack / "units" / "deep").mkdir()
    (pack / "units" / "example.yaml").rename(pack / "units" / "deep" / "example.yaml")
    before = held(pack)
    result = run("new", *args, "--dir", pack)
    assert (result.exit_code == 0) == (held(pack) != before) == (args == ("terrain", "Example"))
    assert data("check", pack) == []


def test_nothing_is_written_over(pack: Path, tmp_path: Path) -> None:
    before = held(tmp_path)
    assert run("new", "pack", "mas nieve", "--dir", tmp_path).exit_code == 2
    assert run("new", "pack", "hoth", "--dir", tmp_path).exit_code == 2
    assert run("new", "pack", "inner", "--dir", pack).exit_code == 2
    assert held(tmp_path) == before


def test_a_link_in_the_place_of_a_folder_is_not_followed(pack: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (pack / "cards").symlink_to(tmp_path / "elsewhere")
    assert run("new", "card", "x", "--dir", pack).exit_code == 2
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_a_pack_is_made_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(beginning, "put", fail)
    assert run("new", "pack", "x", "--dir", tmp_path).exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_nothing_new_comes_into_a_pack_that_has_to_be_mended(pack: Path) -> None:
    (pack / "pack.yaml").write_text('format: 1\nname: {en: X}\nversion: "1.0.0"\n')
    before = held(pack)
    result = run("new", "unit", "x", "--dir", pack)
    assert result.exit_code == 1 and "[old-format]" in result.stderr and held(pack) == before


# ------------------------------------------------------------------ schemas


def marked(pack: Path, **changes: object) -> None:
    marker = pack / "schemas" / "hothkit.json"
    marker.write_text(json.dumps({**json.loads(marker.read_text()), **changes}))


def make_older(pack: Path) -> None:
    (pack / "schemas" / "unit.schema.json").write_text("{}")
    texts = {
        path.relative_to(pack / "schemas").as_posix(): path.read_bytes()
        for path in (pack / "schemas").rglob("*.schema.json")
    }
    marked(pack, hothkit="0.0.1", sha256=beside.digest(texts))


CHANGES: dict[str, Callable[[Path], object]] = {
    "edited": lambda pack: (pack / "schemas" / "unit.schema.json").write_text("{}"),
    "removed": lambda pack: (pack / "schemas" / "common" / "id.schema.json").unlink(),
    "added": lambda pack: (pack / "schemas" / "x.schema.json").write_text("{}"),
    "linked": lambda pack: (pack / "schemas" / "x.schema.json").symlink_to("/etc/passwd"),
    "older": make_older,
}


@pytest.mark.parametrize("change", CHANGES)
def test_schemas_of_another_hothkit_are_told_of_and_renewed(pack: Path, change: str) -> None:
    CHANGES[change](pack)
    (found,) = data("check", pack)
    assert (found["check"], found["severity"], Path(found["file"]).name) == ("old-schemas", "note", "pack.yaml")
    assert ("0.0.1" in found["message"]) == (change == "older")
    told = run("new", "unit", "x", "--dir", pack)
    assert told.exit_code == 0 and "hothkit new schemas" in told.stderr
    for extra in (pack / "schemas").glob("x.schema.json"):
        extra.unlink()
    assert run("new", "schemas", "--dir", pack / "units").exit_code == 0
    assert data("check", pack) == []


@pytest.mark.parametrize("marker", ["", "[]", "{" * 5000, "\x00"])
def test_a_broken_marker_changes_nothing_for_right_schemas(pack: Path, marker: str) -> None:
    (pack / "schemas" / "hothkit.json").write_text(marker)
    assert data("check", pack) == []
    (pack / "schemas" / "unit.schema.json").write_text("{}")
    assert [one["check"] for one in data("check", pack)] == ["old-schemas"]


def test_line_ends_of_another_system_are_no_change(pack: Path) -> None:
    for path in (pack / "schemas").rglob("*.json"):
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert data("check", pack) == []


def test_a_folder_of_that_name_that_is_not_ours_stays(pack: Path) -> None:
    (pack / "schemas" / "hothkit.json").unlink()
    before = held(pack)
    assert data("check", pack) == []
    assert run("new", "schemas", "--dir", pack).exit_code == 2 and held(pack) == before


def test_schemas_are_no_content_and_count_for_nothing(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (pack / "schemas" / "units").mkdir()
    (pack / "schemas" / "units" / "x.yaml").write_text("nonsense")
    (pack / "schemas" / "link.yaml").symlink_to("/etc/passwd")
    assert data("check", pack) == []
    monkeypatch.setattr(files, "PACK_FILES", 5)
    assert [(file.kind, file.faults) for file in files.files(pack)] == [("pack", ()), ("unit", ())]
    assert list(files.files(pack / "schemas" / "units")) == []


def test_schemas_can_be_put_beside_a_pack_that_has_none(pack: Path) -> None:
    before = held(pack)
    shutil.rmtree(pack / "schemas")
    assert data("check", pack) == []
    run("new", "unit", "x", "--dir", pack)
    assert (folder("schemas") / "unit.schema.json").name in (pack / "units" / "x.yaml").read_text().splitlines()[0]
    assert run("new", "schemas", "--dir", pack).exit_code == 0
    assert {name: data for name, data in held(pack).items() if name != "units/x.yaml"} == before
