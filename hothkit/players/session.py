"""A battle being played: who sits where, where it stands, and what may still be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hothkit.engine import Game
from hothkit.players.match import play_on
from hothkit.players.player import Player
from hothkit.players.replaying import Step, step_lines
from hothkit.position.actions import Action
from hothkit.position.events import Event
from hothkit.position.state import State

# What these events show cannot be unseen.
_REVEALING = frozenset(("dice_rolled", "dice_rerolled", "rule_rolled", "card_drawn", "card_dealt"))


class TakeBack(Exception):
    """A player wants its last action back."""


class Watcher(Protocol):
    """Is told of everything that happens in a session."""

    def happened(self, lines: list[str], events: Sequence[Event], state: State) -> None:
        """A step with its record lines."""

    def taken_back(self, state: State | None) -> None:
        """The last step is gone and this is where the battle stands again; None: it could not be taken back."""


class Session:
    """Plays a battle from its start, or from the steps of a record."""

    def __init__(self, game: Game, players: Sequence[Player], watcher: Watcher) -> None:
        self._game, self._players, self._watcher = game, players, watcher
        self._undoable: list[State] = []
        self._state: State | None = None

    def begin(self, seed: int) -> None:
        """Deal the hands."""
        state, events = self._game.new(seed)
        self._watch(None, events, state)

    def take_up(self, steps: Sequence[Step]) -> None:
        """Go on behind these steps."""
        self._state = steps[-1].state

    def play(self) -> State:
        """Play to the end."""
        while True:
            try:
                return play_on(self._game, self._players, self.state, self._watch)
            except TakeBack:
                self._state = self._undoable[-1] if self._undoable else self._state
                self._watcher.taken_back(self._undoable.pop() if self._undoable else None)

    @property
    def state(self) -> State:
        """Where the battle stands."""
        assert self._state is not None, "begin or take_up comes first"
        return self._state

    def _watch(self, action: Action | None, events: list[Event], state: State) -> None:
        game, before = self._game, self._state
        seat = -1
        if before is not None:
            seat = game.player_to_act(before)
            is_shown = any(event.kind in _REVEALING for event in events)
            if is_shown or state.is_over or game.player_to_act(state) != seat:
                self._undoable.clear()
            else:
                self._undoable.append(before)
        self._state = state
        self._watcher.happened(step_lines(game.setting, seat, action, events), events, state)
