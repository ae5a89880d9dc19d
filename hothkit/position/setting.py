"""What does not change while a battle is played: everything as small whole numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from hothkit.hexes import Grid
from hothkit.model.card import Card
from hothkit.model.condition import Condition
from hothkit.model.deck import Deck
from hothkit.model.rule import Effect, StaticRule, TriggeredRule
from hothkit.model.scenario import Scenario
from hothkit.model.terrain import Terrain
from hothkit.model.variant import Variant
from hothkit.pack.content import Content
from hothkit.position.bound import Bound, bound_rules
from hothkit.position.objective import Objective, objectives_of
from hothkit.position.profile import Kind, Profile, profile_of

SECTIONS = ("left", "center", "right")
RESERVE = -3
"""Where a piece is that has not come into the battle yet."""
# More new units than this no battle brings in, where the box does not say how many there are.
_MOST_NEW = 12


@dataclass(frozen=True, slots=True)
class Setting:
    """A battle made ready for play; sides, hexes, profiles, pieces, grounds and cards are numbered.

    `uses` names all things that may have a say in it, as folder/id.
    Pieces that only come in later have the hex RESERVE and stand behind the others.
    """

    scenario: Scenario
    content: Content = field(repr=False)
    variants: tuple[Variant, ...]
    grid: Grid
    sides: tuple[str, ...]
    first: int
    profiles: tuple[Profile, ...]
    pieces: tuple[tuple[int, int], ...]
    grounds: tuple[Terrain, ...]
    cards: tuple[Card, ...]
    decks: tuple[tuple[int, ...], ...]
    hands: tuple[int, ...]
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

    @classmethod
    def of(cls, scenario: Scenario, content: Content, variants: Iterable[Variant] = (), limit: int = 200) -> Setting:
        """The battle with this content; `limit` is the number of turns a side after which nobody has won."""
        board = content.boards[scenario.board]
        grid = board.grid
        sides = tuple(sorted({side for side, _ in board.baselines}))
        placed = sorted((*scenario.units, *scenario.structures), key=lambda p: grid.number[p.hex])
        standing = [(Kind(p.what, p.side, p.target, p.badge), grid.number[p.hex]) for p in placed]
        everybody = [*standing, *((kind, RESERVE) for kind in _reserves(scenario, content, standing))]
        kinds = sorted({kind for kind, _ in everybody})
        profiles = tuple(profile_of(i, kind, sides, content) for i, kind in enumerate(kinds))
        cards = tuple(content.cards.values())
        decks = tuple(_deck(side, scenario, content, cards) for side in sides)
        ground_at = dict(scenario.terrain)
        grounds = tuple(content.terrain[ground_at.get(name, board.ground)] for name in grid.names)
        hands, medals, baselines = dict(scenario.hand), dict(scenario.medals), dict(board.baselines)
        exits = dict(scenario.exits)
        uses = {
            *(carrier for profile in profiles for carrier in profile.carriers()),
            *(f"terrain/{ground.head.id}" for ground in grounds),
            *(f"cards/{cards[card].head.id}" for deck in decks for card in deck),
        }
        bound = list(bound_rules(scenario, content, profiles, uses))
        uses |= {f"decks/{deck.head.id}" for deck in (_deck_of(side, scenario, content) for side in sides) if deck}
        return cls(
            scenario,
            content,
            tuple(variants),
            grid,
            sides,
            sides.index(scenario.first),
            profiles,
            tuple((kinds.index(kind), hex) for kind, hex in everybody),
            grounds,
            cards,
            decks,
            tuple(hands[side] for side in sides),
            tuple(medals.get(side) for side in sides),
            objectives_of(scenario.medal_hexes, grid, sides),
            tuple(frozenset(grid.number[hex] for hex in exits.get(side, ())) for side in sides),
            tuple(-1 if baselines[side] == grid.letters[0] else 1 for side in sides),
            tuple(_sections(grid, board.section_lines, baselines[side]) for side in sides),
            tuple(b for b in bound if isinstance(b.rule, StaticRule)),
            tuple(b for b in bound if isinstance(b.rule, TriggeredRule)),
            tuple(i for i, face in enumerate(content.dice.faces) for _ in range(face.count)),
            frozenset(uses),
            limit,
        )

    def hits(self, face: int) -> Condition:
        """Whom a face of the die hits."""
        return self.content.dice.faces[face].hits


def groups(setting: Setting) -> tuple[str, ...]:
    """The sections and unit types that a card may let its player choose from, in a fixed order."""
    return (*SECTIONS, *sorted({profile.type for profile in setting.profiles}))


def _deck(side: str, scenario: Scenario, content: Content, cards: tuple[Card, ...]) -> tuple[int, ...]:
    deck = _deck_of(side, scenario, content)
    ids = [card.head.id for card in cards]
    counts = dict(deck.cards) if deck else {}
    for card in dict(scenario.without).get(side, ()):
        counts[card] = max(0, counts.get(card, 0) - 1)
    return tuple(sorted(ids.index(id) for id, count in counts.items() for _ in range(count)))


def _deck_of(side: str, scenario: Scenario, content: Content) -> Deck | None:
    named = dict(scenario.decks).get(side)
    return next((d for d in content.decks.values() if d.head.id == named or (not named and d.side == side)), None)


def _sections(grid: Grid, lines: tuple[int, ...], baseline: str) -> tuple[tuple[str, ...], ...]:
    """For each hex the sections it lies in, as the side that sits at this baseline sees them."""
    cuts = [2 * column - 1 for column in lines]
    names = SECTIONS if baseline == grid.letters[-1] else SECTIONS[::-1]
    found = []
    for x, _ in grid.spots:
        low = sum(cut < x for cut in cuts)
        high = sum(cut <= x for cut in cuts)
        found.append(tuple(dict.fromkeys((names[low], names[high]))))
    return tuple(found)


def _reserves(scenario: Scenario, content: Content, standing: list[tuple[Kind, int]]) -> Iterator[Kind]:
    """The pieces that rules may bring in: as many as the box still holds."""
    supply = dict(content.components.miniatures)
    for unit in sorted(set(_brought_in(scenario, content))):
        full = content.units[unit].miniatures
        used = sum(content.units[unit].miniatures for kind, _ in standing if kind.what == unit)
        left = (supply[unit] - used) // full if unit in supply else _MOST_NEW
        yield from [Kind(unit, content.units[unit].side)] * max(0, min(left, _MOST_NEW))


def _brought_in(scenario: Scenario, content: Content) -> Iterator[str]:
    """The units that effects place, wherever a rule stands."""
    carriers = (content.cards, content.traits, content.badges, content.units, content.structures, content.terrain)
    rules = [*scenario.special_rules, *content.turn.rules]
    rules += [rule for things in carriers for thing in things.values() for rule in thing.rules]
    for rule in rules:
        for effect in rule.effects if isinstance(rule, TriggeredRule) else ():
            yield from (unit for unit in _placed(effect) if unit in content.units)


def _placed(effect: Effect) -> Iterator[str]:
    if effect.verb == "place":
        yield effect.value["unit"]
