"""Everything that content says in words: sentences, table cells and the text of a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hothkit.model.badge import Badge
from hothkit.model.card import Allowance, Card
from hothkit.model.condition import Condition
from hothkit.model.marker import Marker
from hothkit.model.medal_hexes import MedalHexes
from hothkit.model.rule import Rule
from hothkit.model.scenario import Scenario
from hothkit.model.structure import Structure
from hothkit.model.terrain import Terrain
from hothkit.model.unit import Unit
from hothkit.model.variant import Variant
from hothkit.prose import battle, changes, kinds, nouns, orders, sheets
from hothkit.prose.grammar import fixed
from hothkit.prose.lexicon import Lexicon
from hothkit.prose.phrases import Phrases
from hothkit.prose.sheets import GroundText, UnitText
from hothkit.prose.telling import told
from hothkit.prose.voice import Cast, Voice


class Speech:
    """Rule text in one language, made from the rules; a text that an author has written takes its place."""

    def __init__(self, words: Phrases, lexicon: Lexicon) -> None:
        self._voice = Voice(words, lexicon)

    def rule(self, rule: Rule, carrier: str = "") -> str:
        """A sentence or two; `carrier` is the folder of what carries the rule, if anything does."""
        return told(self._voice, rule, carrier)

    def special_rule(self, rule: Rule, scenario: Scenario) -> str:
        """A rule of the battle's own."""
        return battle.special_rule(self._voice, scenario, rule)

    def kind(self, id: str) -> str:
        """How a unit of this type, kind, trait or badge is called beside the word for units."""
        return kinds.of(self._voice, id)

    def card(self, card: Card) -> str:
        """The card's text as it is printed on it."""
        return orders.card(self._voice, card)

    def allowance(self, one: Allowance) -> str:
        """The units of one allowance of a card."""
        return fixed(self._voice.words, "fixes", orders.allowance(self._voice, one))

    def units(self, who: Condition) -> str:
        """The units that fulfil a condition, such as: infantry units."""
        return fixed(self._voice.words, "fixes", nouns.unit(self._voice, Cast(), who, "bare"))

    def terrain(self, ground: Terrain) -> GroundText:
        """The cells of a ground."""
        return sheets.ground(self._voice, ground)

    def unit(self, unit: Unit) -> UnitText:
        """The cells of a unit."""
        return sheets.unit(self._voice, unit)

    def badge(self, badge: Badge) -> str:
        """What the badge makes of a unit."""
        return sheets.badge(self._voice, badge)

    def marker(self, marker: Marker) -> str:
        """Who carries the marker, and what becomes of it then."""
        return sheets.marker(self._voice, marker)

    def structure(self, structure: Structure) -> str:
        """What hits and destroys the structure, and its rules."""
        return sheets.structure(self._voice, structure)

    def medal_hexes(self, entry: MedalHexes) -> str:
        """What marked hexes are worth, to whom, and for how long."""
        return battle.medal_hexes(self._voice, entry)

    def exits(self, side: str, hexes: tuple[str, ...]) -> str:
        """From where a side may leave the board."""
        return battle.exits(self._voice, side, hexes)

    def victory(self, scenario: Scenario) -> list[str]:
        """How the battle is won with medals, a sentence each."""
        return list(battle.victory(self._voice, scenario))

    def special_rules(self, scenario: Scenario) -> list[tuple[str, str]]:
        """The rules of the battle's own, each with its name."""
        return list(battle.special_rules(self._voice, scenario))

    def variant(self, variant: Variant) -> str:
        """What is different with the variant."""
        return " ".join(self.changes(variant))

    def change(self, folder: str, id: str, fields: Mapping[str, Any]) -> str:
        """What is different about one thing; its id is empty where there is one such file only."""
        return " ".join(changes.changes(self._voice, [(folder, {id: fields} if id else fields)]))

    def changes(self, changed: Scenario | Variant) -> list[str]:
        """What is different from the usual, a sentence each."""
        return self.told_changes(changed.changes)

    def told_changes(self, changed: Iterable[tuple[str, Any]]) -> list[str]:
        """The same of changes by themselves, such as a file writes them."""
        return list(changes.changes(self._voice, changed))
