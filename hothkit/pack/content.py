"""All content of a pack as values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hothkit.model.badge import Badge
from hothkit.model.board import Board
from hothkit.model.card import Card
from hothkit.model.components import Components
from hothkit.model.deck import Deck
from hothkit.model.dice import Dice
from hothkit.model.joining import Joining
from hothkit.model.marker import Marker
from hothkit.model.side import Side
from hothkit.model.sight import Sight
from hothkit.model.structure import Structure
from hothkit.model.terrain import Terrain
from hothkit.model.trait import Trait
from hothkit.model.turn import Turn
from hothkit.model.type import Type
from hothkit.model.unit import Unit
from hothkit.pack.overlay import Things


@dataclass(frozen=True, slots=True)
class Content:
    """What a battle is played with, by id."""

    boards: Mapping[str, Board]
    sides: Mapping[str, Side]
    types: Mapping[str, Type]
    units: Mapping[str, Unit]
    badges: Mapping[str, Badge]
    terrain: Mapping[str, Terrain]
    structures: Mapping[str, Structure]
    traits: Mapping[str, Trait]
    cards: Mapping[str, Card]
    decks: Mapping[str, Deck]
    leaders: Mapping[str, Joining]
    campaigns: Mapping[str, Joining]
    markers: Mapping[str, Marker]
    dice: Dice
    turn: Turn
    sight: Sight
    components: Components
    things: Things = field(repr=False)
    """The data that all this was made of."""
    usual_things: Things = field(repr=False)
    """The same without any change."""

    def thing(self, folder: str, id: str) -> Mapping[str, Any]:
        """The data of a thing, empty if there is none: for those who put it into words."""
        return self.things.get(folder, {}).get(id, {})

    def ids(self, folder: str) -> Iterable[str]:
        """The ids of the things of a folder."""
        return self.things.get(folder, {})

    def usual(self, folder: str, id: str) -> Mapping[str, Any]:
        """The data of a thing without any change; empty if there is none."""
        return self.usual_things.get(folder, {}).get(id, {})

    @classmethod
    def of(cls, things: Things, usual: Things | None = None) -> Content:
        """The values of a pack's data; `usual` is the data without its changes, if it has any."""

        def all_of(folder: str, kind: Any) -> dict[str, Any]:
            made = kind.of
            return {id: made(id, data) for id, data in sorted(things.get(folder, {}).items())}

        return cls(
            all_of("boards", Board),
            all_of("sides", Side),
            all_of("types", Type),
            all_of("units", Unit),
            all_of("badges", Badge),
            all_of("terrain", Terrain),
            all_of("structures", Structure),
            all_of("traits", Trait),
            all_of("cards", Card),
            all_of("decks", Deck),
            all_of("leaders", Joining),
            all_of("campaigns", Joining),
            all_of("markers", Marker),
            Dice.of(things["dice"][""]),
            Turn.of(things["turn"][""]),
            Sight.of(things["sight"][""]),
            Components.of(things.get("components", {}).get("", {})),
            things,
            things if usual is None else usual,
        )
