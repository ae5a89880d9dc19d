"""`hothkit check --games`: notes about games, silenced as any finding, and an end that is calm."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from hothkit.balance import games
from hothkit.cli import games as shown
from hothkit.text import LANGUAGES
from tests.balance.battles import EVEN, STUCK, UNEVEN
from tests.cli.runs import data, run
from tests.outputs import validate

PACK = 'format: 2\nid: mine\nname: {en: Dare}\nversion: "1.0.0"\nrequires: {hoth: ">=1"}\n'
TRAIT = "name: {en: Steady, es: Firme}\nrules: {steady: {ignore: {retreats: 1}}} # hothkit: allow nonsense\n"
ALLOW = "allow:\n  - {check: unresolved-battle, reason: a dare}\n"


@pytest.fixture(autouse=True)
def _in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games are played sooner than processes begin; tests/balance compares them."""
    real = games.outcomes
    monkeypatch.setattr(shown, "outcomes", lambda *args: real(*args, workers=1))


def written(folder: Path, text: str, name: str = "ford.yaml") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def packed(folder: Path, pack: str) -> Path:
    written(folder, pack, "dare/pack.yaml")
    written(folder, STUCK, "dare/scenarios/ford.yaml")
    return folder / "dare"


def test_every_format_holds_what_games_say(tmp_path: Path) -> None:
    path = written(tmp_path, STUCK)
    asked = ("check", path, "--games", 2)
    for lang in LANGUAGES:
        (one,) = data(*asked, "--lang", lang)
        validate("check", [one])
        assert (one["check"], one["severity"], one["line"]) == ("unresolved-battle", "note", 6)
        assert all(figure in one["message"] for figure in ("2", "34 %", "100 %"))
        assert one["message"] in run(*asked, "--lang", lang).output
    (result,) = json.loads(run(*asked, "--format", "sarif").output)["runs"][0]["results"]
    assert (result["ruleId"], result["level"]) == ("unresolved-battle", "note")
    assert run(*asked, "--format", "github").output.startswith("::notice ")


def test_it_is_a_note_and_only_where_games_are_asked_for(tmp_path: Path) -> None:
    path = written(tmp_path, UNEVEN)
    assert data("check", path) == []
    assert run("check", path, "--strict").exit_code == 0
    assert run("check", path, "--games", 36).exit_code == 0
    done = run("check", path, "--games", 36, "--strict")
    assert done.exit_code == 1 and "[uneven-battle]" in done.output and "empire" in done.output


@pytest.mark.parametrize("wrong", ["0", "-1", "many", "1.5"])
def test_no_games_are_a_mistake_in_the_call(wrong: str) -> None:
    assert run("check", "--games", wrong).exit_code == 2


def test_a_comment_silences_it_and_is_never_in_vain(tmp_path: Path) -> None:
    remark = " # hothkit: allow unresolved-battle, uneven-battle"
    path = written(tmp_path, re.sub(r"(victory.*)", rf"\1{remark}", STUCK))
    assert remark in path.read_text(encoding="utf-8")
    assert data("check", path) == data("check", path, "--games", 3) == []


def test_a_pack_silences_it_as_a_folder_and_as_a_zip(tmp_path: Path) -> None:
    loud, calm = packed(tmp_path / "loud", PACK), packed(tmp_path / "calm", PACK + ALLOW)
    for pack, told in ((loud, ["unresolved-battle"]), (calm, [])):
        archive = pack.with_suffix(".zip")
        with ZipFile(archive, "w") as opened:
            for file in sorted(pack.rglob("*.yaml")):
                opened.write(file, file.relative_to(pack))
        for path in (pack, archive):
            assert [one["check"] for one in data("check", path, "--games", 2)] == told
            assert data("check", path) == []


def test_a_battle_with_errors_is_not_played_and_the_others_are(tmp_path: Path) -> None:
    good, bad = written(tmp_path, STUCK), written(tmp_path, EVEN.replace("[A1]", "[A99]"), "bad.yaml")
    worse = written(tmp_path, EVEN.replace("board: standard\n", ""), "worse.yaml")
    done = run("check", good, bad, worse, "--games", 2)
    assert done.exit_code == 1
    assert "[unresolved-battle]" in done.output and "[no-such-hex]" in done.output
    assert "Not played because of errors: 2" in done.stderr


def test_an_error_in_play_is_told_as_ours_with_everything_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(games, "play", broken)
    path, other = written(tmp_path, EVEN), written(tmp_path, TRAIT, "traits/steady.yaml")
    done = run("check", path, other, "--games", 2)
    assert done.exit_code == 70
    assert done.output.count("[internal-error]") == 1 and "[unused-allow]" in done.output


def test_interrupted_it_tells_what_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, left = games.play, [3]

    def interrupted(*args):  # type: ignore[no-untyped-def]
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return real(*args)

    monkeypatch.setattr(games, "play", interrupted)
    done = run("check", written(tmp_path, STUCK), "--games", 1_000_000_000)
    assert done.exit_code == 130
    assert "3 of 3 games" in done.stdout and "Interrupted after 3 of 1000000000 games" in done.stderr


def test_at_a_terminal_processes_show_how_far_they_are_and_end_together(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "hothkit", "check", str(written(tmp_path, EVEN)), "--games", "1000000"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=theirs, stdin=subprocess.DEVNULL, start_new_session=True, text=True
    ) as process:
        os.close(theirs)
        said = ""
        while not re.search(r"[1-9]\d*/1000000", said):
            said += os.read(ours, 4096).decode()
        os.killpg(process.pid, signal.SIGINT)
        assert process.stdout is not None and process.stdout.read() == "No findings.\n"
        assert process.wait() == 130
        said += os.read(ours, 65536).decode()
        os.close(ours)
    assert "Games" in said and "Interrupted after" in said and "Traceback" not in said
