"""`hothkit play`: a battle between players, told as it goes, and recorded if asked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TextIO

import click

from hothkit.cli.common import fail, library_with, options, print_json, setting_of, words_in
from hothkit.cli.language import told
from hothkit.cli.outcome import outcome
from hothkit.engine import Game
from hothkit.notation.record import Head, record_hash
from hothkit.pack.library import Library
from hothkit.players.player import Player
from hothkit.players.replaying import played_lines
from hothkit.players.view import view_of
from hothkit.position.actions import Action
from hothkit.position.events import Event
from hothkit.position.state import State
from hothkit.prose import Phrases
from hothkit.story import Teller


@click.command(help=told("commands.play.help"))
@click.argument("scenario", required=False)
@click.option("--player", "players", multiple=True, metavar="SIDE=NAME", help=told("commands.play.player"))
@click.option(
    "--seed", type=click.IntRange(0, 2**63 - 1), default=1, show_default=True, help=told("commands.play.seed")
)
@click.option("--record", type=click.Path(path_type=Path), help=told("commands.play.record"))
@click.option("--resume", type=click.Path(path_type=Path), help=told("commands.play.resume"))
@options(formats=("text", "json"), variants=True)
def command(
    scenario: str | None, players: tuple[str, ...], seed: int, record: Path | None, resume: Path | None, form: str,
    lang: str, packs: tuple[Path, ...], variants: tuple[str, ...],
) -> None:  # fmt: skip
    """Play a battle."""
    library, words = library_with(packs), words_in(lang)
    if resume is not None:
        from hothkit.cli.positions import record_at

        head = record_at(resume, words).head
        scenario, seed, variants = head.battle, head.seed, head.variants
        players = players or tuple(f"{side}={name}" for side, name in head.players.items())
        record = resume
    if scenario is None:
        fail(words.say("commands.play.what"))
    game = Game(setting_of(library, scenario, variants, words))
    names = _names(players, game.setting.sides, words)
    head = Head(scenario, seed, variants, dict(zip(game.setting.sides, names, strict=True)), content_hash(library))
    _Playing(game, head, record, form, words).run(library, resume)


def content_hash(library: Library) -> str:
    """A hash over all content files, so that a record can say that they have changed since."""
    return record_hash(f"{thing.file.kind} {thing.file.id} {thing.data!r}" for thing in library.all)


def _names(players: tuple[str, ...], sides: tuple[str, ...], words: Phrases) -> list[str]:
    from hothkit.players.registry import NAMES

    chosen = dict.fromkeys(sides, "greedy")
    for one in players:
        side, is_pair, name = one.partition("=")
        if not is_pair or side not in sides:
            fail(words.say("commands.play.no_side", text=one, sides=", ".join(sides)))
        if name not in NAMES:
            fail(words.say("commands.play.no_player", name=name, names=", ".join(NAMES)))
        chosen[side] = name
    return [chosen[side] for side in sides]


_HIDDEN = ("dice_rolled", "rule_rolled", "card_drawn")


class _Playing:
    """One playing: tells, records, and ends calmly when it is interrupted."""

    def __init__(self, game: Game, head: Head, record: Path | None, form: str, words: Phrases) -> None:
        self.game, self.head, self.record, self.form, self.words = game, head, record, form, words
        self.lines: list[str] = []
        self.teller = Teller(game.setting, words)
        self.file: TextIO | None = None
        self.state: State | None = None
        self.written = 0
        self.undoable: list[tuple[State, int]] = []
        self.humans = [side for side, name in enumerate(head.players.values()) if name == "human"]

    def run(self, library: Library, resume: Path | None) -> None:
        """Play to the end, or until somebody stops."""
        from hothkit.cli.seats import player
        from hothkit.players.human import Stopped

        seated = [
            player(name, self.game, side, self.head.seed, self.words)
            for side, name in enumerate(self.head.players.values())
        ]
        try:
            self._open(library, resume)
            assert self.state is not None
            self._play(seated)
        except (KeyboardInterrupt, Stopped):
            self._say([self.words.say("commands.play.stopped")])
            if self.record:
                self._say([self.words.say("commands.play.go_on", path=str(self.record))])
            sys.exit(0)
        finally:
            self._write()
            if self.file:
                self.file.close()
        if self.form == "json":
            print_json(outcome(self.game.setting, self.state, self.head, record_hash(self.lines)))

    def _play(self, seated: list[Player]) -> None:
        from hothkit.players.human import UndoAsked

        game = self.game
        assert self.state is not None
        while not self.state.is_over:
            side = game.player_to_act(self.state)
            try:
                action = seated[side].choose(view_of(game, self.state, side))
            except UndoAsked:
                self._undo()
                continue
            before = (self.state, len(self.lines))
            state, events = game.apply(self.state, action)
            self._watch(action, events, state)
            # What was seen cannot be unseen: only an action that showed nothing hidden can be taken back.
            seen = any(event.kind in _HIDDEN for event in events) or game.setting.sides[side] not in self._human_sides()
            self.undoable = [] if seen else [*self.undoable, before]
            if seen:
                self._write()

    def _human_sides(self) -> list[str]:
        return [self.game.setting.sides[side] for side in self.humans]

    def _undo(self) -> None:
        if not self.undoable:
            self._say([self.words.say("human.cannot_undo")])
            return
        self.state, number = self.undoable.pop()
        del self.lines[number:]
        self._say([self.words.say("human.undone")])

    def _write(self) -> None:
        """Write what can no longer be taken back."""
        if self.file and self.written < len(self.lines):
            self.file.write("".join(line + "\n" for line in self.lines[self.written :]))
            self.file.flush()
            self.written = len(self.lines)

    def _open(self, library: Library, resume: Path | None) -> None:
        self._say(self.teller.heading())
        if resume is not None:
            self._take_up(library, resume)
            return
        if self.record is not None:
            try:
                self.file = self.record.open("x", encoding="utf-8", newline="\n")
            except FileExistsError:
                fail(self.words.say("commands.play.exists", path=str(self.record)))
            except OSError:
                fail(self.words.say("commands.play.cannot_write", path=str(self.record)))
            self.file.write("\n".join(self.head.lines()) + "\n")
            self.file.flush()
        self.state, events = self.game.new(self.head.seed)
        self._watch(None, events, self.state)

    def _take_up(self, library: Library, resume: Path) -> None:
        """Go on with a record: what was played is told again; chance goes on from the seed's streams."""
        from hothkit.cli.positions import record_at, steps_of

        record = record_at(resume, self.words)
        _, steps = steps_of(library, record, resume, self.words)
        self.lines = [line for line in record.body() if line]
        for step in steps:
            self._tell(list(step.events))
        self.state = steps[-1].state.copy()
        self.state.streams = _streams_after(self.game, self.head.seed, self.lines)
        self.state.options = steps[-1].state.options
        whole = "\n".join([*self.head.lines(), *self.lines]) + "\n"
        if resume.read_text(encoding="utf-8") != whole:
            resume.write_text(whole, encoding="utf-8")
        self.written = len(self.lines)
        self.file = resume.open("a", encoding="utf-8", newline="\n")

    def _watch(self, action: Action | None, events: list[Event], state: State) -> None:
        side = self.game.player_to_act(self.state) if action is not None and self.state is not None else -1
        self.state = state
        lines = played_lines(self.game, side, action, events)
        self.lines += lines
        if not self.humans:
            self._write()
        self._tell(events)

    def _tell(self, events: list[Event]) -> None:
        self._say(self.teller.tell(events, self.humans[0] if len(self.humans) == 1 else None))

    def _say(self, lines: list[str]) -> None:
        if self.form == "text":
            for line in lines:
                click.echo(line)


def _streams_after(game: Game, seed: int, lines: list[str]) -> list[int]:
    """The random streams of a seed after all that a record has drawn from them."""
    from hothkit.notation import read_action

    state, _ = game.new(seed)
    for line in lines:
        if line.startswith("> ") and not state.is_over:
            action = read_action(game.setting, state, line[2:].partition(" ")[2])
            if action is None:
                break
            state, _ = game.apply(state, action)
    return state.streams[:]
