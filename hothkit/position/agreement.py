"""What the players agree on before a battle, beside its variants: leaders, campaign cards, and who plays in a team."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple


class Seat(NamedTuple):
    """A player's place at the table: its name, and the number of its side."""

    name: str
    side: int


@dataclass(frozen=True, slots=True)
class Agreement:
    """Seats with the leaders chosen for them, seats with the campaign cards that join their decks, and the teams.

    A team is a side that two players share; its seats are the side's id with -1 and -2 behind it.
    """

    leaders: tuple[tuple[str, str], ...] = ()
    campaign: tuple[tuple[str, str], ...] = ()
    teams: tuple[str, ...] = ()

    def seats(self, sides: Iterable[str]) -> tuple[Seat, ...]:
        """All seats, in the order of the sides.

        >>> [seat.name for seat in Agreement(teams=("b",)).seats(("a", "b"))]
        ['a', 'b-1', 'b-2']
        """
        found = []
        for number, side in enumerate(sides):
            names = (f"{side}-1", f"{side}-2") if side in self.teams else (side,)
            found += [Seat(name, number) for name in names]
        return tuple(found)


NOTHING_AGREED = Agreement()
