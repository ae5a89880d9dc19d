"""Sentences that tell of the making: grammar as data, words of an author, names that need help and those that have none."""

from __future__ import annotations

from typing import Any

import pytest

from hothkit.model.card import Card
from hothkit.model.rule import rule
from hothkit.model.terrain import Terrain
from hothkit.pack.loading import load
from hothkit.prose import phrases
from hothkit.prose.grammar import fixed, inflected, listed, sentence
from hothkit.prose.lexicon import Data
from hothkit.prose.speech import Speech

CONTENT = load(left_out=("ruling",)).content()
EN, ES = phrases("en"), phrases("es")


class Added:
    """The bundled content and a few things more."""

    def __init__(self, **more: Any) -> None:
        self._more = more

    def thing(self, folder: str, id: str) -> Data:
        found: Data = self._more.get(folder, {}).get(id) or CONTENT.thing(folder, id)
        return found

    def usual(self, folder: str, id: str) -> Data:
        return self.thing(folder, id)


def told(data: dict[str, Any], carrier: str = "", **more: Any) -> list[str]:
    return [Speech(words, Added(**more)).rule(rule("r", data), carrier) for words in (EN, ES)]


@pytest.mark.parametrize(
    ("text", "fixed_text"),
    [
        ("a AT-AT unit", "an AT-AT unit"),
        ("a unit", "a unit"),
        ("a uniform unit", "a uniform unit"),
        ("a other unit", "another unit"),
        ("one of your other units", "another of your units"),
    ],
)
def test_english_articles(text: str, fixed_text: str) -> None:
    assert fixed(EN, "fixes", text) == fixed_text


@pytest.mark.parametrize(
    ("text", "fixed_text"),
    [
        ("contra el hexágono de el objetivo", "contra el hexágono del objetivo"),
        ("a el objetivo", "al objetivo"),
        ("de vehículos y infantería", "de vehículos e infantería"),
        ("nieve y hielo", "nieve y hielo"),
        ("uno o otro", "uno u otro"),
        ("una otra unidad", "otra unidad"),
    ],
)
def test_spanish_contractions_and_conjunctions(text: str, fixed_text: str) -> None:
    assert fixed(ES, "fixes", text) == fixed_text


@pytest.mark.parametrize(
    ("adjective", "plural"),
    [
        ("rebelde", "rebeldes"),
        ("imperial", "imperiales"),
        ("veloz", "veloces"),
        ("rojo", "rojas"),
        ("de élite", "de élite"),
    ],
)
def test_spanish_adjectives_agree_with_the_units(adjective: str, plural: str) -> None:
    assert inflected(ES, "feminine_plural", adjective) == plural


def test_lists_and_sentences() -> None:
    assert listed(EN, ["a", "b", "c"]) == "a, b and c"
    assert listed(ES, ["a", "b"], "or") == "a o b"
    assert sentence(ES, "ñandúes , y  más") == "Ñandúes, y más."


def test_an_author_s_words_take_the_place_of_ours() -> None:
    data = {"change": {"dice": 1}, "text": {"en": "Fire!", "es": "¡Fuego!"}}
    assert told(data) == ["Fire!", "¡Fuego!"]
    card = Card.of("c", {"name": {"en": "C"}, "order": [{"up_to": 2}], "text": {"en": "Two march."}})
    assert Speech(EN, CONTENT).card(card) == "Two march."


def test_a_thing_with_forms_and_one_without() -> None:
    data = {"while": {"unit": {"at": "bog"}}, "forbid": ["move"]}
    bare = {"name": {"en": "Bog", "es": "Ciénaga"}}
    assert told(data, terrain={"bog": bare}) == [
        "A unit on “Bog” terrain may not move.",
        "Una unidad en terreno «Ciénaga» no puede moverse.",
    ]
    where = {"where": {"en": "in a bog", "es": "en una ciénaga"}}
    assert told(data, terrain={"bog": {**bare, "forms": where}}) == [
        "A unit in a bog may not move.",
        "Una unidad en una ciénaga no puede moverse.",
    ]


def test_names_without_forms_stand_in_grammar() -> None:
    more = {"units": {"riders": {"name": {"en": "Ice Rider", "es": "Jinetes del hielo"}}}}
    data = {"while": {"unit": {"kind": "riders", "side": "rebel"}}, "change": {"move": 1}}
    assert told(data, **more) == [
        "A Rebel Ice Rider unit may move 1 more hex.",
        "Una unidad de jinetes del hielo rebelde puede moverse 1 hexágono más.",
    ]


def test_own_is_yours_only_where_somebody_owns_the_rule() -> None:
    data = {"when": "turn_ended", "if": {"there_is": {"side": "own", "at": "D3"}}, "then": [{"draw": {"cards": 1}}]}
    assert told(data)[0] == "At the end of a side's turn, if that side has a unit on D3, it draws 1 card."
    assert told(data, "leaders")[0] == "At the end of a side's turn, if you have a unit on D3, draw 1 card."


def test_the_table_of_a_ground_and_a_unit() -> None:
    speech = Speech(EN, CONTENT)
    rocks = speech.terrain(CONTENT.terrain["rocks"])
    assert (rocks.move, rocks.attack) == (
        "Stop on entering, except flying units.",
        "No attack on the turn of entering.",
    )
    assert rocks.protection == "−1 die; −2 dice against vehicle units."
    assert speech.unit(CONTENT.units["snowtroopers"]).move == "1, or 2 without attacking"


@pytest.mark.parametrize(
    ("data", "carrier", "text"),
    [
        (
            {
                "when": "unit_ordered",
                "if": {"there_is": {"side": "own", "type": "vehicle"}},
                "then": [{"draw": {"cards": 1}}],
            },
            "cards",
            "When a unit is ordered, if you have a vehicle unit, draw 1 card.",
        ),
        (
            {
                "when": "turn_ended",
                "if": {"there_is": {"side": "rebel", "number": {"at_least": 2, "at_most": 3}}},
                "then": [{"win": "rebel"}],
            },
            "",
            "At the end of a side's turn, if there are 2 to 3 Rebel units on the board, the Rebel side wins the battle.",
        ),
        (
            {
                "when": "attack_ended",
                "may": [{"attack": {"target": "target", "dice": 2, "ignore": {"protection": 1}}}],
            },
            "cards",
            "After an attack, you may roll 2 dice against the target (ignoring up to 1 die of the protection of its terrain).",
        ),
        (
            {"while": {"unit": {"side": ["own", "enemy"]}}, "forbid": ["move"]},
            "badges",
            "Each unit of your side or the enemy side may not move.",
        ),
        (
            {
                "when": "turn_started",
                "if": {"side": "own"},
                "then": [
                    {"choose": {"side": "own", "eliminated": True}},
                    {"place": {"unit": {"each": {"is": "chosen"}}, "at": ["C1"]}},
                ],
            },
            "cards",
            "At the start of your turn, choose one of your eliminated units and place it back on C1.",
        ),
    ],
)
def test_nothing_is_left_out(data: dict[str, Any], carrier: str, text: str) -> None:
    assert told(data, carrier)[0] == text


def test_a_bonus_that_forbids_besides_drawing() -> None:
    card = Card.of("c", {"name": {"en": "C"}, "order": [{"up_to": 3}], "bonus": {"forbid": ["move", "draw"]}})
    assert Speech(EN, CONTENT).card(card).endswith("They may not move, and do not draw a card at the end of this turn.")


def test_dice_that_make_up_for_each_other() -> None:
    penalty = [{"dice": -1, "attacker": {"type": "infantry"}}, {"dice": 1}]
    ground = Terrain.of("bog", {"name": {"en": "Bog"}, "penalty": penalty})
    assert Speech(EN, CONTENT).terrain(ground).attack == "+1 die; ±0 dice for infantry units."


def test_what_stands_behind_a_unit_is_joined() -> None:
    data = {"while": {"unit": {"moved": 0, "attacked": False, "section": ["left", "right"]}}, "forbid": ["move"]}
    assert told(data) == [
        "A unit on the left flank or on the right flank that has not moved this turn and that has not attacked this turn"
        " may not move.",
        "Una unidad del flanco izquierdo o del flanco derecho que no se haya movido este turno y que no haya atacado este"
        " turno no puede moverse.",
    ]


def test_structures_beside_units() -> None:
    data = {"while": {"target": {"kind": ["ion-cannon", "at-at"]}}, "change": {"dice": 1}}
    assert told(data)[0] == "1 more die is rolled against an ion cannon or an AT-AT unit."


def test_a_name_of_another_language_keeps_its_letters() -> None:
    units = {"guard": {"name": {"en": "Home Guard"}}}
    data = {"while": {"unit": {"kind": "guard"}}, "forbid": ["move"]}
    assert told(data, units=units)[1] == "Una unidad de Home Guard [en] no puede moverse."


def test_no_hexes_are_several() -> None:
    data = {"while": {"attacker": {"side": "rebel"}, "distance": 0}, "change": {"dice": 1}}
    assert told(data)[1] == "Una unidad rebelde tira 1 dado más a 0 hexágonos de distancia."


def test_each_baseline_that_is_named_is_told() -> None:
    place = {"place": {"unit": "at-at", "at": {"baseline": ["rebel", "empire"]}}}
    data = {"when": "turn_started", "then": [place]}
    assert told(data)[0] == (
        "At the start of a side's turn, place 1 new AT-AT unit on the Rebel baseline or the Imperial baseline."
    )


def test_a_hex_by_its_name_is_no_structure() -> None:
    data = {"while": {"unit": "this", "hex": "D3"}, "forbid": ["leave_board"]}
    assert told(data, "units") == [
        "This unit may not leave the board if its hex is D3.",
        "Esta unidad no puede salir del tablero si su hexágono es D3.",
    ]


def test_a_ground_s_own_side_is_that_of_whoever_enters() -> None:
    ground = Terrain.of("bog", {"name": {"en": "Bog"}, "entry": {"side": "own", "type": "infantry"}})
    assert Speech(EN, CONTENT).terrain(ground).move == "Only infantry units may enter."
