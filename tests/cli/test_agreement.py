"""`--leader`, `--campaign` and `--team`: checked, recorded, and taken up again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hothkit.notation import read_record
from tests.cli.runs import run
from tests.outputs import validate

EVERYTHING = (
    "--team", "rebel", "--leader", "rebel-1=han-solo", "--leader", "rebel-2=leia-organa", "--leader",
    "empire=darth-vader", "--campaign", "empire=rout", "--campaign", "empire=scout", "--campaign", "rebel-2=air-support",
)  # fmt: skip


def test_b4_t7_what_was_agreed_stands_in_the_record_which_replays(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    done = run("play", "3", *EVERYTHING, "--seed", 7, "--format", "json", "--record", path)
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    validate("play", data)
    assert data["teams"] == ["rebel"] and data["leaders"]["rebel-2"] == "leia-organa"
    assert data["campaign"][-1] == {"seat": "rebel-2", "card": "air-support"}
    assert set(data["players"]) == {"rebel-1", "rebel-2", "empire"}
    head = read_record(path).head
    assert head.teams == ("rebel",) and dict(head.leaders)["rebel-1"] == "han-solo"
    assert "cards/our-last-hope" in head.content and "leaders/han-solo" in head.content
    replayed = run("replay", path, "--format", "json")
    assert replayed.exit_code == 0 and json.loads(replayed.stdout)["hash"] == data["hash"]
    validate("replay", json.loads(replayed.stdout))


def test_an_interrupted_game_of_a_team_goes_on_as_it_would_have(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole.txt", tmp_path / "torn.txt"
    run("play", "3", *EVERYTHING, "--seed", 7, "--record", whole)
    lines = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    torn.write_text("".join(lines[: len(lines) // 2]), encoding="utf-8")
    assert run("play", "--resume", torn).exit_code == 0
    assert torn.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_who_is_named_for_a_team_plays_at_both_seats(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "3", "--team", "rebel", "--player", "rebel=random", "--player", "empire=greedy", "--record", path)
    assert read_record(path).head.players == {"empire": "greedy", "rebel-1": "random", "rebel-2": "random"}


@pytest.mark.parametrize(
    ("options", "said", "dicho"),
    [
        (("--leader", "rebel=darth-vader"), "does not serve rebel", "no sirve a rebel"),
        (("--leader", "rebels=han-solo"), "Did you mean rebel?", "¿Querías decir rebel?"),
        (("--leader", "rebel=han-sol"), "Did you mean han-solo?", "¿Querías decir han-solo?"),
        (("--leader", "rebel"), 'no leader ""', "ningún líder «»"),
        (("--leader", "rebel=han-solo", "--leader", "rebel=leia-organa"), "two leaders", "dos líderes"),
        (("--campaign", "rebel=rout"), "no campaign card of rebel", "no es carta de campaña de rebel"),
        (("--campaign", "rebel=raid-left"), "No campaign card", "Ninguna carta de campaña"),
        (("--campaign", "empire=rout", "--campaign", "empire=rout"), "named twice", "se nombra dos veces"),
        (("--team", "imperial"), "No side is called", "Ningún bando se llama"),
        (("--team", "rebel", "--team", "rebel"), "named twice", "se nombra dos veces"),
        (("--team", "rebel", "--leader", "rebel=han-solo"), "rebel-1, rebel-2", "rebel-1, rebel-2"),
        (("--team", "rebel", "--player", "rebel-3=greedy"), "rebel-1, rebel-2", "rebel-1, rebel-2"),
    ],
)
def test_what_cannot_be_agreed_on_is_said(options: tuple[str, ...], said: str, dicho: str) -> None:
    for lang, words in (("en", said), ("es", dicho)):
        done = run("play", "3", *options, "--lang", lang)
        assert done.exit_code == 2 and words in done.stderr and not done.stdout, done.output


def test_a_forged_agreement_in_a_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run("play", "3", "--leader", "rebel=han-solo", "--record", path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("leader rebel han-solo", "leader rebel nobody"), encoding="utf-8")
    done = run("replay", path)
    assert done.exit_code == 2 and 'no leader "nobody"' in done.stderr
