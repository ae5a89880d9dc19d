"""A human at a terminal: chooses by number or in words, sees its own hand only, asks why, takes back, stops."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from select import select

import pytest

from hothkit.cli.seats import board, why
from hothkit.players.human import Desk, Human, Stopped
from hothkit.players.session import TakeBack
from hothkit.players.view import View, view_of
from hothkit.position.actions import DONE, Action
from hothkit.position.state import State
from hothkit.prose import phrases
from hothkit.text import LANGUAGES
from tests.games import game, play

GAME = game("2")
REBEL = GAME.setting.sides.index("rebel")


class Screen:
    """A desk with somebody who types these lines, then leaves."""

    def __init__(self, lang: str, typed: Iterable[str], *, is_shared: bool = False) -> None:
        self.words, self.told, self._typed = phrases(lang), list[str](), iter(typed)
        desk = Desk(
            self.ask,
            self.told.append,
            lambda view: board(view, self.words),
            lambda view, asked: why(view.position, asked, self.words),
            is_shared,
        )
        self.human = Human(self.words, desk)

    def ask(self, prompt: str) -> str:
        self.told.append(prompt)
        for line in self._typed:
            return line
        raise EOFError

    @property
    def text(self) -> str:
        return "\n".join(self.told)


def view(verb: str, seed: int = 5) -> View:
    """The first moment of a game at which this is asked of the rebel side."""
    states = play(GAME, seed, "random", "random").states
    state = next(s for s in states if s.options and s.options[0].verb == verb and GAME.player_to_act(s) == REBEL)
    return view_of(GAME, state, REBEL)


def chosen(verb: str, *typed: str, lang: str = "en") -> tuple[Action | None, str]:
    screen = Screen(lang, typed)
    try:
        return screen.human.choose(view(verb)), screen.text
    except Stopped:
        return None, screen.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", ["play", "order", "move", "attack", "retreat"])
def test_every_choice_can_be_made_by_its_number(verb: str, lang: str) -> None:
    at = view(verb)
    for number, action in enumerate(a for a in at.legal_actions if a != DONE):
        screen = Screen(lang, [str(number + 1)])
        groups = {
            a.args[0]: [b for b in at.legal_actions if b.args[:1] == a.args[:1]] for a in at.legal_actions if a.args
        }
        if verb in ("move", "attack") and sum(map(len, groups.values())) > 12:
            first = list(groups).index(action.args[0])
            screen = Screen(lang, [str(first + 1), str(groups[action.args[0]].index(action) + 1)])
        assert screen.human.choose(at) == action


def test_zero_ends_a_step_where_it_can_be_ended() -> None:
    assert chosen("order", "0")[0] == DONE
    action, text = chosen("play", "0")
    assert action is None and "There is no line 0" in text


def test_an_action_can_be_typed_in_words_of_either_language() -> None:
    action = view("order").legal_actions[0]
    hex = GAME.setting.grid.names[action.args[0]]
    assert chosen("order", f"order {hex.lower()}")[0] == action
    assert chosen("order", f"ordenar {hex}", lang="es")[0] == action
    assert chosen("order", f"order {hex}", lang="es")[0] == action
    assert chosen("order", "listo", lang="es")[0] == DONE


def test_what_is_not_understood_or_not_possible_is_said() -> None:
    _, text = chosen("order", "dance", "order A10", "99", "²", "", "why", "why Z9", "why A1 A1", "why E3", "order")
    assert '"dance" is not understood' in text and '"order a10" is not possible now' in text
    assert "There is no line 99" in text and "Type why HEX" in text and "no such hex" in text
    assert "the same hex" in text and "Nothing stands on E3" in text and '"order" is not possible' in text


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("why G1", "may move|cannot move"),
        ("why G1 B2", "Attack: Snowspeeder"),
        ("why attack G1 B2", "Attack: Snowspeeder"),
        ("why sight G1 A1", "sees|does not see"),
        ("why retreat G1 2", "2 × retreat"),
        ("why move G1", "may move|cannot move"),
        ("why G1 F1", "Nothing stands on F1"),
    ],
)
def test_why_explains(asked: str, said: str) -> None:
    assert re.search(said, chosen("play", asked, "porque G1")[1])


def test_why_explains_in_spanish() -> None:
    assert "ve " in chosen("play", "porque vista G1 A1", lang="es")[1]
    assert "retirada" in chosen("play", "porque retirada G1 2", lang="es")[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_own_hand_is_shown_and_the_other_one_hidden(lang: str) -> None:
    at = view("play")
    _, text = chosen("play", "hand", "board", "list", lang=lang)
    names = {card: GAME.setting.cards[card].head.name.say(lang) for card in range(len(GAME.setting.cards))}
    assert all(names[card] in text for card in at.hand)
    assert not any(name in text for card, name in names.items() if name not in {names[own] for own in at.hand})


def test_the_board_is_shown_once_a_turn_and_when_asked_for() -> None:
    at = view("order")
    screen = Screen("en", ["1", "1", "board"])
    screen.human.choose(at)
    screen.human.choose(at)
    assert screen.text.count("│G10") == 1
    with pytest.raises(Stopped):
        screen.human.choose(at)
    assert screen.text.count("│G10") == 2


def test_undo_and_quit_leave_the_choice_to_the_session() -> None:
    for lang, undo, quit in (("en", "undo", "quit"), ("es", "deshacer", "salir"), ("es", "undo", "quit")):
        with pytest.raises(TakeBack):
            Screen(lang, [undo]).human.choose(view("order"))
        with pytest.raises(Stopped):
            Screen(lang, [quit]).human.choose(view("order"))


def test_help_names_every_command() -> None:
    for lang in LANGUAGES:
        _, text = chosen("play", "?", lang=lang)
        commands = phrases(lang).section("human")["commands"]
        assert all(re.search(rf"\b{word}\b", text) for name, word in commands.items() if name != "help")


def test_at_a_shared_screen_a_hand_waits_until_its_owner_sits_there() -> None:
    screen = Screen("en", [], is_shared=True)
    with pytest.raises(Stopped):
        screen.human.choose(view("play"))
    assert len(screen.told) == 1 and "Press Enter" in screen.told[0]


def test_a_rule_that_may_be_used_is_named() -> None:
    """Asked about the rule in progress."""
    from hothkit.engine import Game
    from tests.battles import battle

    rule = {
        "rest": {
            "name": {"en": "Rest", "es": "Descanso"},
            "when": "turn_started",
            "may": [{"gain_medals": {"side": "own", "number": 1}}],
        }
    }
    setting = battle({"rebel": {"snowspeeders": ["G1"]}, "empire": {"at-at": ["A1"]}}, special_rules=rule)
    of = Game(setting)
    state: State = of.new(1)[0]
    screen = Screen("en", ["0"])
    assert screen.human.choose(view_of(of, state, of.player_to_act(state))) == DONE
    assert "“Rest”" in screen.text and "do not use it" in screen.text


# ---------------------------------------------------------------------------------------------- a real terminal


class Terminal:
    """hothkit in a process of its own, at a pseudo-terminal."""

    def __init__(self, *args: str) -> None:
        self._end, other = pty.openpty()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "hothkit", "play", *args],
            stdin=other,
            stdout=other,
            stderr=other,
            env={**os.environ, "TERM": "dumb", "COLUMNS": "100"},
            start_new_session=True,
            # A shell that runs the tests in the background has told its children to ignore Ctrl-C.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(other)
        self.text = ""
        self._read = 0

    def interrupt_until(self, pattern: str) -> None:
        """Ctrl-C, and again if need be: the terminal's line editor may miss one that comes just as it begins to wait."""
        for _ in range(10):
            os.kill(self._process.pid, signal.SIGINT)
            with contextlib.suppress(AssertionError):
                self.wait_for(pattern, 3)
                return
        self.wait_for(pattern, 0)

    def wait_for(self, pattern: str, seconds: float = 60) -> str:
        """What came since the last wait, up to the pattern."""
        until = time.monotonic() + seconds
        while not (found := re.compile(pattern).search(self.text, self._read)):
            assert time.monotonic() < until, f"no {pattern!r} in:\n{self.text[self._read :]}"
            if select([self._end], [], [], 0.2)[0]:
                try:
                    self.text += os.read(self._end, 65536).decode(errors="replace").replace("\r\n", "\n")
                except OSError:
                    assert re.compile(pattern).search(self.text, self._read), self.text[self._read :]
        came, self._read = self.text[self._read : found.end()], found.end()
        return came

    def type(self, line: str) -> None:
        os.write(self._end, f"{line}\n".encode())

    def ask(self, line: str, pattern: str = "Rebel Alliance> ") -> str:
        self.type(line)
        return self.wait_for(pattern)

    def exit_code(self) -> int:
        code = self._process.wait(30)
        os.close(self._end)
        return code


def decisions(path: Path) -> list[str]:
    return [line for line in path.read_text().split("\n") if line.startswith("> ")]


def test_two_turns_at_a_terminal_with_why_undo_quit_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    terminal = Terminal(
        "2", "--seed", "5", "--player", "rebel=human", "--player", "empire=greedy", "--record", str(path)
    )
    start = terminal.wait_for("Rebel Alliance> ")
    assert "Which card do you play?" in start and "│G10" in start
    assert "Which unit gets an order?" in terminal.ask("play artillery-barrage")
    assert "Which unit moves where?" in terminal.ask("order G1")
    assert "Attack: Snowspeeder (G1) on Snowtrooper (B2)." in terminal.ask("why G1 B2")
    terminal.ask("move G1 D1")
    assert decisions(path)[-1] == "> rebel move G1 D1"
    assert "Taken back." in terminal.ask("undo")
    assert decisions(path)[-1] == "> rebel order G1"
    terminal.ask("move G1 D1")
    shot = terminal.ask("1")
    assert "The dice show" in shot and "Turn 2: Galactic Empire" in shot
    assert "Nothing can be taken back" in terminal.ask("undo")
    # The second turn of the human, whatever the other side has done; answers until its turn is over.
    while "Turn 3: Rebel Alliance" not in terminal.text:
        terminal.ask("1")
    while "Turn 4: Galactic Empire" not in terminal.text:
        terminal.ask("0" if "   0  " in terminal.text[terminal.text.rindex("\n\n") :] else "1")
    before = decisions(path)
    stopped = terminal.ask("quit", "--resume .*\n")
    assert "Stopped." in stopped and terminal.exit_code() == 0
    assert decisions(path) == before

    again = Terminal("--resume", str(path))
    told = again.wait_for("Rebel Alliance> ")
    assert "Turn 1: Rebel Alliance" in told and "The Snowspeeder unit moves from G1 to D1" in told
    again.type("\x04")
    again.wait_for("--resume")
    assert again.exit_code() == 0
    assert decisions(path) == before


def test_ctrl_c_at_a_terminal_is_a_calm_end(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    terminal = Terminal("2", "--player", "rebel=human", "--lang", "es", "--record", str(path))
    terminal.wait_for("Alianza Rebelde> ")
    terminal.interrupt_until("Para seguir: hothkit play --resume")
    assert terminal.exit_code() == 0 and "Traceback" not in terminal.text
    assert path.read_text().startswith("hothkit-record 1\n")
