"""One application of an action: a state of its own, the events it leaves, and the stack of what is to be done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hothkit.engine.chances import Chance
from hothkit.engine.tables import Tables
from hothkit.engine.triggered import RULE, frames_for, is_scoring
from hothkit.position.events import Event
from hothkit.position.position import Position, Standing
from hothkit.position.state import State

MOST_RULES, MOST_EFFECTS = 100, 1000
"""So many rules may come in after one action, with so many effects; content that goes on for ever is cut off there."""
MOST_IN_A_TURN = 1000
"""So many rules may come in in one turn; then they are silent until it ends."""
Occurrence = tuple[str, Mapping[str, Standing]]
"""A trigger and the roles that it binds."""


class Progress:
    """Changes its state in place; the operations that it is given further down leave events and raise triggers."""

    def __init__(self, tables: Tables, state: State, chance: Chance) -> None:
        self.tables, self.setting, self.state, self.chance = tables, tables.setting, state, chance
        self.events: list[Event] = []
        self._effects = self._rules = 0
        self._was_silent, self._is_told = self.is_silent, False

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

    @property
    def is_silent(self) -> bool:
        """Whether so many rules have come in that none does for the rest of the turn."""
        return self.state.begun > MOST_IN_A_TURN

    def may_go_on(self, *, begins: bool) -> bool:
        """Whether rules may do one more effect, the first of a rule or a later one; after too many all of them end."""
        self._effects += 1
        self._rules += begins
        self.state.begun += begins and not self.is_silent
        is_cut = self._effects > MOST_EFFECTS or self._rules > MOST_RULES
        if not is_cut and not self.is_silent:
            return True
        self.state.stack = [frame for frame in self.state.stack if frame[0] != RULE]
        if is_cut and not self._is_told:
            self.tell("rules_cut_off", MOST_RULES if self._rules > MOST_RULES else MOST_EFFECTS)
        elif self.is_silent and not self._is_told and not self._was_silent:
            self.tell("rules_silenced", MOST_IN_A_TURN)
        self._is_told = True
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
