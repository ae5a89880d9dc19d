"""Rule text from the rules: sentences, table cells and the short form of a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hothkit.model.badge import Badge
from hothkit.model.card import Card
from hothkit.model.medal_hexes import MedalHexes
from hothkit.model.rule import Rule, StaticRule, TriggeredRule
from hothkit.model.scenario import Scenario
from hothkit.model.structure import Structure
from hothkit.model.terrain import Terrain
from hothkit.model.unit import Unit
from hothkit.model.variant import Variant
from hothkit.prose.card import card_words
from hothkit.prose.lexicon import Lexicon
from hothkit.prose.phrases import Phrases
from hothkit.text import NO_TEXT, Text


@dataclass(frozen=True, slots=True)
class GroundText:
    """The cells of a ground in a table."""

    move: str
    attack: str
    protection: str
    sight: str


@dataclass(frozen=True, slots=True)
class UnitText:
    """The cells of a unit in a table."""

    type: str
    miniatures: str
    move: str
    attack: str
    hit_on: str
    special: str


class Speech:
    """Everything that rules say, in one language."""

    def __init__(self, words: Phrases, lexicon: Lexicon) -> None:
        self._words, self._lexicon = words, lexicon

    def rule(self, rule: Rule, carrier: str = "") -> str:
        """A sentence or two; `carrier` is the folder of what carries the rule, if anything does."""
        if isinstance(rule, TriggeredRule):
            does = "; ".join(self._words.say(f"words.effects.{effect.verb}") for effect in rule.effects)
            return f"{self._words.say(f'words.triggers.{rule.when}')}: {does}."
        said = [self._words.say(f"words.quantities.{word}") for word, _ in rule.change]
        said += [self._words.say(f"words.forbids.{word}") for word in rule.forbid]
        said += [self._words.say(f"words.ignores.{word}") for word, _ in rule.ignore]
        return "; ".join(said) + "."

    def card(self, card: Card) -> str:
        """The short form as it is printed on the card."""
        return card_words(card, self._named, self._words)

    def terrain(self, ground: Terrain) -> GroundText:
        """The cells of a ground."""
        return GroundText("–", "–", "–", "–")

    def unit(self, unit: Unit) -> UnitText:
        """The cells of a unit."""
        move = str(unit.move) if unit.still_attack == unit.move else f"{unit.still_attack}/{unit.move}"
        dice = "-".join(map(str, unit.attack))
        special = " ".join(self._name("traits", id) for id in unit.traits)
        return UnitText(self._name("types", unit.type), str(unit.miniatures), move, dice, "–", special)

    def badge(self, badge: Badge) -> str:
        """What the badge makes of a unit."""
        return " ".join(self.rule(rule, "badges") for rule in badge.rules)

    def structure(self, structure: Structure) -> str:
        """What hits and destroys the structure, and its rules."""
        return " ".join(self.rule(rule, "structures") for rule in structure.rules)

    def medal_hexes(self, entry: MedalHexes) -> str:
        """What the marked hexes are worth, and to whom."""
        return f"{', '.join(entry.at)}: {entry.medals}."

    def exits(self, side: str, hexes: tuple[str, ...]) -> str:
        """Where a side may leave the board."""
        return f"{self._name('sides', side)}: {', '.join(hexes)}."

    def victory(self, scenario: Scenario) -> list[str]:
        """How the battle is won, a sentence each."""
        return [f"{self._name('sides', side)}: {medals}." for side, medals in scenario.medals]

    def special_rules(self, scenario: Scenario) -> list[tuple[str, str]]:
        """The rules of the battle, each with its name."""
        rules = [rule for rule in scenario.special_rules if isinstance(rule, StaticRule | TriggeredRule)]
        return [(rule.name.say(self._words.lang) or rule.id, self.rule(rule)) for rule in rules]

    def variant(self, variant: Variant) -> str:
        """What is different with the variant."""
        return " ".join(self.changes(variant))

    def changes(self, changed: Scenario | Variant) -> list[str]:
        """What is different from the usual, a sentence each."""
        return [f"{folder}: {', '.join(fields)}." for folder, fields in changed.changes]

    def _name(self, folder: str, id: str) -> str:
        return Text.of(self._lexicon.thing(folder, id).get("name")).say(self._words.lang) or id

    def _named(self, id: str) -> Text:
        for folder in ("units", "types", "structures", "badges", "traits", "markers"):
            if data := self._lexicon.thing(folder, id):
                return Text.of(data["name"])
        faces: Any = self._lexicon.thing("dice", "").get("faces", {})
        return Text.of(faces[id]["name"]) if id in faces else NO_TEXT
