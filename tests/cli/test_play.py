"""`hothkit play` and `hothkit replay`: the same game everywhere, recorded, verified, interrupted, taken up again."""

import json
import os
import subprocess
import sys

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from hothkit.cli import group
from hothkit.engine import Game
from hothkit.notation.record import Head, RecordError, read_record
from hothkit.pack.library import load
from hothkit.players.match import play
from hothkit.players.registry import PLAYERS
from hothkit.players.replaying import played_lines, replayed
from hothkit.position.setting import Setting
from tests.outputs import validate

LIBRARY = load()
BOTH_RANDOM = ["--player", "rebel=random", "--player", "empire=random"]


def run(*args: str):
    return CliRunner().invoke(group, [*args])


def test_a_seed_gives_the_same_game_in_every_process():
    hashes = set()
    for hash_seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-m", "hothkit", "play", "2", "--seed", "5", "--format", "json"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        hashes.add(json.loads(done.stdout)["hash"])
    hashes.add(json.loads(run("play", "2", "--seed", "5", "--format", "json").output)["hash"])
    assert len(hashes) == 1


def test_play_json_has_its_schema():
    data = json.loads(run("play", "1", "--format", "json", *BOTH_RANDOM).output)
    validate("play", data)
    assert data["winner"] in ("rebel", "empire")
    assert data["medals"][data["winner"]] >= 4


@pytest.mark.parametrize("battle", ["1", "2", "3"])
def test_a_record_is_verified_without_a_random_generator(tmp_path, battle):
    path = tmp_path / "game.record"
    played = run("play", battle, "--seed", "3", "--record", str(path), "--format", "json")
    again = run("replay", str(path), "--format", "json")
    assert again.exit_code == 0
    data = json.loads(again.output)
    validate("replay", data)
    assert data["outcome"] == json.loads(played.output)
    assert data["verified"] and data["problem"] is None and data["notes"] == []


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_story_tells_turns_and_the_winner(lang):
    told = run("play", "2", "--lang", lang)
    assert told.exit_code == 0
    last = told.output.strip().splitlines()[-1]
    assert ("Victory" if lang == "en" else "Victoria") in last


def test_a_changed_line_is_found_at_its_place(tmp_path):
    path = tmp_path / "game.record"
    run("play", "1", "--seed", "2", "--record", str(path), *BOTH_RANDOM)
    lines = path.read_text().split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("unit_moved"))
    lines[at] += "-A1"
    path.write_text("\n".join(lines))
    found = run("replay", str(path))
    assert found.exit_code == 1
    assert f"game.record:{at + 1}: " in found.output


def test_an_existing_file_is_not_overwritten(tmp_path):
    path = tmp_path / "game.record"
    path.write_text("mine")
    assert run("play", "1", "--record", str(path)).exit_code == 2
    assert path.read_text() == "mine"


def test_a_record_cut_off_in_the_middle_is_taken_up_and_ends_as_if_it_had_not_been(tmp_path):
    whole, cut = tmp_path / "whole.record", tmp_path / "cut.record"
    players = ["--player", "rebel=greedy", "--player", "empire=greedy"]
    run("play", "2", "--seed", "8", "--record", str(whole), *players)
    lines = whole.read_text().split("\n")
    at = [i for i, line in enumerate(lines) if line.startswith("> ")][20]
    cut.write_text("\n".join(lines[:at]) + "\n> half a li")
    assert run("play", "--resume", str(cut)).exit_code == 0
    assert cut.read_text() == whole.read_text()


@pytest.mark.parametrize("args", [["play", "2", "--player", "rebel=bob"], ["play", "2", "--player", "wookiee=greedy"],
                                  ["play", "99"], ["play"], ["replay", "nowhere.record"]])  # fmt: skip
def test_mistakes_in_the_call_are_said_plainly(args):
    done = run(*args)
    assert done.exit_code in (1, 2)
    assert done.output.strip()
    assert "Traceback" not in done.output


@pytest.mark.parametrize("text", ["", "x", "hothkit-record 1\n", "hothkit-record 1\nbattle 2\nseed x\n\n",
                                  "hothkit-record 1\nbattle 2\nseed 1\n\n> rebel play nothing\n",
                                  "hothkit-record 1\nbattle 2\nseed 1\n\ncard_drawn empire \x1b[31m\n"])  # fmt: skip
def test_a_broken_record_is_a_finding(tmp_path, text):
    path = tmp_path / "bad.record"
    path.write_text(text)
    done = run("replay", str(path))
    assert done.exit_code == 1
    assert "\x1b" not in done.output


@given(seed=st.integers(0, 2**32), battle=st.sampled_from(["1", "2", "3"]))
@settings(max_examples=6, deadline=None)
def test_record_then_replay_gives_the_same_events(tmp_path_factory, seed, battle):
    game = Game(Setting.of(*LIBRARY.battle(battle)))
    players = [PLAYERS["random"](game, side, seed) for side in range(2)]
    events, lines, last = [], [], [None]

    def watch(action, new, state):
        side = game.player_to_act(last[0]) if action is not None else -1
        events.append(tuple(new))
        lines.extend(played_lines(game, side, action, new))
        last[0] = state

    end = play(game, players, seed, watch)
    path = tmp_path_factory.mktemp("records") / "game.record"
    path.write_text("\n".join([*Head(battle, seed, content="0").lines(), *lines]) + "\n")
    steps = replayed(game, read_record(path))
    assert [step.events for step in steps] == events
    assert steps[-1].state.medals == end.medals
    assert steps[-1].state.winner == end.winner


def test_a_record_that_lies_about_its_format_is_refused(tmp_path):
    path = tmp_path / "x"
    path.write_text("hothkit-record 2\n")
    with pytest.raises(RecordError):
        read_record(path)
