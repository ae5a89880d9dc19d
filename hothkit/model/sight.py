"""What blocks a line of sight beyond the grounds' own word."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data

ALWAYS, FROM_HIGHER = "always", "from_higher"


@dataclass(frozen=True, slots=True)
class Sight:
    """The general rules of sight; the flags are the open readings that variants turn over.

    `structures_seen_over`: when two units on high ground see over a structure: always, from_higher, never.
    """

    structures_seen_over: str
    obstacles_anywhere: bool
    off_board_obstructs: bool
    corner_is_side: bool

    @classmethod
    def of(cls, data: Data) -> Sight:
        """The rules of sight of a file's data."""
        return cls(
            data.get("structures_seen_over", FROM_HIGHER),
            data.get("hex_side") == "anywhere",
            data.get("off_board") == "obstructs",
            data.get("corner") == "side",
        )
