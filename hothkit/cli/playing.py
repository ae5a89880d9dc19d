"""One playing on the command line: told, recorded, and ended calmly when it is interrupted."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import click

from hothkit.cli.common import INTERRUPTED, fail, print_json
from hothkit.cli.outcome import outcome
from hothkit.cli.seats import player
from hothkit.engine import Game
from hothkit.notation import Head, Record, RecordWriter
from hothkit.players.human import Stopped
from hothkit.players.registry import HUMAN
from hothkit.players.replaying import Replay, end_of
from hothkit.players.session import Session
from hothkit.position.events import Event
from hothkit.position.state import State
from hothkit.prose import Phrases
from hothkit.story import Teller
from hothkit.text import plain


class Playing:
    """Tells a session's steps, writes them down, and says at the end what came of it."""

    def __init__(
        self, game: Game, head: Head, form: str, words: Phrases, names: Mapping[str, str] | None = None
    ) -> None:
        self._game, self._head, self._words, self._is_told = game, head, words, form == "text"
        self._teller = Teller(game.setting, words)
        self._writer = RecordWriter()
        self._path: Path | None = None
        seats = names or head.players
        self._humans = [number for number, seat in enumerate(game.setting.seats) if seats[seat.name] == HUMAN]
        seated = [
            player(seats[seat.name], game, number, head.seed, words, is_shared=len(self._humans) > 1)
            for number, seat in enumerate(game.setting.seats)
        ]
        self._session = Session(game, seated, self)

    def begin(self, path: Path | None) -> None:
        """Play from the start, and record it into a new file if one is named."""
        if path is not None:
            shown = plain(str(path))
            try:
                self._writer, self._path = RecordWriter.create(path, self._head), path
            except FileExistsError:
                fail(self._words.say("commands.play.exists", path=shown))
            except OSError:
                fail(self._words.say("commands.play.cannot_write", path=shown))
        self._say(self._teller.heading())
        self._play(lambda: self._session.begin(self._head.seed))

    def take_up(self, path: Path, record: Record, found: Replay) -> None:
        """Go on with a record: what was played is told again."""
        self._say(self._teller.heading())
        for step in found.steps:
            self._say(self._teller.tell(step.events, self._seat))
        self._session.take_up(found.steps)
        if record.end is None:
            try:
                self._writer = RecordWriter.go_on(path, self._head, [step.lines for step in found.steps])
            except OSError:
                fail(self._words.say("commands.play.cannot_write", path=plain(str(path))))
        else:
            self._writer = RecordWriter(None, [step.lines for step in found.steps])
        self._path = path
        self._play(lambda: None)

    # -- what the session tells ----------------------------------------------------------------------------

    def happened(self, lines: list[str], events: Sequence[Event], state: State) -> None:
        """A step: written first, then told."""
        try:
            self._writer.add(lines)
        except OSError:
            fail(self._words.say("commands.play.cannot_write", path=plain(str(self._path))))
        self._say(self._teller.tell(events, self._seat))
        if self._humans and not state.is_over and self._game.player_to_act(state) in self._humans:
            self._say(self._teller.rest())

    def taken_back(self, state: State | None) -> None:
        """A step that never was."""
        if state is not None:
            self._writer.take_back()
            self._teller.count(state.medals)
        self._say([self._words.say("human.cannot_undo" if state is None else "human.undone")])

    # ------------------------------------------------------------------------------------------------------

    @property
    def _seat(self) -> int | None:
        """Whose hidden cards are told: those of the only human."""
        return self._humans[0] if len(self._humans) == 1 else None

    def _play(self, start: Callable[[], None]) -> None:
        try:
            start()
            state = self._session.play()
        except (KeyboardInterrupt, Stopped):
            self._stop()
        else:
            self._finish(state)
        finally:
            self._writer.close()

    def _finish(self, state: State) -> None:
        setting = self._game.setting
        end = end_of(setting, state, self._writer.hash)
        self._writer.end(end.winner, end.how)
        self._say([*self._teller.rest(), *self._teller.closing(state)])
        if not self._is_told:
            print_json(outcome(setting, state, self._head, end.hash, self._words))

    def _stop(self) -> None:
        """Interrupted: what was played so far is in the record."""
        said = [self._words.say("commands.play.stopped")]
        if self._path:
            packs = "".join(f" --pack {pack}" for pack in self._head.packs)
            said.append(self._words.say("commands.play.go_on", path=plain(str(self._path)) + packs))
        click.echo("\n" + "\n".join(said), err=not self._is_told)
        if not self._is_told:
            sys.exit(INTERRUPTED)

    def _say(self, lines: Iterable[str]) -> None:
        if self._is_told:
            for line in lines:
                click.echo(line)
