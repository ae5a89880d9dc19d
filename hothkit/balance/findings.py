"""What the games of a battle say of it, as findings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from hothkit.balance.games import Outcome, outcomes, sound
from hothkit.balance.interval import interval, percent
from hothkit.checks.finding import note
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing

EVEN = 0.90
"""So large a share of the games with a winner may be one side's.

Of 50 games of a printed battle, which people have tried, the better side wins 52 % to 98 %, and in all but two of the
17 battles less than this. A narrower band would call battles uneven that are so only for these players. No fewer than
35 games, all of them won by one side, lie outside.
"""
RESOLVED = 0.25
"""So large a share of the games may end without a winner.

Of those 850 games none did. A much smaller share would let a single game tell.
"""


@dataclass(frozen=True, slots=True)
class Tally:
    """What became of the games of a battle so far."""

    won: Counter[str] = field(default_factory=Counter)
    unresolved: int = 0
    bug: Diagnostic | None = None
    """The first mistake of ours; a game with one counts for nothing."""

    def and_(self, outcome: Outcome) -> Tally:
        """The same with one game more."""
        if isinstance(outcome, Diagnostic):
            return replace(self, bug=self.bug or outcome)
        if outcome is None:
            return replace(self, unresolved=self.unresolved + 1)
        return replace(self, won=self.won + Counter((outcome,)))


def findings(battle: Thing, tally: Tally) -> Iterator[Diagnostic]:
    """Whether a battle is far from even, or often unresolved; only what is sure with so many games."""
    if tally.bug is not None:
        yield tally.bug
    place, decided = battle.source.key_place(("victory",)), tally.won.total()
    for side, won in tally.won.items():
        share = interval(won, decided)
        if share[0] > EVEN:
            low, high = percent(share)
            yield note("uneven-battle", place, side=side, won=won, games=decided, low=low, high=high)
    games = decided + tally.unresolved
    share = interval(tally.unresolved, games)
    if share[0] > RESOLVED:
        low, high = percent(share)
        yield note("unresolved-battle", place, unresolved=tally.unresolved, games=games, low=low, high=high)


def tallies(found: Iterable[tuple[Thing, Outcome]]) -> Iterator[tuple[Thing, Tally]]:
    """After each game what became of its battle's games so far: the last word on a battle is the whole of it."""
    so_far: dict[Thing, Tally] = {}
    for battle, outcome in found:
        so_far[battle] = so_far.get(battle, Tally()).and_(outcome)
        yield battle, so_far[battle]


def played(library: Library, things: Sequence[Thing], games: int) -> Mapping[Thing, Sequence[Diagnostic]]:
    """What so many games of each sound battle among these things say of it, played in this process alone."""
    whole = dict(tallies(outcomes(library, sound(library, things), games, workers=1)))
    return {battle: tuple(findings(battle, tally)) for battle, tally in whole.items()}
