"""Whole games for tests, played by any players and kept with everything that happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from hothkit.engine import Game
from hothkit.notation import Head, RecordWriter
from hothkit.players.registry import PLAYERS
from hothkit.players.replaying import end_of
from hothkit.players.session import Session
from hothkit.position.events import Event
from hothkit.position.setting import Setting
from hothkit.position.state import State
from tests.battles import bundled


@cache
def game(battle: str, variants: tuple[str, ...] = ()) -> Game:
    """The game of a bundled battle."""
    return Game(Setting.of(*bundled().battle(battle, variants)))


@dataclass
class Played:
    """What a session told, step by step."""

    lines: list[list[str]] = field(default_factory=list)
    events: list[tuple[Event, ...]] = field(default_factory=list)
    states: list[State] = field(default_factory=list)

    def happened(self, lines: list[str], events: Sequence[Event], state: State) -> None:
        self.lines.append(lines)
        self.events.append(tuple(events))
        self.states.append(state)

    def taken_back(self, state: State | None) -> None:
        if state is not None:
            for kept in (self.lines, self.events, self.states):
                kept.pop()

    def text(self, head: Head, *, with_end: Game | None = None) -> str:
        """The whole record."""
        lines = [*head.lines(), *(line for step in self.lines for line in step)]
        if with_end:
            lines += end_of(with_end.setting, self.states[-1], RecordWriter(None, self.lines).hash).lines()
        return "".join(f"{line}\n" for line in lines)


def play(game: Game, seed: int, *names: str) -> Played:
    """A game between these players, in the order of the sides."""
    played = Played()
    players = [PLAYERS[name](game, side, seed) for side, name in enumerate(names)]
    session = Session(game, players, played)
    session.begin(seed)
    session.play()
    return played
