"""Game records: a head, then for each decision a line `> side action` and the lines of what happened.

The record's hash is BLAKE2b with 16 bytes over all these lines, joined by line feeds, in UTF-8. A record holds all dice
and draws in its event lines, so that it replays without a random generator; one that ends early can be played on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

FORMAT = "hothkit-record 1"
MOST_BYTES = 5 * 1024 * 1024
_KEYS = ("battle", "seed", "variant", "player", "content", "approximate")


class RecordError(Exception):
    """A record that cannot be read or does not fit; `phrase` names what is wrong, at this line."""

    def __init__(self, phrase: str, line: int = 1, **values: str) -> None:
        self.phrase, self.line, self.values = phrase, line, values
        super().__init__(f"line {line}: {phrase} {values}")


@dataclass(frozen=True, slots=True)
class Head:
    """What a record was played with."""

    battle: str
    seed: int
    variants: tuple[str, ...] = ()
    players: Mapping[str, str] = field(default_factory=dict)
    content: str = ""

    def lines(self) -> list[str]:
        """The head's lines."""
        return [
            FORMAT,
            f"battle {self.battle}",
            *(f"variant {name}" for name in self.variants),
            f"seed {self.seed}",
            *(f"player {side} {name}" for side, name in self.players.items()),
            f"content {self.content}",
            "",
        ]


@dataclass(frozen=True, slots=True)
class Record:
    """A record as it was read: its head, and the numbered lines below it."""

    head: Head
    lines: tuple[tuple[int, str], ...]

    def body(self) -> tuple[str, ...]:
        """The lines without their numbers."""
        return tuple(line for _, line in self.lines)


def record_hash(lines: Iterable[str]) -> str:
    """The hash over the lines of actions and events."""
    return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


def read_record(path: Path) -> Record:
    """The record in a file; RecordError says what is wrong and where."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise RecordError("too_large", most=str(MOST_BYTES))
        text = path.read_bytes().decode()
    except OSError:
        raise RecordError("unreadable") from None
    except UnicodeDecodeError:
        raise RecordError("not_text") from None
    lines = text.split("\n")
    if lines[0] != FORMAT:
        raise RecordError("no_record", format=FORMAT)
    end = lines.index("") if "" in lines else len(lines)
    head = _head(lines[1:end])
    # A line without its line feed was cut off while it was written.
    body = [(number, line) for number, line in enumerate(lines[:-1], 1) if number > end + 1]
    return Record(head, tuple(body))


def _head(lines: list[str]) -> Head:
    found: dict[str, list[str]] = {key: [] for key in _KEYS}
    for number, line in enumerate(lines, 2):
        key, _, value = line.partition(" ")
        if key not in found or not value:
            raise RecordError("head", number, text=line[:60])
        found[key].append(value)
    if len(found["battle"]) != 1 or len(found["seed"]) != 1 or not found["seed"][0].lstrip("-").isdigit():
        raise RecordError("head", 2, text="battle, seed")
    players = {side: name for side, _, name in (p.partition(" ") for p in found["player"])}
    seed = found["seed"][0]
    if len(seed) > 20:
        raise RecordError("head", 2, text=seed[:30])
    return Head(found["battle"][0], int(seed), tuple(found["variant"]), players, "".join(found["content"][:1]))
