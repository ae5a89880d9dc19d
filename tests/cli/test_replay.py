"""`hothkit replay` and RECORD@N: records verified, told, and gone into."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hothkit import resources
from hothkit.cli import group
from tests.outputs import validate
from tests.pack.of_packs import UNIT, pack

RANDOM = ("--player", "rebel=random", "--player", "empire=random")


def run(*args: object) -> Result:
    return CliRunner().invoke(group, [str(arg) for arg in args])


@pytest.fixture(name="path")
def record(tmp_path: Path) -> Path:
    """The record of a short battle."""
    path = tmp_path / "game.record"
    assert run("play", "1", "--seed", "3", "--record", path, *RANDOM).exit_code == 0
    return path


@pytest.mark.parametrize("battle", ["1", "2", "3"])
def test_a_record_verifies_to_what_was_played(tmp_path: Path, battle: str) -> None:
    path = tmp_path / "game.record"
    played = json.loads(run("play", battle, "--record", path, "--format", "json").output)
    again = run("replay", path, "--format", "json")
    assert again.exit_code == 0
    data = json.loads(again.output)
    validate("replay", data)
    assert data["verified"] and data["problem"] is None and data["notes"] == []
    assert {key: data[key] for key in played} == played


@pytest.mark.parametrize(("lang", "end"), [("en", "Verified:"), ("es", "Verificado:")])
def test_a_replay_tells_the_same_story(path: Path, lang: str, end: str) -> None:
    told = run("play", "1", "--seed", "3", "--lang", lang, *RANDOM).output
    again = run("replay", path, "--lang", lang)
    assert again.exit_code == 0
    story, _, verdict = again.output.rstrip("\n").rpartition("\n\n")
    assert told.startswith(story) and verdict.startswith(end)


def test_a_changed_line_is_a_finding_at_its_line(path: Path) -> None:
    lines = path.read_text().split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("unit_moved"))
    lines[at] += "-A1"
    path.write_text("\n".join(lines))
    text = run("replay", path)
    assert text.exit_code == 1 and f"game.record:{at + 1}: " in text.output
    done = run("replay", path, "--format", "json")
    data = json.loads(done.output)
    validate("replay", data)
    assert done.exit_code == 1 and not data["verified"]
    assert (data["problem"]["line"], data["problem"]["kind"]) == (at + 1, "differs")


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        ("units/snowtroopers.yaml", "attack: [3, 2, 1]", "attack: [3, 2, 2]", "units/snowtroopers"),
        ("units/snowtroopers.yaml", "es: Soldados de las nieves", "es: Soldados", ""),
        ("terrain/rocks.yaml", "protection: [{dice: -1}, {", "protection: [{", "terrain/rocks"),
        (
            "traits/exposed.yaml",
            "ignore: {protection: all}",
            "ignore: {protection: all, penalty: all}",
            "traits/exposed",
        ),
    ],
)
def test_case_22_a_record_says_what_has_changed_since(
    tmp_path: Path, file: str, old: str, new: str, named: str
) -> None:
    record, pack = tmp_path / "r", tmp_path / "pack"
    run("play", "3", "--seed", "2", "--record", record)
    changed = pack / file
    changed.parent.mkdir(parents=True)
    text = (resources.folder("rules") / "hoth" / file).read_text(encoding="utf-8")
    assert old in text
    changed.write_text(text.replace(old, new), encoding="utf-8")
    notes = json.loads(run("replay", record, "--pack", pack, "--format", "json").stdout)["notes"]
    assert [note.rstrip(".").rpartition(": ")[2] for note in notes] == ([named] if named else [])
    assert json.loads(run("replay", record, "--format", "json").stdout)["notes"] == []


def test_a_record_says_that_another_version_of_a_pack_is_there_though_no_value_differs(tmp_path: Path) -> None:
    record = tmp_path / "r"
    over = pack(tmp_path / "over", units__raider=UNIT)
    run("play", "2", "--seed", "2", "--pack", over, "--record", record)
    assert "content packs/over 1.2\n" in record.read_text()

    def notes() -> list[str]:
        found: list[str] = json.loads(run("replay", record, "--pack", over, "--format", "json").stdout)["notes"]
        return found

    assert notes() == []
    head = (over / "pack.yaml").read_text()
    (over / "pack.yaml").write_text(head.replace('version: "1.2"', 'version: "1.3"'))
    assert notes() == ["Note: it was recorded with version 1.2 of the pack over; here it is 1.3."]
    record.write_text(record.read_text().replace("content packs/over 1.2\n", ""))
    assert notes() == []


def test_a_record_that_is_not_finished_verifies_as_far_as_it_goes(path: Path) -> None:
    lines = path.read_text().split("\n")
    at = [i for i, line in enumerate(lines) if line.startswith("> ")][10]
    path.write_text("\n".join(lines[: at + 1]) + "\n")
    done = run("replay", path, "--format", "json")
    data = json.loads(done.output)
    validate("replay", data)
    assert done.exit_code == 0 and data["winner"] is None and data["how"] is None


HEAD = "hothkit-record 1\nbattle 2\nseed 1\n\n"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "hothkit-record 1\n",
        "hothkit-record 1\nbattle 2\nseed x\n\n",
        HEAD,
        HEAD + "> rebel play nothing\n",
        HEAD + "card_drawn empire \x1b[31m\n",
        HEAD + "\n\n\n",
        HEAD + "> \n> \n> \n",
        HEAD + "dice_rolled\n" * 50,
    ],
)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_broken_record_is_a_finding(tmp_path: Path, text: str, lang: str) -> None:
    path = tmp_path / "bad.record"
    path.write_text(text)
    done = run("replay", path, "--lang", lang)
    assert done.exit_code == 1
    assert "bad.record:" in done.output
    assert "\x1b" not in done.output and "Traceback" not in done.output


@pytest.mark.parametrize("is_link", [False, True])
def test_the_record_itself_is_never_written_over(tmp_path: Path, path: Path, is_link: bool) -> None:
    before, html = path.read_bytes(), path
    if is_link:
        html = tmp_path / "link.html"
        html.symlink_to(path)
    result = run("replay", path, "--html", html, "--force")
    assert result.exit_code == 2 and str(html) in result.output
    assert path.read_bytes() == before


@pytest.mark.parametrize("head", ["battle 99", "battle ../../etc/passwd", "battle 2\nvariant nothing"])
def test_a_record_of_an_unknown_battle_is_a_mistake_in_the_call(tmp_path: Path, head: str) -> None:
    path = tmp_path / "r"
    path.write_text(f"hothkit-record 1\n{head}\nseed 1\n\n")
    assert run("replay", path).exit_code == 2
    assert run("replay", tmp_path / "nowhere").exit_code == 2


def test_json_of_a_record_of_which_nothing_fits_has_its_schema(tmp_path: Path) -> None:
    path = tmp_path / "r"
    path.write_text(HEAD)
    done = run("replay", path, "--format", "json")
    assert done.exit_code == 1
    validate("replay", json.loads(done.output))


# ---------------------------------------------------------------------------------------------- RECORD@N


def test_a_position_inside_a_record_is_asked_about_like_a_battle(path: Path) -> None:
    first = run("explain", "move", f"{path}@1", "F1")
    assert first.exit_code == 0 and first.output == run("explain", "move", "1", "F1").output
    actions = path.read_text().count("\n> ")
    moved = next(line for line in path.read_text().split("\n") if line.startswith("> rebel move"))
    number = [line for line in path.read_text().split("\n") if line.startswith("> ")].index(moved) + 1
    start, to = moved.split()[3:]
    assert run("explain", "move", f"{path}@{number}", start).exit_code == 0
    assert run("explain", "move", f"{path}@{number + 1}", to).exit_code == 0
    assert run("explain", "move", f"{path}@{number + 1}", start).exit_code == 2
    assert run("show", f"{path}@{actions + 1}").exit_code == 0


@pytest.mark.parametrize("number", ["0", "99999", "9" * 40])
def test_an_action_that_a_record_has_not_is_a_mistake_in_the_call(path: Path, number: str) -> None:
    assert run("explain", "move", f"{path}@{number}", "F1").exit_code == 2


def test_a_position_before_a_fault_can_still_be_shown(path: Path) -> None:
    lines = path.read_text().split("\n")
    at = [i for i, line in enumerate(lines) if line.startswith("> ")][5]
    lines[at] = "> rebel play nothing"
    path.write_text("\n".join(lines))
    assert run("explain", "sight", f"{path}@3", "F1", "E1").exit_code == 0
    assert run("explain", "sight", f"{path}@9", "F1", "E1").exit_code == 1
    assert run("explain", "sight", f"{path}x@9", "F1", "E1").exit_code == 2
    assert run("explain", "sight", f"{path}@3", "F1", "E1", "--variant", "flyers-stop").exit_code == 2
