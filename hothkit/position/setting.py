"""What does not change while a battle is played: everything as small whole numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from hothkit.hexes import Grid
from hothkit.model.board import Board
from hothkit.model.card import Card
from hothkit.model.condition import Condition
from hothkit.model.deck import Deck
from hothkit.model.marker import Marker
from hothkit.model.rule import Effect, Rule, StaticRule, TriggeredRule, all_effects
from hothkit.model.scenario import Scenario
from hothkit.model.terrain import Terrain
from hothkit.model.variant import Variant
from hothkit.pack.content import Content
from hothkit.position.agreement import NOTHING_AGREED, Agreement, Seat
from hothkit.position.bound import Bound, bound_rules
from hothkit.position.objective import Objective, objectives_of
from hothkit.position.profile import Kind, Profile, profile_of
from hothkit.text import Text

RESERVE = -3
"""Where a piece is that has not come into the battle yet."""
# More new units of a kind than this no battle brings in.
_MOST_NEW = 12


@dataclass(frozen=True, slots=True)
class Setting:
    """A battle made ready for play; sides, seats, hexes, profiles, pieces, grounds, cards and markers are numbered.

    `decks` are those of the sides, `piles` says for each seat by whose number its deck and discards are found: sides
    that share a deck have one. `joining` the cards that each seat adds to its own, `hands` how many it draws.
    `laid` is the ground that each marker makes of its hex, where it is used and makes any.
    `uses` names all things that may have a say in it, as folder/id.
    Pieces that only come in later have the hex RESERVE and stand behind the others.
    """

    scenario: Scenario
    content: Content = field(repr=False)
    variants: tuple[Variant, ...]
    agreement: Agreement
    grid: Grid
    sides: tuple[str, ...]
    seats: tuple[Seat, ...]
    first: int
    profiles: tuple[Profile, ...]
    pieces: tuple[tuple[int, int], ...]
    grounds: tuple[Terrain, ...]
    cards: tuple[Card, ...]
    decks: tuple[tuple[int, ...], ...]
    piles: tuple[int, ...]
    joining: tuple[tuple[int, ...], ...]
    hands: tuple[int, ...]
    markers: tuple[Marker, ...]
    lying: tuple[tuple[int, int], ...]
    laid: tuple[Terrain | None, ...]
    targets: tuple[int | None, ...]
    objectives: tuple[Objective, ...]
    exits: tuple[frozenset[int], ...]
    homeward: tuple[int, ...]
    sections: tuple[tuple[tuple[str, ...], ...], ...]
    static: tuple[Bound, ...]
    triggered: tuple[Bound, ...]
    faces: tuple[int, ...]
    uses: frozenset[str]
    limit: int

    @property
    def lays_ground(self) -> bool:
        """Whether any marker of the battle makes another ground of its hex."""
        return any(self.laid)

    @classmethod
    def of(
        cls,
        scenario: Scenario,
        content: Content,
        variants: Iterable[Variant] = (),
        limit: int = 200,
        agreement: Agreement = NOTHING_AGREED,
    ) -> Setting:
        """The battle with this content; `limit` is the number of turns a side after which nobody has won."""
        board = content.boards[scenario.board]
        grid = board.grid
        sides = tuple(sorted({side for side, _ in board.baselines}))
        placed = sorted((*scenario.units, *scenario.structures), key=lambda p: grid.number[p.hex])
        standing = [(Kind(p.what, p.side, p.target, p.badge, p.miniatures), grid.number[p.hex]) for p in placed]
        everybody = [*standing, *((kind, RESERVE) for kind in _reserves(scenario, content))]
        kinds = sorted({kind for kind, _ in everybody})
        profiles = tuple(profile_of(i, kind, sides, content) for i, kind in enumerate(kinds))
        cards = tuple(content.cards.values())
        decks = tuple(_deck(side, scenario, content, cards) for side in sides)
        seats = agreement.seats(sides)
        joining = tuple(_joining(seat.name, agreement, content, cards) for seat in seats)
        markers = tuple(content.markers.values())
        ground_at = dict(scenario.terrain)
        grounds = tuple(content.terrain[ground_at.get(name, board.ground)] for name in grid.names)
        hands, medals, baselines = dict(scenario.hand), dict(scenario.medals), dict(board.baselines)
        exits = dict(scenario.exits)
        uses = {
            *(carrier for profile in profiles for carrier in profile.carriers()),
            *(f"terrain/{ground.head.id}" for ground in grounds),
            *(f"cards/{cards[card].head.id}" for deck in (*decks, *joining) for card in deck),
            *(f"leaders/{leader}" for _, leader in agreement.leaders),
        }
        bound = _bound(scenario, content, sides, profiles, uses)
        uses |= {f"decks/{deck.head.id}" for deck in (_deck_of(side, scenario, content) for side in sides) if deck}
        return cls(
            scenario,
            content,
            tuple(variants),
            agreement,
            grid,
            sides,
            seats,
            sides.index(scenario.first),
            profiles,
            tuple((kinds.index(kind), hex) for kind, hex in everybody),
            grounds,
            cards,
            decks,
            _piles(seats, sides, scenario, content),
            joining,
            tuple(_hand(hands[sides[seat.side]], sides[seat.side] in agreement.teams, content) for seat in seats),
            markers,
            _lying(scenario, markers, grid),
            tuple(_laid(marker, content, uses) for marker in markers),
            tuple(medals.get(side) for side in sides),
            objectives_of(scenario.medal_hexes, grid, sides),
            tuple(frozenset(grid.number[hex] for hex in exits.get(side, ())) for side in sides),
            tuple(-1 if baselines[side] == grid.letters[0] else 1 for side in sides),
            tuple(_sections(board, baselines[side] == grid.letters[0]) for side in sides),
            tuple(b for b in bound if isinstance(b.rule, StaticRule)),
            tuple(b for b in bound if isinstance(b.rule, TriggeredRule)),
            tuple(i for i, face in enumerate(content.dice.faces) for _ in range(face.count)),
            frozenset(uses),
            limit,
        )

    def kind_of_marker(self, id: str) -> int:
        """The number of the marker of this id."""
        return next(number for number, marker in enumerate(self.markers) if marker.head.id == id)

    @property
    def board(self) -> Board:
        """The board that the battle is played on."""
        return self.content.boards[self.scenario.board]

    def is_shared(self, seat: int) -> bool:
        """Whether others draw from the same deck as a seat."""
        return self.piles.count(self.piles[seat]) > 1

    def hits(self, face: int) -> Condition:
        """Whom a face of the die hits."""
        return self.content.dice.faces[face].hits


def groups(setting: Setting) -> tuple[str, ...]:
    """The sections and unit types that a card may let its player choose from, in a fixed order."""
    return (*setting.board.sections, *sorted({profile.type for profile in setting.profiles}))


def group_name(setting: Setting, group: str, lang: str) -> str:
    """What a section or a unit type is called."""
    folder = "sections" if group in setting.board.sections else "types"
    return Text.of(setting.content.thing(folder, group).get("name", {"en": group})).say(lang)


def _deck(side: str, scenario: Scenario, content: Content, cards: tuple[Card, ...]) -> tuple[int, ...]:
    deck = _deck_of(side, scenario, content)
    ids = [card.head.id for card in cards]
    counts = dict(deck.cards) if deck else {}
    for card in _without(side, deck, scenario):
        counts[card] = max(0, counts.get(card, 0) - 1)
    return tuple(sorted(ids.index(id) for id, count in counts.items() for _ in range(count)))


def _without(side: str, deck: Deck | None, scenario: Scenario) -> Iterator[str]:
    """The cards that the battle takes out of a side's deck; of a shared one what it takes out for any side."""
    for other, cards in scenario.without:
        if other == side or (deck and not deck.side):
            yield from cards


def _piles(seats: Iterable[Seat], sides: tuple[str, ...], scenario: Scenario, content: Content) -> tuple[int, ...]:
    decks = [_deck_of(side, scenario, content) for side in sides]
    found: list[int] = []
    first: dict[str, int] = {}
    for number, seat in enumerate(seats):
        deck = decks[seat.side]
        found.append(first.setdefault(deck.head.id, number) if deck and not deck.side else number)
    return tuple(found)


def _joining(seat: str, agreement: Agreement, content: Content, cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The cards of a seat's leader, and its campaign cards."""
    ids = [card.head.id for card in cards]
    led = [card for name, leader in agreement.leaders if name == seat for card in content.leaders[leader].cards]
    return tuple(sorted(ids.index(id) for id in (*led, *(card for name, card in agreement.campaign if name == seat))))


def _hand(cards: int, is_team: bool, content: Content) -> int:
    """How many cards a seat begins with: its own share of the side's where the rules say that a team shares them."""
    return (cards + 1) // 2 if is_team and content.turn.team_shares_hand else cards


def _deck_of(side: str, scenario: Scenario, content: Content) -> Deck | None:
    """The deck that the battle names, else its namesake, else the first of the side, else the first that is shared."""
    named = dict(scenario.decks).get(side, side)
    if named in content.decks or side in dict(scenario.decks):
        return content.decks.get(named)
    decks = content.decks.values()
    return next((deck for whose in (side, "") for deck in decks if deck.side == whose), None)


def _sections(board: Board, is_above: bool) -> tuple[tuple[str, ...], ...]:
    """For each hex the sections it lies in, left one first, as a side sees them that may sit above."""
    cuts = [2 * column - 1 for column in board.section_lines]
    names = board.sections[::-1] if is_above and board.turns_sections else board.sections
    if not names:
        return ((),) * len(board.grid)
    across = {x for x, _ in board.grid.spots}
    lie = {x: (sum(cut < x for cut in cuts), sum(cut <= x for cut in cuts)) for x in across}
    at = {x: tuple(dict.fromkeys((names[low], names[high]))) for x, (low, high) in lie.items()}
    return tuple(at[x] for x, _ in board.grid.spots)


def _lying(scenario: Scenario, markers: tuple[Marker, ...], grid: Grid) -> tuple[tuple[int, int], ...]:
    """The markers of the set-up, each with its hex."""
    ids = [marker.head.id for marker in markers]
    return tuple(sorted((ids.index(id), grid.number[hex]) for id, hexes in scenario.markers for hex in hexes))


def _reserves(scenario: Scenario, content: Content) -> Iterator[Kind]:
    """The pieces that rules may bring in; whether the box holds their miniatures is looked at as they come."""
    sides = dict(content.boards[scenario.board].baselines)
    for unit in sorted(unit for unit in set(_brought_in(scenario, content)) if content.units[unit].side in sides):
        yield from [Kind(unit, content.units[unit].side)] * _MOST_NEW


def _brought_in(scenario: Scenario, content: Content) -> Iterator[str]:
    """The units that effects place, wherever a rule stands."""
    carriers = (
        content.cards, content.traits, content.badges, content.units, content.structures, content.markers,
        content.terrain,
    )  # fmt: skip
    rules = [*scenario.special_rules, *content.turn.rules]
    rules += [rule for things in carriers for thing in things.values() for rule in thing.rules]
    for effect in _effects(rules):
        unit = effect.value.get("unit") if effect.verb == "place" else None
        if isinstance(unit, str) and unit in content.units:
            yield unit


def _bound(
    scenario: Scenario, content: Content, sides: tuple[str, ...], profiles: tuple[Profile, ...], uses: set[str]
) -> list[Bound]:
    """All rules that may have a say; `uses` gets the markers that come into play and the grounds that those lay."""
    while True:
        bound = list(bound_rules(scenario, content, sides, profiles, uses))
        markers = [content.markers[id] for id in _markers(scenario, bound) if id in content.markers]
        more = {f"markers/{marker.head.id}" for marker in markers}
        more |= {f"terrain/{marker.ground}" for marker in markers if marker.ground in content.terrain}
        if more <= uses:
            return bound
        uses |= more


def _laid(marker: Marker, content: Content, uses: set[str]) -> Terrain | None:
    return content.terrain.get(marker.ground) if f"markers/{marker.head.id}" in uses else None


def _markers(scenario: Scenario, bound: Iterable[Bound]) -> Iterator[str]:
    """The markers that a battle begins with, and those that its rules place."""
    yield from (marker for marker, _ in scenario.markers)
    for effect in _effects(one.rule for one in bound):
        if effect.verb == "place" and "marker" in effect.value:
            yield effect.value["marker"]


def _effects(rules: Iterable[Rule]) -> Iterator[Effect]:
    for rule in rules:
        if isinstance(rule, TriggeredRule):
            yield from all_effects(rule.effects)
