"""A recorded battle in one file: its pictures are what the engine says, and it works by keyboard, from disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hothkit.engine import Game
from hothkit.notation import read_record
from hothkit.players.replaying import replay
from hothkit.position.setting import Setting
from hothkit.prose import phrases
from hothkit.reference.replay.frames import Scene, frames, play
from hothkit.reference.replay.html import page
from tests.battles import bundled
from tests.cli.runs import run
from tests.site.browser import Browser
from tests.site.strangers import SHORT, write_pack

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.glob("*-greedy-1.record"))


def played(path: Path) -> tuple[Setting, Any]:
    record = read_record(path)
    setting = Setting.of(*bundled().battle(record.head.battle, record.head.variants))
    return setting, replay(Game(setting), record)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_is_shown_is_what_the_engine_says(path: Path) -> None:
    """After each decision, events alone have led to the state: no unit, miniature or medal is shown otherwise."""
    setting, found = played(path)
    scene = Scene.set_up(Game(setting).set_up())
    for step in found.steps:
        for event in step.events:
            play(scene, event, setting)
        state = step.state
        assert [hex if hex >= 0 else -1 for hex in state.hex_of] == [hex if hex >= 0 else -1 for hex in scene.hexes]
        for piece, hex in enumerate(state.hex_of):
            if hex >= 0:
                assert scene.miniatures[piece] == state.miniatures[piece]
        assert scene.medals == state.medals
        scene = Scene.of(state)


def test_every_picture_says_something() -> None:
    setting, found = played(RECORDS[1])
    shown = list(frames(setting, Game(setting).set_up(), found.steps, phrases("en")))
    assert all(frame.lines for frame in shown)
    assert {"unit_moved", "attack_declared", "dice_rolled", "unit_eliminated", "medals_gained"} <= {
        f.kind for f in shown
    }
    assert shown[-1].kind == "battle_won"


def test_the_same_record_gives_the_same_file() -> None:
    setting, found = played(RECORDS[1])
    assert page(setting, found, phrases("es")) == page(setting, found, phrases("es"))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("replay") / "battle.html"
    result = run("replay", GOLDEN / "02-greedy-1.record", "--html", out, "--lang", "es")
    assert result.exit_code == 0 and "Verificado" in result.output
    return out


def test_the_command_writes_over_nothing(file: Path) -> None:
    before = file.read_text(encoding="utf-8")
    assert run("replay", GOLDEN / "02-greedy-1.record", "--html", file).exit_code == 2
    assert file.read_text(encoding="utf-8") == before
    assert run("replay", GOLDEN / "02-greedy-1.record", "--html", file, "--force", "--lang", "es").exit_code == 0


def test_the_file_names_nothing_outside_itself(file: Path) -> None:
    text = file.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
    assert "http:" not in text and "https:" not in text and "src=" not in text
    assert "default-src 'none'" in text


def test_by_keyboard_from_disk(file: Path, browser: Browser) -> None:
    browser.open(file.as_uri())
    at, last = "Number(document.body.dataset.at)", browser.run("Number(document.getElementById('at').max)")
    assert browser.run("document.documentElement.lang") == "es" and browser.run(at) == 0 and last > 50
    for key, code, leads in (("ArrowRight", 39, 1), ("ArrowRight", 39, 2), ("ArrowLeft", 37, 1), ("End", 35, last),
                             ("ArrowRight", 39, last), ("Home", 36, 0), ("ArrowLeft", 37, 0)):  # fmt: skip
        browser.press(key, code)
        assert browser.run(at) == leads, key
    browser.press(" ", 32, " ")
    assert browser.run("document.body.classList.contains('playing')")
    browser.wait(at, lambda number: number > 0)
    browser.press(" ", 32, " ")
    assert not browser.run("document.body.classList.contains('playing')")


def test_pieces_move_dice_show_and_medals_count(file: Path, browser: Browser) -> None:
    browser.open(file.as_uri())
    setting, found = played(GOLDEN / "02-greedy-1.record")
    browser.press("End", 35)
    won = [int(browser.run(f"document.getElementById('won-{side}').textContent")) for side in (0, 1)]
    state = found.steps[-1].state
    assert won == state.medals
    assert browser.run("document.querySelectorAll('.piece:not(.gone)').length") == sum(h >= 0 for h in state.hex_of)
    shown = list(frames(setting, Game(setting).set_up(), found.steps, phrases("es")))
    for kind, selector in (("attack_declared", "#ways .attack_declared"), ("dice_rolled", "#dice li"),
                           ("unit_moved", "#ways .unit_moved"), ("unit_retreated", "#ways .unit_retreated")):  # fmt: skip
        number = next(n for n, frame in enumerate(shown) if frame.kind == kind)
        browser.run(f"document.querySelectorAll('#story button')[{number}].click()")
        assert browser.run(f"document.querySelectorAll('{selector}').length") > 0, kind


def test_the_slider_and_the_buttons(file: Path, browser: Browser) -> None:
    browser.open(file.as_uri())
    browser.run("(s => { s.value = 7; s.dispatchEvent(new Event('input')); })(document.getElementById('at'))")
    assert browser.run("document.body.dataset.at") == "7"
    browser.click("#next")
    assert browser.run("document.body.dataset.at") == "8"
    browser.click("#first")
    assert browser.run("document.getElementById('first').disabled")


def test_a_stranger_s_texts_stay_texts(tmp_path: Path, browser: Browser) -> None:
    write_pack(tmp_path / "stranger")
    battle, record, out = tmp_path / "stranger/scenarios/evil-battle.yaml", tmp_path / "a.record", tmp_path / "a.html"
    pack = ("--pack", tmp_path / "stranger")
    assert run("play", battle, *pack, "--seed", "1", "--record", record).exit_code == 0
    assert run("replay", record, *pack, "--html", out).exit_code == 0
    browser.open(out.as_uri())
    assert browser.run("document.querySelector('h1').textContent") == SHORT
    assert (
        browser.run("window.pwned") is None
        and browser.run("document.querySelectorAll('img, b[onmouseover]').length") == 0
    )
