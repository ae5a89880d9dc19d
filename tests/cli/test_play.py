"""`hothkit play`: the same game everywhere, told, recorded, interrupted and taken up again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hothkit import resources
from hothkit.cli import group
from hothkit.players.random_ import Random
from hothkit.prose import phrases
from tests.outputs import validate

RANDOM = ("--player", "rebel=random", "--player", "empire=random")


def run(*args: object) -> Result:
    return CliRunner().invoke(group, [str(arg) for arg in args])


def result(*args: object) -> dict[str, object]:
    done = run("play", *args, "--format", "json")
    assert done.exit_code == 0, done.output
    data: dict[str, object] = json.loads(done.output)
    return data


def test_a_seed_gives_the_same_game_in_every_process() -> None:
    hashes = {result("2", "--seed", 5)["hash"]}
    for hash_seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-m", "hothkit", "play", "2", "--seed", "5", "--format", "json"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        hashes.add(json.loads(done.stdout)["hash"])
    assert len(hashes) == 1


def test_another_seed_gives_another_game() -> None:
    assert result("1", "--seed", 1, *RANDOM)["hash"] != result("1", "--seed", 2, *RANDOM)["hash"]


@pytest.mark.parametrize("battle", ["1", "2", "3"])
def test_the_result_has_its_schema(battle: str) -> None:
    data = result(battle, *RANDOM, "--variant", "flyers-stop")
    validate("play", data)
    assert data["winner"] in ("rebel", "empire") and data["variants"] == ["flyers-stop"]
    assert data["fidelity"] == "complete" and data["approximate"] == []


def test_both_sides_are_greedy_and_the_seed_is_one_if_nothing_is_said() -> None:
    data = result("1")
    assert data["players"] == {"empire": "greedy", "rebel": "greedy"} and data["seed"] == 1


def test_a_limit_of_turns_ends_the_battle() -> None:
    data = result("1", "--limit", 2, *RANDOM)
    validate("play", data)
    assert data["winner"] is None and data["how"] == "unresolved" and data["turns"] == 4


@pytest.mark.parametrize(("lang", "end"), [("en", "Victory"), ("es", "Victoria")])
def test_the_story_ends_with_the_winner_and_the_medals(lang: str, end: str) -> None:
    told = run("play", "2", "--lang", lang)
    assert told.exit_code == 0
    *_, winner, medals = told.output.strip().splitlines()
    assert winner.startswith(end) and medals.startswith(("Medals:", "Medallas:"))


def test_a_wrong_side_or_player_is_a_mistake_in_the_call() -> None:
    for args, close in ((("--player", "rebel=gredy"), "greedy"), (("--player", "rebe=greedy"), "rebel")):
        done = run("play", "2", *args)
        assert done.exit_code == 2 and f"Did you mean {close}?" in done.output
    assert run("play", "2", "--player", "greedy").exit_code == 2
    assert run("play", "2", "--player", "rebel=human", "--format", "json").exit_code == 2


@pytest.mark.parametrize(
    "args", [(), ("99",), ("2", "--variant", "none"), ("2", "--seed", "-1"), ("2", "--limit", "0")]
)
def test_a_call_that_makes_no_sense_is_refused_with_a_sentence(args: tuple[str, ...]) -> None:
    done = run("play", *args)
    assert done.exit_code == 2 and done.output.strip() and "Traceback" not in done.output


# ---------------------------------------------------------------------------------------------- records


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text("mine")
    done = run("play", "1", "--record", path)
    assert done.exit_code == 2 and "--resume" in done.output
    assert path.read_text() == "mine"


def test_a_record_that_cannot_be_written_is_a_mistake_in_the_call(tmp_path: Path) -> None:
    assert run("play", "1", "--record", tmp_path / "no" / "such" / "folder").exit_code == 2


def test_a_record_knows_what_it_was_played_with(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    data = result("1", "--seed", 9, "--variant", "flyers-stop", "--limit", 50, "--record", path, *RANDOM)
    head, _, rest = path.read_text().partition("\n\n")
    for line in (
        "hothkit-record 1",
        "battle hoth/01-imperial-scout-mission",
        "variant flyers-stop",
        "seed 9",
        "player rebel random",
        "limit 50",
    ):
        assert line in head.splitlines()
    assert rest.endswith(f"hash {data['hash']}\n")


@pytest.mark.parametrize("end", ["", "\n> half a li"])
def test_a_record_cut_off_is_taken_up_and_ends_as_if_it_had_not_been(tmp_path: Path, end: str) -> None:
    whole, cut = tmp_path / "whole.record", tmp_path / "cut.record"
    run("play", "2", "--seed", "8", "--record", whole)
    lines = whole.read_text().split("\n")
    at = [i for i, line in enumerate(lines) if line.startswith("> ")][20]
    cut.write_text("\n".join(lines[:at]) + (end or "\n"))
    assert run("play", "--resume", cut).exit_code == 0
    assert cut.read_text() == whole.read_text()


def test_a_finished_record_is_told_again_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    told = run("play", "1", "--record", path, *RANDOM).output
    before = path.read_bytes()
    assert run("play", "--resume", path).output == told
    assert path.read_bytes() == before


def test_a_record_brings_its_own_battle(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    run("play", "1", "--record", path, "--limit", "1", *RANDOM)
    assert run("play", "2", "--resume", path).exit_code == 2
    assert run("play", "--resume", path, "--seed", "3").exit_code == 2
    assert run("play", "--resume", tmp_path / "nowhere").exit_code == 2


def test_a_record_that_does_not_verify_is_not_played_on(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    run("play", "1", "--record", path, "--limit", "1", *RANDOM)
    text = path.read_text().replace("card_played", "card_plaid")
    path.write_text(text)
    assert run("play", "--resume", path).exit_code == 1
    assert path.read_text() == text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_ctrl_c_ends_calmly_and_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    path = tmp_path / "game.record"
    whole = result("1", "--seed", 3, *RANDOM)
    left = [20]
    choose = Random.choose

    def interrupted(self: Random, view: object) -> object:
        left[0] -= 1
        if not left[0]:
            raise KeyboardInterrupt
        return choose(self, view)  # type: ignore[arg-type]

    monkeypatch.setattr(Random, "choose", interrupted)
    done = run("play", "1", "--seed", "3", "--record", path, "--lang", lang, *RANDOM)
    monkeypatch.setattr(Random, "choose", choose)
    assert done.exit_code == 0
    assert done.output.endswith(phrases(lang).say("commands.play.go_on", path=path) + "\n")
    assert path.read_text().count("\n> ") == 19
    validate("play", json.loads(run("play", "--resume", path, "--format", "json").output))
    assert whole["turns"]


def test_the_same_battle_from_its_path_is_the_same_game(tmp_path: Path) -> None:
    from hothkit.resources import folder

    original = folder("scenarios") / "hoth" / "01-imperial-scout-mission.yaml"
    mine = tmp_path / "mine.yaml"
    mine.write_text(original.read_text())
    record = tmp_path / "r"
    assert result(mine, "--record", record, *RANDOM)["hash"] == result("1", *RANDOM)["hash"]
    assert run("replay", record).exit_code == 0


def test_a_side_has_one_player() -> None:
    done = run("play", "2", "--player", "rebel=greedy", "--player", "rebel=random", "--lang", "es")
    assert done.exit_code == 2 and "dos jugadores" in done.output


@pytest.mark.parametrize("words", [("play", "2"), ("list", "units"), ("show", "2"), ("check",)])
def test_a_full_disk_is_no_bug_of_ours(words: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "hothkit", *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 1 and done.stderr.startswith("The output cannot be written")
    assert "Traceback" not in done.stderr and "bug of ours" not in done.stderr


def test_what_a_terminal_cannot_show_is_shown_as_its_code() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hothkit", "show", "2"],
        env={**os.environ, "PYTHONIOENCODING": "latin-1"}, capture_output=True, check=True,
    )  # fmt: skip
    assert b"\\u2502" in done.stdout


def test_a_name_longer_than_any_file_s_is_just_not_found() -> None:
    done = run("play", "a" * 5000 + ".yaml")
    assert done.exit_code == 2 and len(done.output) < 300


def test_a_record_says_which_pack_it_needs(tmp_path: Path) -> None:
    pack = tmp_path / "heavy"
    (pack / "units").mkdir(parents=True)
    text = (
        (resources.folder("rules") / "hoth/units/snowtroopers.yaml")
        .read_text()
        .replace("miniatures: 4", "miniatures: 5")
    )
    (pack / "units/snowtroopers.yaml").write_text(text)
    path = tmp_path / "r"
    assert run("play", "2", *RANDOM, "--pack", pack, "--record", path).exit_code == 0
    missing = run("replay", path)
    assert missing.exit_code == 2 and "--pack" in missing.output
    assert run("replay", path, "--pack", pack).exit_code == 0
