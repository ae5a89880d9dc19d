"""What a drawn board shows: plain values in the reader's language, whatever they are called."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class GroundLook:
    """How one kind of ground is drawn; the open default ground has no code."""

    id: str
    name: str
    code: str
    colour: str
    symbol: str


@dataclass(frozen=True, slots=True)
class BadgeLook:
    """How a badge is drawn; `miniatures` None leaves the base unit its own number."""

    id: str
    name: str
    code: str
    symbol: str
    miniatures: int | None


@dataclass(frozen=True, slots=True)
class PieceLook:
    """How one unit or structure is drawn, called as its base unit is.

    `full` is what it begins with, `base` what it would begin with without its badge, which a
    battle may have set; only a target can be hit.
    """

    id: str
    name: str
    code: str
    side: str
    side_name: str
    side_code: str
    side_colour: str
    symbol: str
    miniatures: int
    full: int
    base: int
    badge: BadgeLook | None = None
    is_target: bool = True

    @property
    def told(self) -> str:
        """Its name with its badge."""
        return f"{self.name} ({self.badge.name})" if self.badge else self.name


@dataclass(frozen=True, slots=True)
class MarkLook:
    """What a hex is marked as; `sides` are the ids of those it serves, `group` a letter for hexes that count together.

    `text` says all of it in the reader's language; `holder` is the side that has the medals now.
    """

    kind: Literal["temporary", "permanent", "exit"]
    sides: tuple[str, ...]
    medals: int
    group: str
    holder: str
    text: str

    @property
    def label(self) -> str:
        """What stands in its disc."""
        return f"{self.medals}{self.group}"


@dataclass(frozen=True, slots=True)
class MarkerLook:
    """How markers of one sort are drawn that lie on a hex, or that the unit there carries; `number`: so many."""

    id: str
    name: str
    code: str
    symbol: str
    number: int
    is_carried: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """One hex: `x` is its doubled column, so the hexes of a shifted row have odd ones.

    `sections` names the sections as they are seen from the bottom of the drawing; a hex that
    a section line cuts has two, left one first.
    """

    hex: str
    row: int
    column: int
    x: int
    sections: tuple[str, ...]
    ground: GroundLook
    piece: PieceLook | None = None
    structure: PieceLook | None = None
    marks: tuple[MarkLook, ...] = ()
    markers: tuple[MarkerLook, ...] = ()


@dataclass(frozen=True, slots=True)
class SideLook:
    """One side: where its baseline is, what it has won and needs; None is what this battle does not count."""

    id: str
    name: str
    code: str
    colour: str
    baseline: Literal["top", "bottom"]
    medals: int
    target: int | None
    hand: int | None


@dataclass(frozen=True, slots=True)
class Picture:
    """A board to draw; `section_lines` are doubled columns, odd ones between hexes of long rows.

    `turns_sections`: whoever sits above sees the names of the sections from there.
    """

    title: str
    subtitle: str
    cells: tuple[Cell, ...]
    sides: tuple[SideLook, ...]
    section_lines: tuple[int, ...] = ()
    notes: tuple[str, ...] = ()
    turns_sections: bool = True
