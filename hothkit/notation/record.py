"""Game records: text that holds a battle's decisions and everything that happened, so that it replays without chance.

    hothkit-record 1
    version 0.1.0
    pack some/folder                               one line a pack that was added, as it was named
    battle pack/02-some-battle                     an id, or the path of a loose battle
    variant some-variant                           one line a variant
    leader one some-leader                         one line a seat that has chosen a leader
    campaign one some-card                         one line a campaign card that joins a seat's deck
    team one                                       one line a side that two players share: its seats are one-1 and one-2
    seed 7
    player one greedy                              one line a seat
    content units/some-unit 5f2b…                  one line a thing that has a say in it: hash of its figures
    content packs/some-pack 1.2                    one line a pack that stands beside the usual game: its version
    limit 50                                       turns a side, if not the usual number
    fidelity approximate                           only if the battle is not complete
    because Some reason.                           and why it is not

    card_drawn one some-card                       what happened before the first decision, a line an event
    > one play some-card                           a decision: the seat, then the action
    card_played one some-card                      what followed, a line an event

    winner one                                     the end, only if the battle has ended; or: winner nobody
    how medals
    hash 0c1d…

The hash is BLAKE2b with 16 bytes over the lines of events and decisions, joined by line feeds, in UTF-8, in lower-case
hexadecimal. A record without an end was interrupted and can be played on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

FORMAT = "hothkit-record 1"
MOST_BYTES = 5 * 1024 * 1024
DECISION = "> "
NOBODY = "nobody"


class RecordError(Exception):
    """A record that cannot be read or does not fit; `phrase` (a key of `records`) says what is wrong, at this line."""

    def __init__(self, phrase: str, line: int = 1, **values: str) -> None:
        self.phrase, self.line, self.values = phrase, line, values
        super().__init__(f"line {line}: {phrase} {values}")


@dataclass(frozen=True, slots=True)
class Head:
    """What a record was played with; `content` holds a hash for each part of the content, a version for each pack."""

    battle: str
    seed: int
    variants: tuple[str, ...] = ()
    players: Mapping[str, str] = field(default_factory=dict)
    content: Mapping[str, str] = field(default_factory=dict)
    fidelity: str = "complete"
    version: str = ""
    limit: int | None = None
    packs: tuple[str, ...] = ()
    leaders: tuple[tuple[str, str], ...] = ()
    campaign: tuple[tuple[str, str], ...] = ()
    teams: tuple[str, ...] = ()
    reason: str = ""

    def lines(self) -> list[str]:
        """The head's lines, an empty one at the end."""
        return [
            FORMAT,
            *([f"version {self.version}"] if self.version else []),
            *(f"pack {path}" for path in self.packs),
            f"battle {self.battle}",
            *(f"variant {name}" for name in self.variants),
            *(f"leader {seat} {name}" for seat, name in self.leaders),
            *(f"campaign {seat} {name}" for seat, name in self.campaign),
            *(f"team {side}" for side in self.teams),
            f"seed {self.seed}",
            *(f"player {side} {name}" for side, name in self.players.items()),
            *(f"content {part} {hash}" for part, hash in self.content.items()),
            *([] if self.limit is None else [f"limit {self.limit}"]),
            *([] if self.fidelity == "complete" else [f"fidelity {self.fidelity}"]),
            *([f"because {self.reason}"] if self.reason else []),
            "",
        ]


@dataclass(frozen=True, slots=True)
class End:
    """How a battle ended; the hash is over all lines between head and end."""

    winner: str
    how: str
    hash: str

    def lines(self) -> list[str]:
        """The end's lines, an empty one before them."""
        return ["", f"winner {self.winner}", f"how {self.how}", f"hash {self.hash}"]


@dataclass(frozen=True, slots=True)
class Record:
    """A record as it was read: its head, the numbered lines below it, and its end with the line where that begins.

    `is_cut_off`: its last line was not written to its end and has been left out.
    """

    head: Head
    lines: tuple[tuple[int, str], ...]
    end: End | None = None
    end_line: int = 0
    is_cut_off: bool = False

    def body(self) -> tuple[str, ...]:
        """The lines without their numbers."""
        return tuple(line for _, line in self.lines)


def record_hash(lines: Iterable[str]) -> str:
    """The hash over the lines of decisions and events.

    >>> record_hash(["> one done", "turn_ended one"])
    'bd5f3cbf97c487d88def79a39dae6009'
    """
    return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
