"""One battle played to its end by players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hothkit.engine import Game
from hothkit.engine.chances import SEEDED, Chance
from hothkit.players.player import Player
from hothkit.players.view import view_of
from hothkit.position.actions import Action
from hothkit.position.events import Event
from hothkit.position.state import State

OnEvents = Callable[[Action | None, list[Event], State], None]
"""Told after each action: the action (None at the start), its events, and the state they led to."""


def play(
    game: Game, players: Sequence[Player], seed: int, on_events: OnEvents | None = None, chance: Chance = SEEDED
) -> State:
    """The final state of a battle between the players, who stand in the order of the setting's seats."""
    state, events = game.new(seed, chance)
    if on_events:
        on_events(None, events, state)
    return play_on(game, players, state, on_events, chance)


def play_on(
    game: Game, players: Sequence[Player], state: State, on_events: OnEvents | None = None, chance: Chance = SEEDED
) -> State:
    """The final state of a battle that goes on from a state."""
    while not state.is_over:
        seat = game.player_to_act(state)
        action = players[seat].choose(view_of(game, state, seat))
        state, events = game.apply(state, action, chance)
        if on_events:
            on_events(action, events, state)
    return state
