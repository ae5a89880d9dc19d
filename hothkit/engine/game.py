"""The game: new, legal actions, apply, outcome."""

from __future__ import annotations

from hothkit.engine.chances import SEEDED, Chance
from hothkit.engine.steps import STEPS
from hothkit.engine.tables import Tables
from hothkit.engine.work import Work
from hothkit.position.actions import Action
from hothkit.position.chance import streams
from hothkit.position.events import Event
from hothkit.position.setting import Setting
from hothkit.position.state import State, starting_state


class IllegalAction(ValueError):
    """An action that is not among the legal ones."""


class Game:
    """The rules of one battle; it keeps no state of its own, so one game serves any number of playings."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tables = Tables(setting)

    def new(self, seed: int = 0, chance: Chance = SEEDED) -> tuple[State, list[Event]]:
        """The state before the first decision, hands dealt, and the events that led there."""
        state = self.starting_state(seed)
        work = Work(self.tables, state, chance)
        work.deal()
        work.push("turns")
        work.set_up()
        _run(work)
        return state, work.events

    def starting_state(self, seed: int) -> State:
        """The pieces as they are set up, nothing dealt yet."""
        return starting_state(self.setting, streams(seed, 1 + len(self.setting.seats)))

    def set_up(self) -> State:
        """The position before the first turn, marked hexes counted; no card is dealt in it."""
        state = self.starting_state(0)
        Work(self.tables, state, SEEDED).set_up()
        state.stack = []
        return state

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """What the player to act may do; empty when the battle is over."""
        return state.options

    def player_to_act(self, state: State) -> int:
        """The seat that is asked."""
        frame = state.stack[-1]
        return STEPS[frame[0]].player(Work(self.tables, state, SEEDED), frame)

    def apply(self, state: State, action: Action, chance: Chance = SEEDED) -> tuple[State, list[Event]]:
        """The state after an action and what happened up to the next decision; IllegalAction if it is not listed."""
        if action not in state.options:
            raise IllegalAction(action)
        work = Work(self.tables, state.copy(), chance)
        frame = work.state.stack[-1]
        STEPS[frame[0]].take(work, frame, action)
        _run(work)
        return work.state, work.events


def _run(work: Work) -> None:
    """Go on until somebody has a choice or the battle is over; a single choice resolves itself."""
    state = work.state
    state.options = ()
    while not state.is_over:
        frame = state.stack[-1]
        step = STEPS[frame[0]]
        options = step.options(work, frame)
        if options is None:
            step.advance(work, frame)
        elif len(options) == 1:
            step.take(work, frame, options[0])
        else:
            state.options = tuple(options)
            return
