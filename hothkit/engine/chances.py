"""Where dice and cards come from: the state's own streams, or a record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from hothkit.position.chance import below
from hothkit.position.setting import Setting
from hothkit.position.state import State


class Chance(Protocol):
    """Gives the faces of dice, and a card out of several."""

    def dice(self, setting: Setting, state: State, number: int) -> tuple[int, ...]:
        """So many faces."""

    def card(self, setting: Setting, state: State, seat: int, cards: tuple[int, ...]) -> int:
        """One of these cards of a seat, its deck or its hand; there is one at least."""


class Seeded:
    """Chance from the streams in the state: the first is the dice's, then one a deck."""

    def dice(self, setting: Setting, state: State, number: int) -> tuple[int, ...]:
        """So many fair faces."""
        faces = setting.faces
        return tuple(faces[below(state.streams, 0, len(faces))] for _ in range(number))

    def card(self, setting: Setting, state: State, seat: int, cards: tuple[int, ...]) -> int:
        """Any of the cards: the order of a shuffled deck is only known as it is drawn."""
        return cards[below(state.streams, 1 + setting.piles[seat], len(cards))]


class WrongRecord(Exception):
    """A record's chance does not fit the battle: which outcome, counted from 0, or that there are too few."""

    def __init__(self, number: int, *, is_exhausted: bool = False) -> None:
        super().__init__(number)
        self.number, self.is_exhausted = number, is_exhausted


class Recorded:
    """Chance as it fell once: faces and cards in the order in which they were asked for."""

    def __init__(self, outcomes: Iterable[tuple[int, ...]]) -> None:
        self._outcomes: Iterator[tuple[int, ...]] = iter(outcomes)
        self._asked = 0

    def dice(self, setting: Setting, state: State, number: int) -> tuple[int, ...]:
        """The faces of the next recorded roll."""
        faces = self._next()
        if len(faces) != number or not set(faces) <= set(setting.faces):
            raise WrongRecord(self._asked - 1)
        return faces

    def card(self, setting: Setting, state: State, seat: int, cards: tuple[int, ...]) -> int:
        """The next recorded card."""
        card = self._next()
        if len(card) != 1 or card[0] not in cards:
            raise WrongRecord(self._asked - 1)
        return card[0]

    def _next(self) -> tuple[int, ...]:
        outcome = next(self._outcomes, None)
        if outcome is None:
            raise WrongRecord(self._asked, is_exhausted=True)
        self._asked += 1
        return outcome


SEEDED = Seeded()
