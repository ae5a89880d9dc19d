"""The state of a battle: flat lists of whole numbers, and the stack of what is being done."""

from __future__ import annotations

from typing import Any

from hothkit.position.actions import Action
from hothkit.position.bound import Bound
from hothkit.position.setting import Setting

NOBODY = -1
OFF_BOARD = -1
AWAY = -2
"""Where a unit is that has left the board by an exit."""

Frame = tuple[Any, ...]
"""A step in progress: its name and whole numbers, plain data so that a state can be copied and recorded."""


ATTACK = "attack"
# What stands in an attack's frame behind its name. Free dice have no attacker and FROM no hex; else FREE is 0.
ATTACKER, TARGET, FROM, AT, STAGE, HITS, RETREATS, SCORED, FACES, FREE, OWNER, LENT = range(1, 13)


def attack_frame(attacker: int, target: int, start: int, to: int, owner: int, free: int = 0) -> Frame:
    """The frame of an attack that is declared; of so many free dice if any, which are rolled for a side."""
    return (ATTACK, attacker, target, start, to, "declared", 0, 0, 0, (), free, owner, ())


class State:
    """All that changes; a state that was handed out is never changed again, `apply` works on a copy.

    `ordered` counts the orders that a unit still has, the one at work among them; `rewarded` says whether the card's
    bonus goes with it. `moved` and `attacked` count for this order, the same with `before` for earlier ones of a turn.
    `struck` holds who has attacked whom this turn, `in_play` seats with the cards that they have played, `copied`
    with those that they have read in the place of one, `last_played` each side's last card of a turn as it was read,
    `in_charge` each side's seat that decides, `markers` their kind, hex and carrier. `begun` counts the rules that have
    come in in this turn.
    """

    __slots__ = (
        "active", "attacked", "attacked_before", "begun", "bonus", "card", "copied", "decks", "discards", "hands",
        "held", "held_fire", "hex_of", "in_charge", "in_play", "last_played", "markers", "medals", "miniatures",
        "moved", "moved_before", "on_hex", "options", "ordered", "rewarded", "stack", "streams", "struck", "turn",
        "used", "winner", "won_how",
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
    rewarded: list[int]
    moved: list[int]
    moved_before: list[int]
    held_fire: list[int]
    attacked: list[int]
    attacked_before: list[int]
    struck: frozenset[tuple[int, int]]
    in_charge: list[int]
    in_play: tuple[tuple[int, int], ...]
    copied: tuple[tuple[int, int], ...]
    last_played: list[int]
    markers: tuple[tuple[int, int, int], ...]
    medals: list[int]
    held: list[int]
    hands: list[tuple[int, ...]]
    decks: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    streams: list[int]
    stack: list[Frame]
    used: frozenset[tuple[str, int]]
    begun: int

    def copy(self) -> State:
        """A state of its own with the same content."""
        other = State.__new__(State)
        other.turn, other.active, other.winner, other.won_how = self.turn, self.active, self.winner, self.won_how
        other.bonus, other.card, other.used, other.begun = self.bonus, self.card, self.used, self.begun
        other.hex_of, other.on_hex = self.hex_of[:], self.on_hex[:]
        other.miniatures, other.ordered = self.miniatures[:], self.ordered[:]
        other.moved, other.held_fire, other.attacked = self.moved[:], self.held_fire[:], self.attacked[:]
        other.rewarded, other.struck, other.in_play = self.rewarded[:], self.struck, self.in_play
        other.moved_before, other.attacked_before = self.moved_before[:], self.attacked_before[:]
        other.copied, other.last_played = self.copied, self.last_played[:]
        other.in_charge, other.markers = self.in_charge[:], self.markers
        other.medals, other.held = self.medals[:], self.held[:]
        other.hands, other.decks = self.hands[:], self.decks[:]
        other.discards, other.streams, other.stack = self.discards[:], self.streams[:], self.stack[:]
        return other

    def forget_the_turn(self, pieces: int) -> None:
        """Nobody has been ordered, has moved or has attacked yet, and no rule has come in."""
        self.begun = 0
        self.ordered, self.rewarded, self.moved, self.held_fire, self.attacked = ([0] * pieces for _ in range(5))
        self.moved_before, self.attacked_before, self.struck = [0] * pieces, [0] * pieces, frozenset()

    @property
    def in_force(self) -> tuple[tuple[int, int], ...]:
        """Seats with the cards whose rules hold: those in play, and those that were read in the place of one."""
        return self.in_play + self.copied

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.in_charge[self.active]

    @property
    def is_over(self) -> bool:
        """Whether the battle has ended, won or not."""
        return bool(self.won_how)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, s) == getattr(other, s) for s in State.__slots__)

    __hash__ = None  # type: ignore[assignment]


def turn_of_a_side(turn: int, sides: int) -> int:
    """The turns of a side so far in so many turns of all, the one in progress counted; 0 before the first."""
    return (turn - 1) // sides + 1


def lent_rules(state: State) -> tuple[Bound, ...]:
    """The rules that effects gave to the innermost attack in progress."""
    for frame in reversed(state.stack):
        if frame[0] == ATTACK:
            return tuple(frame[LENT])
    return ()


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
    state.forget_the_turn(pieces)
    state.card, state.options = NOBODY, ()
    state.medals, state.held = [0] * sides, [NOBODY] * len(setting.objectives)
    seats = len(setting.seats)
    state.hands, state.discards = [()] * seats, [()] * seats
    state.decks = [()] * seats
    state.in_charge = [next(n for n, seat in enumerate(setting.seats) if seat.side == side) for side in range(sides)]
    state.copied, state.last_played = (), [NOBODY] * sides
    state.in_play, state.markers = (), tuple((marker, hex, NOBODY) for marker, hex in setting.lying)
    for side, deck in enumerate(setting.decks):
        state.decks[setting.piles[state.in_charge[side]]] = deck
    state.streams, state.stack, state.used = streams, [], frozenset()
    return state
