"""A board: its rows, its baselines and the lines between its sections."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.hexes import Grid
from hothkit.model.head import Data, Head

_USUAL = ("left", "center", "right")


@dataclass(frozen=True, slots=True)
class Board:
    """An empty board; section lines lie behind these hexes of the long rows.

    `sections` from left to right as seen from below, none if they do not fit the lines; `turns_sections`: each side
    sees them from its own seat.
    """

    head: Head
    grid: Grid
    ground: str
    baselines: tuple[tuple[str, str], ...]
    section_lines: tuple[int, ...]
    sections: tuple[str, ...]
    turns_sections: bool

    @classmethod
    def of(cls, id: str, data: Data) -> Board:
        """The board of a file's data."""
        grid = Grid.of(data["rows"])
        lines, sections = tuple(data.get("section_lines", ())), sections_of(data)
        return cls(
            Head.of(id, data),
            grid,
            data["ground"],
            tuple(data["baselines"].items()),
            lines,
            sections if len(sections) == len(lines) + 1 else (),
            data.get("sections_seen", "from_the_seat") == "from_the_seat",
        )


def sections_of(data: Data) -> tuple[str, ...]:
    """The sections that a board's data names, or the usual ones of a board with two lines."""
    usual = _USUAL if len(data.get("section_lines", ())) == len(_USUAL) - 1 else ()
    return tuple(data.get("sections", usual))
