"""A rule bound to what carries it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from enum import IntEnum

from hothkit.model.condition import Key, Same, Within, keys
from hothkit.model.marker import Marker
from hothkit.model.rule import Rule, StaticRule
from hothkit.model.scenario import Scenario
from hothkit.pack.content import Content
from hothkit.position.profile import Profile
from hothkit.text import LANGUAGES, NO_TEXT, Text


class Rank(IntEnum):
    """Whose rule goes first: a battle's, then a card's, a unit's, a marker's, the ground's and the game's own."""

    BATTLE = 0
    CARD = 1
    UNIT = 2
    MARKER = 3
    GROUND = 4
    GAME = 5


@dataclass(frozen=True, slots=True)
class Bound:
    """A rule with what carries it.

    `carrier` is a trait, badge, kind, marker, ground or card id, and empty for the battle and the game. `profiles` are
    those that carry it; `speaks_of_bearer`: it may be about others than its bearer. `is_lent`: an effect gave it to one
    attack. `owner` is the side whose its carrier is said to be, -1 if that follows from who has it.
    """

    rule: Rule
    rank: Rank
    carrier: str
    origin: str
    name: Text
    profiles: frozenset[int] = frozenset()
    speaks_of_bearer: bool = False
    is_lent: bool = False
    owner: int = -1

    @property
    def id(self) -> str:
        """The rule's full name, such as traits/<id>/<rule>."""
        return f"{self.origin}/{self.rule.id}"


def bound_rules(
    scenario: Scenario, content: Content, sides: Sequence[str], profiles: Sequence[Profile], uses: Set[str]
) -> Iterator[Bound]:
    """All rules of a battle, those left out that nothing in it can carry."""
    for rule in scenario.special_rules:
        yield Bound(rule, Rank.BATTLE, "", f"scenarios/{scenario.head.id}", rule.name or _named_by(rule))
    for folder, things, rank in (
        ("cards", content.cards, Rank.CARD),
        ("traits", content.traits, Rank.UNIT),
        ("badges", content.badges, Rank.UNIT),
        ("units", content.units, Rank.UNIT),
        ("structures", content.structures, Rank.UNIT),
        ("markers", content.markers, Rank.MARKER),
        ("terrain", content.terrain, Rank.GROUND),
    ):
        for id, thing in things.items():
            if f"{folder}/{id}" in uses:
                owner = sides.index(thing.side) if isinstance(thing, Marker) and thing.side in sides else -1
                carriers = frozenset(p.index for p in profiles if f"{folder}/{id}" in p.carriers())
                for rule in thing.rules:
                    name = rule.name or thing.head.name
                    yield Bound(rule, rank, id, f"{folder}/{id}", name, carriers, _speaks_of_bearer(rule), owner=owner)
    for rule in content.turn.rules:
        yield Bound(rule, Rank.GAME, "", "turn", rule.name or NO_TEXT)


def _named_by(rule: Rule) -> Text:
    """A name made of a rule's id, for one that its author has not named."""
    return Text.of({LANGUAGES[0]: rule.id.replace("-", " ")})


def _speaks_of_bearer(rule: Rule) -> bool:
    if not isinstance(rule, StaticRule):
        return False
    leaves = (leaf for _, tree in rule.while_ for leaf in keys(tree))
    return any(role == "this" for role, _ in rule.while_) or any(
        leaf == Same("this") or (isinstance(leaf, Key) and _beside(leaf.value) in ("this", Same("this")))
        for leaf in leaves
    )


def _beside(value: object) -> object:
    """Whom a word compares with somebody."""
    return value.of if isinstance(value, Within) else value
