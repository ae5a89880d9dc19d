"""A rule bound to what carries it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from hothkit.model.rule import Rule
from hothkit.model.scenario import Scenario
from hothkit.pack.content import Content
from hothkit.position.profile import Profile
from hothkit.text import NO_TEXT, Text


class Rank(IntEnum):
    """Whose rule goes first: a battle's, then a card's, a unit's, the ground's and the game's own."""

    BATTLE = 0
    CARD = 1
    UNIT = 2
    GROUND = 3
    GAME = 4


@dataclass(frozen=True, slots=True)
class Bound:
    """A rule with what carries it.

    `carrier` is a trait, badge, kind, ground or card id, and empty for the battle and the game.
    """

    rule: Rule
    rank: Rank
    carrier: str
    origin: str
    name: Text

    @property
    def id(self) -> str:
        """The rule's full name, such as traits/<id>/<rule>."""
        return f"{self.origin}/{self.rule.id}"

    def is_carried_by(self, profile: Profile) -> bool:
        """Whether a unit's or structure's rule is one of this profile's."""
        is_of_kind = self.origin.startswith(("units/", "structures/"))
        return self.carrier == profile.kind if is_of_kind else self.carrier in profile.has


def bound_rules(scenario: Scenario, content: Content, carriers: frozenset[str]) -> Iterator[Bound]:
    """All rules of a battle, those left out that nothing in it can carry."""
    for rule in scenario.special_rules:
        yield Bound(rule, Rank.BATTLE, "", f"scenarios/{scenario.head.id}", rule.name or scenario.head.name)
    for folder, things, rank in (
        ("cards", content.cards, Rank.CARD),
        ("traits", content.traits, Rank.UNIT),
        ("badges", content.badges, Rank.UNIT),
        ("units", content.units, Rank.UNIT),
        ("structures", content.structures, Rank.UNIT),
        ("terrain", content.terrain, Rank.GROUND),
    ):
        for id, thing in things.items():
            if f"{folder}/{id}" in carriers:
                for rule in thing.rules:
                    yield Bound(rule, rank, id, f"{folder}/{id}", rule.name or thing.head.name)
    for rule in content.turn.rules:
        yield Bound(rule, Rank.GAME, "", "turn", rule.name or NO_TEXT)
