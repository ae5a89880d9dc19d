"""A board: its rows, its baselines and the lines between its sections."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.hexes import Grid
from hothkit.model.head import Data, Head


@dataclass(frozen=True, slots=True)
class Board:
    """An empty board; section lines lie behind these hexes of the long rows."""

    head: Head
    grid: Grid
    ground: str
    baselines: tuple[tuple[str, str], ...]
    section_lines: tuple[int, ...]

    @classmethod
    def of(cls, id: str, data: Data) -> Board:
        """The board of a file's data."""
        grid = Grid.of(data["rows"])
        return cls(
            Head.of(id, data),
            grid,
            data["ground"],
            tuple(data["baselines"].items()),
            tuple(data["section_lines"]),
        )
