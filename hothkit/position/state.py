"""The state of a battle: flat lists of whole numbers, and the stack of what is being done."""

from __future__ import annotations

from typing import Any

from hothkit.position.actions import Action
from hothkit.position.setting import Setting

NOBODY = -1
OFF_BOARD = -1
AWAY = -2
"""Where a unit is that has left the board by an exit."""

Frame = tuple[Any, ...]
"""A step in progress: its name and whole numbers, plain data so that a state can be copied and recorded."""


class State:
    """All that changes; a state that was handed out is never changed again, `apply` works on a copy."""

    __slots__ = (
        "active", "attacked", "bonus", "card", "decks", "discards", "hands", "held", "held_fire", "hex_of", "medals",
        "miniatures", "moved", "on_hex", "options", "ordered", "stack", "streams", "turn", "used", "winner", "won_how",
    )  # fmt: skip

    turn: int
    active: int
    winner: int
    won_how: str
    bonus: int
    card: int
    options: tuple[Action, ...]
    hex_of: list[int]
    on_hex: list[int]
    miniatures: list[int]
    ordered: list[int]
    moved: list[int]
    held_fire: list[int]
    attacked: list[int]
    medals: list[int]
    held: list[int]
    hands: list[tuple[int, ...]]
    decks: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    streams: list[int]
    stack: list[Frame]
    used: frozenset[tuple[str, int]]

    def copy(self) -> State:
        """A state of its own with the same content."""
        other = State.__new__(State)
        other.turn, other.active, other.winner, other.won_how = self.turn, self.active, self.winner, self.won_how
        other.bonus, other.card, other.used = self.bonus, self.card, self.used
        other.hex_of, other.on_hex = self.hex_of[:], self.on_hex[:]
        other.miniatures, other.ordered = self.miniatures[:], self.ordered[:]
        other.moved, other.held_fire, other.attacked = self.moved[:], self.held_fire[:], self.attacked[:]
        other.medals, other.held = self.medals[:], self.held[:]
        other.hands, other.decks = self.hands[:], self.decks[:]
        other.discards, other.streams, other.stack = self.discards[:], self.streams[:], self.stack[:]
        return other

    @property
    def is_over(self) -> bool:
        """Whether the battle has ended, won or not."""
        return bool(self.won_how)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, s) == getattr(other, s) for s in State.__slots__)

    __hash__ = None  # type: ignore[assignment]


def starting_state(setting: Setting, streams: list[int]) -> State:
    """The pieces on their hexes, all cards in the decks, nothing done yet."""
    state = State.__new__(State)
    pieces, sides = len(setting.pieces), len(setting.sides)
    state.turn, state.active, state.winner, state.won_how, state.bonus = 0, setting.first, NOBODY, "", NOBODY
    state.hex_of = [hex for _, hex in setting.pieces]
    state.on_hex = [NOBODY] * len(setting.grid)
    for piece, (_, hex) in enumerate(setting.pieces):
        if hex >= 0:
            state.on_hex[hex] = piece
    state.miniatures = [setting.profiles[profile].miniatures if hex >= 0 else 0 for profile, hex in setting.pieces]
    state.ordered, state.moved, state.held_fire, state.attacked = ([0] * pieces for _ in range(4))
    state.card, state.options = NOBODY, ()
    state.medals, state.held = [0] * sides, [NOBODY] * len(setting.objectives)
    state.hands, state.discards = [()] * sides, [()] * sides
    state.decks = list(setting.decks)
    state.streams, state.stack, state.used = streams, [], frozenset()
    return state
