"""What blocks a line of sight beyond the grounds' own word."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.head import Data


@dataclass(frozen=True, slots=True)
class Sight:
    """The general rules of sight; the flags are the open readings that variants turn over."""

    high_ground: tuple[str, ...]
    structures_block_high_ground: bool
    obstacles_anywhere: bool
    off_board_obstructs: bool
    corner_is_side: bool

    @classmethod
    def of(cls, data: Data) -> Sight:
        """The rules of sight of a file's data."""
        high = data.get("high_ground", {"grounds": []})
        return cls(
            tuple(high["grounds"]),
            high.get("structures_block") is True,
            data.get("hex_side") == "anywhere",
            data.get("off_board") == "obstructs",
            data.get("corner") == "side",
        )
