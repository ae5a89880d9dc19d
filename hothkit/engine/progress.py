"""One application of an action: a state of its own, the events it leaves, and the stack of what is to be done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hothkit.engine.chances import Chance
from hothkit.engine.tables import Tables
from hothkit.engine.triggered import RULE, frames_for, is_scoring
from hothkit.position.events import Event
from hothkit.position.position import Position, Standing
from hothkit.position.state import State

MOST_EFFECTS = 1000
"""So many effects of rules one action may set off; content that goes on for ever is cut off there."""
Occurrence = tuple[str, Mapping[str, Standing]]
"""A trigger and the roles that it binds."""


class Progress:
    """Changes its state in place; the operations that it is given further down leave events and raise triggers."""

    def __init__(self, tables: Tables, state: State, chance: Chance) -> None:
        self.tables, self.setting, self.state, self.chance = tables, tables.setting, state, chance
        self.events: list[Event] = []
        self._effects = 0

    @property
    def position(self) -> Position:
        """The setting with the state as it is now."""
        return Position(self.setting, self.state)

    def seat_of_piece(self, piece: int) -> int:
        """The seat that decides for a piece."""
        return self.state.in_charge[self.position.profile(piece).side]

    def tell(self, kind: str, *values: int | str | tuple[int, ...]) -> None:
        """Leave an event."""
        self.events.append(Event(kind, values))

    def happened(self, trigger: str, numbers: Mapping[str, int] | None = None, **roles: Standing) -> None:
        """Raise a trigger."""
        self.happen([(trigger, roles)], numbers)

    def happen(
        self, occurrences: Iterable[Occurrence], numbers: Mapping[str, int] | None = None, *, is_judged: bool = False
    ) -> None:
        """One event: all its rules come onto the stack, the first on top.

        All medals of one event count before anybody looks who has won, and that before any other rule has its say.
        """
        awaited = self.tables.awaited
        frames = [
            frame
            for trigger, roles in occurrences
            if trigger in awaited
            for frame in frames_for(self.position, trigger, roles, numbers or {})
        ]
        scoring = [frame for frame in frames if is_scoring(self.setting, frame)]
        self.state.stack += reversed([frame for frame in frames if frame not in scoring])
        if scoring or is_judged:
            self.judge_soon()
        self.state.stack += reversed(scoring)

    def judge_soon(self) -> None:
        """Look whether somebody has won before anything else is done, unless that is about to be looked at anyway."""
        if not any(frame[0] == "judge_end" for frame in self.state.stack):
            self.push("judge_end")

    def may_go_on(self) -> bool:
        """Whether rules may do one more effect; after too many for one action all of them end."""
        self._effects += 1
        if self._effects <= MOST_EFFECTS:
            return True
        self.state.stack = [frame for frame in self.state.stack if frame[0] != RULE]
        if self._effects == MOST_EFFECTS + 1:
            self.tell("rules_cut_off", MOST_EFFECTS)
        return False

    def replace(self, *frame: object) -> None:
        """Put another step in place of the one in progress."""
        self.state.stack[-1] = frame

    def push(self, *frame: object) -> None:
        """Begin a step before the one in progress goes on."""
        self.state.stack.append(frame)

    def pop(self) -> None:
        """End the step in progress."""
        self.state.stack.pop()
