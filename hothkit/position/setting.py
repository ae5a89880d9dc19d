"""What does not change while a battle is played: everything as small whole numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum

from hothkit.hexes import Grid
from hothkit.model.card import Card
from hothkit.model.condition import Condition
from hothkit.model.rule import Rule, StaticRule, TriggeredRule
from hothkit.model.scenario import Scenario
from hothkit.model.terrain import Terrain
from hothkit.model.variant import Variant
from hothkit.pack.content import Content
from hothkit.text import Text

STRUCTURE = "structure"
SECTIONS = ("left", "center", "right")


class Rank(IntEnum):
    """Whose rule goes first: a battle's before a card's before a unit's before the ground's."""

    BATTLE = 0
    CARD = 1
    UNIT = 2
    GROUND = 3


@dataclass(frozen=True, slots=True)
class Profile:
    """What a piece is: a unit or a structure of one side, with what it carries."""

    index: int
    kind: str
    name: Text
    side: int
    type: str
    has: frozenset[str]
    miniatures: int
    move: int
    still_attack: int
    attack: tuple[int, ...]
    medals: int
    cannot_enter: frozenset[str]
    blocks_sight: bool
    is_target: bool
    hit_by: tuple[str, ...] = ()

    @property
    def is_structure(self) -> bool:
        """Whether it is a structure and no unit."""
        return self.type == STRUCTURE


@dataclass(frozen=True, slots=True)
class Bound:
    """A rule with what carries it: `carrier` is a trait, kind, ground or card id, or empty for the battle."""

    rule: Rule
    rank: Rank
    carrier: str
    origin: str
    name: Text

    @property
    def id(self) -> str:
        """The rule's full name, such as traits/<id>/<rule>."""
        return f"{self.origin}/{self.rule.id}"


@dataclass(frozen=True, slots=True)
class Setting:
    """A battle made ready for play; sides, hexes, profiles, pieces, grounds and cards are numbered."""

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
    homeward: tuple[int, ...]
    sections: tuple[tuple[tuple[str, ...], ...], ...]
    static: tuple[Bound, ...]
    triggered: tuple[Bound, ...]
    faces: tuple[int, ...]
    limit: int

    @classmethod
    def of(cls, scenario: Scenario, content: Content, variants: Iterable[Variant] = (), limit: int = 200) -> Setting:
        """The battle with this content; `limit` is the number of turns a side after which nobody has won."""
        board = content.boards[scenario.board]
        sides = tuple(sorted({side for side, _ in board.baselines}))
        placed = sorted((*scenario.units, *scenario.structures), key=lambda p: board.grid.number[p.hex])
        kinds = sorted({(p.what, p.side, p.target) for p in placed})
        profiles = tuple(_profile(i, kind, sides, content) for i, kind in enumerate(kinds))
        cards = tuple(content.cards.values())
        ground_at = dict(scenario.terrain)
        hands, medals, baselines = dict(scenario.hand), dict(scenario.medals), dict(board.baselines)
        bound = list(_bound(scenario, content))
        return cls(
            scenario,
            content,
            tuple(variants),
            board.grid,
            sides,
            sides.index(scenario.first),
            profiles,
            tuple((kinds.index((p.what, p.side, p.target)), board.grid.number[p.hex]) for p in placed),
            tuple(content.terrain[ground_at.get(name, board.ground)] for name in board.grid.names),
            cards,
            tuple(_deck(side, scenario, content, cards) for side in sides),
            tuple(hands[side] for side in sides),
            tuple(medals.get(side) for side in sides),
            tuple(-1 if baselines[side] == board.grid.letters[0] else 1 for side in sides),
            tuple(_sections(board.grid, board.section_lines, baselines[side]) for side in sides),
            tuple(b for b in bound if isinstance(b.rule, StaticRule)),
            tuple(b for b in bound if isinstance(b.rule, TriggeredRule)),
            tuple(i for i, face in enumerate(content.dice.faces) for _ in range(face.count)),
            limit,
        )

    def hits(self, face: int) -> Condition:
        """Whom a face of the die hits."""
        return self.content.dice.faces[face].hits


def groups(setting: Setting) -> tuple[str, ...]:
    """The sections and unit types that a card may let its player choose from, in a fixed order."""
    return (*SECTIONS, *sorted({profile.type for profile in setting.profiles}))


def _profile(index: int, kind: tuple[str, str, bool], sides: tuple[str, ...], content: Content) -> Profile:
    what, side, is_target = kind
    if what in content.structures:
        s = content.structures[what]
        return Profile(
            index, what, s.head.name, sides.index(side), STRUCTURE, frozenset(), s.strength, 0, 0, (), s.medals,
            frozenset(), s.blocks_sight, is_target, s.hit_by,
        )  # fmt: skip
    unit = content.units[what]
    return Profile(
        index, what, unit.head.name, sides.index(side), unit.type, frozenset(unit.traits), unit.miniatures,
        unit.move, unit.still_attack, unit.attack, unit.medals, frozenset(unit.cannot_enter), True, True,
    )  # fmt: skip


def _deck(side: str, scenario: Scenario, content: Content, cards: tuple[Card, ...]) -> tuple[int, ...]:
    named = dict(scenario.decks).get(side)
    deck = next((d for d in content.decks.values() if d.head.id == named or (not named and d.side == side)), None)
    ids = [card.head.id for card in cards]
    counts = deck.cards if deck else ()
    return tuple(sorted(ids.index(id) for id, count in counts for _ in range(count)))


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


def _bound(scenario: Scenario, content: Content) -> Iterable[Bound]:
    for rule in scenario.special_rules:
        yield Bound(rule, Rank.BATTLE, "", f"scenarios/{scenario.head.id}", rule.name or scenario.head.name)
    for folder, things, rank in (
        ("cards", content.cards, Rank.CARD),
        ("traits", content.traits, Rank.UNIT),
        ("units", content.units, Rank.UNIT),
        ("structures", content.structures, Rank.UNIT),
        ("terrain", content.terrain, Rank.GROUND),
    ):
        for id, thing in things.items():
            for rule in thing.rules:
                yield Bound(rule, rank, id, f"{folder}/{id}", rule.name or thing.head.name)
