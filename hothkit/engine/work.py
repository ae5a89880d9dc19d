"""One application of an action: a state of its own, the events it leaves, and the operations that change a state."""

from __future__ import annotations

from collections.abc import Mapping

from hothkit.engine.chances import Chance
from hothkit.engine.tables import Tables
from hothkit.engine.triggered import frames_for, is_scoring
from hothkit.position.events import Event
from hothkit.position.position import Position, Standing
from hothkit.position.state import NOBODY, OFF_BOARD, State


class Work:
    """Changes its state in place; each operation leaves its event and raises its trigger."""

    def __init__(self, tables: Tables, state: State, chance: Chance) -> None:
        self.tables, self.setting, self.state, self.chance = tables, tables.setting, state, chance
        self.events: list[Event] = []

    @property
    def position(self) -> Position:
        """The setting with the state as it is now."""
        return Position(self.setting, self.state)

    def tell(self, kind: str, *values: int | str | tuple[int, ...]) -> None:
        """Leave an event."""
        self.events.append(Event(kind, values))

    def happened(self, trigger: str, numbers: Mapping[str, int] | None = None, **roles: Standing) -> None:
        """Raise a trigger: the rules that wait for it come onto the stack, the first one on top."""
        if trigger not in self.tables.awaited:
            return
        frames = frames_for(self.position, trigger, roles, numbers or {})
        scoring = [frame for frame in frames if is_scoring(self.setting, frame)]
        self.state.stack += reversed([frame for frame in frames if frame not in scoring])
        if scoring:
            # All medals of one event count before anybody looks who has won.
            self.push("judge_end")
            self.state.stack += reversed(scoring)

    def replace(self, *frame: object) -> None:
        """Put another step in place of the one in progress."""
        self.state.stack[-1] = frame

    def push(self, *frame: object) -> None:
        """Begin a step before the one in progress goes on."""
        self.state.stack.append(frame)

    def pop(self) -> None:
        """End the step in progress."""
        self.state.stack.pop()

    # -- operations ----------------------------------------------------------------------------------------

    def roll(self, number: int) -> tuple[int, ...]:
        """So many faces; the caller says what they were rolled for."""
        return self.chance.dice(self.setting, self.state, number)

    def roll_for(self, rule: str, number: int) -> tuple[int, ...]:
        """Roll dice for a rule and say so."""
        faces = self.roll(number)
        self.tell("rule_rolled", rule, faces)
        return faces

    def hits(self) -> int:
        """The hits that the attack in progress has scored, cancelled ones too."""
        frame = self._attack()
        return int(self.state.stack[frame][8]) if frame is not None else 0

    def cancel_hits(self, number: int | None) -> None:
        """Take all or some hits off the attack in progress."""
        if (at := self._attack()) is not None:
            frame = list(self.state.stack[at])
            taken = frame[6] if number is None else min(number, frame[6])
            frame[6] -= taken
            self.state.stack[at] = tuple(frame)
            self.tell("hits_cancelled", taken)

    def _attack(self) -> int | None:
        """Where on the stack the innermost attack is."""
        stack = self.state.stack
        return next((i for i in range(len(stack) - 1, -1, -1) if stack[i][0] == "attack"), None)

    def draw(self, side: int) -> None:
        """One card from the deck, which is made new from the discards when it is empty; none if both are."""
        state = self.state
        if not state.decks[side]:
            if not state.discards[side]:
                return
            state.decks[side], state.discards[side] = tuple(sorted(state.discards[side])), ()
            self.tell("deck_shuffled", side)
        card = self.chance.card(self.setting, state, side)
        deck = list(state.decks[side])
        deck.remove(card)
        state.decks[side] = tuple(deck)
        state.hands[side] = tuple(sorted((*state.hands[side], card)))
        self.tell("card_drawn", side, card)

    def move(self, piece: int, path: tuple[int, ...], kind: str = "unit_moved") -> None:
        """Move a unit along hexes; its steps are counted by the caller."""
        state = self.state
        start = state.hex_of[piece]
        state.on_hex[start], state.on_hex[path[-1]] = NOBODY, piece
        state.hex_of[piece] = path[-1]
        self.tell(kind, piece, (start, *path))
        if self.setting.triggered:
            who = self.position.standing(piece)
            self.happened("unit_arrived", unit=who, hex=Standing(NOBODY, NOBODY, path[-1]))
            for hex in reversed(path):
                self.happened("unit_entered", unit=who, hex=Standing(NOBODY, NOBODY, hex))
            self.happened("unit_left", unit=who, hex=Standing(NOBODY, NOBODY, start))

    def lose(self, piece: int, number: int, attacker: int = NOBODY) -> None:
        """Take miniatures off a piece; with the last one it is gone and the other side gains its medals."""
        state = self.state
        number = min(number, state.miniatures[piece])
        if number <= 0 or state.hex_of[piece] == OFF_BOARD:
            return
        state.miniatures[piece] -= number
        self.tell("miniatures_lost", piece, state.hex_of[piece], number)
        if state.miniatures[piece] == 0:
            self._eliminate(piece, attacker)

    def restore(self, piece: int, number: int) -> None:
        """Give miniatures back to a unit on the board, at most up to its full number."""
        state, profile = self.state, self.position.profile(piece)
        number = min(number, profile.miniatures - state.miniatures[piece])
        if number > 0 and state.hex_of[piece] != OFF_BOARD:
            state.miniatures[piece] += number
            self.tell("miniatures_restored", piece, state.hex_of[piece], number)

    def gain_medals(self, side: int, number: int) -> None:
        """Give a side medals."""
        if number > 0:
            self.state.medals[side] += number
            self.tell("medals_gained", side, number)

    def win(self, side: int, how: str) -> None:
        """End the battle."""
        if not self.state.is_over:
            self.state.winner, self.state.won_how = side, how
            self.tell("battle_won", side, how)

    def judge_soon(self) -> None:
        """Look whether somebody has won before anything else is done, unless that is about to be looked at anyway."""
        if not any(frame[0] == "judge_end" for frame in self.state.stack):
            self.push("judge_end")

    def judge_end(self) -> None:
        """Whether a target is reached or a side has no unit left; the content says who wins if both do."""
        state, setting = self.state, self.setting
        order = (state.active, *(side for side in range(len(setting.sides)) if side != state.active))
        if setting.content.turn.both_reach_their_target == "other_side":
            order = order[::-1]
        for side in order:
            target = setting.targets[side]
            if target is not None and state.medals[side] >= target:
                return self.win(side, "medals")
        if setting.content.turn.no_unit_left_loses:
            standing = {self.position.profile(piece).side for piece in self.position.units()}
            for side in order:
                if side in standing and len(standing) < len(setting.sides):
                    return self.win(side, "no_unit_left")
        return None

    def _eliminate(self, piece: int, attacker: int) -> None:
        state, profile = self.state, self.position.profile(piece)
        who = self.position.standing(piece)
        state.on_hex[who.hex], state.hex_of[piece] = NOBODY, OFF_BOARD
        self.tell("structure_destroyed" if profile.is_structure else "unit_eliminated", piece, who.hex)
        for side in range(len(self.setting.sides)):
            if side != profile.side:
                self.gain_medals(side, profile.medals)
        roles = {"unit": who, "hex": Standing(NOBODY, NOBODY, who.hex)}
        if attacker != NOBODY:
            roles["attacker"] = self.position.standing(attacker)
        self.judge_soon()
        self.happened("unit_eliminated", None, **roles)
