"""A battle: who stands where on which ground, who begins, and who wins how."""

from __future__ import annotations

from dataclasses import dataclass

from hothkit.model.changes import Changes, changes_of
from hothkit.model.head import Data, Head
from hothkit.model.medal_hexes import MedalHexes
from hothkit.model.rule import Rule, rules


@dataclass(frozen=True, slots=True)
class Placed:
    """What stands where at the start; `miniatures` 0 leaves a unit its usual number."""

    what: str
    side: str
    hex: str
    target: bool = False
    badge: str = ""
    miniatures: int = 0


@dataclass(frozen=True, slots=True)
class Scenario:
    """A battle as its file writes it."""

    head: Head
    number: int | None
    board: str
    first: str
    hand: tuple[tuple[str, int], ...]
    medals: tuple[tuple[str, int], ...]
    units: tuple[Placed, ...]
    structures: tuple[Placed, ...]
    terrain: tuple[tuple[str, str], ...]
    decks: tuple[tuple[str, str], ...]
    without: tuple[tuple[str, tuple[str, ...]], ...]
    medal_hexes: tuple[MedalHexes, ...]
    exits: tuple[tuple[str, tuple[str, ...]], ...]
    markers: tuple[tuple[str, tuple[str, ...]], ...]
    special_rules: tuple[Rule, ...]
    changes: Changes
    fidelity: str

    @classmethod
    def of(cls, id: str, data: Data) -> Scenario:
        """The battle of a file's data."""
        badges = {hex: badge for badge, hexes in data.get("badges", {}).items() for hex in hexes}
        strengths = data.get("miniatures", {})
        return cls(
            Head.of(id, data),
            data.get("number"),
            data["board"],
            data["first"],
            tuple(data["hand"].items()),
            tuple(data["victory"].get("medals", {}).items()),
            tuple(
                Placed(unit, side, hex, badge=badges.get(hex, ""), miniatures=strengths.get(hex, 0))
                for side, units in data["units"].items()
                for unit, hexes in units.items()
                for hex in hexes
            ),
            tuple(
                Placed(structure, one["side"], hex, one.get("target", False))
                for structure, one in data.get("structures", {}).items()
                for hex in one["at"]
            ),
            tuple((hex, ground) for ground, hexes in data.get("terrain", {}).items() for hex in hexes),
            tuple(data.get("decks", {}).items()),
            tuple((side, tuple(cards)) for side, cards in data.get("without", {}).items()),
            tuple(map(MedalHexes.of, data.get("medal_hexes", ()))),
            tuple((side, tuple(hexes)) for side, hexes in data.get("exits", {}).items()),
            tuple((marker, tuple(hexes)) for marker, hexes in data.get("markers", {}).items()),
            rules(data.get("special_rules")),
            changes_of(data),
            data.get("fidelity", "complete"),
        )
