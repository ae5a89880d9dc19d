"""Explanations of cards: whom they order, at which moment they are played, and what they add to an attack."""

from __future__ import annotations

from typing import Any

import pytest

from hothkit.engine import Game
from hothkit.position.position import Position
from hothkit.prose import phrases
from hothkit.reports.explain import (
    attack_data,
    attack_sentences,
    order_data,
    order_sentences,
    sight_data,
    sight_sentences,
)
from tests.battles import battle, ordered_by, piece_on, start
from tests.outputs import validate

EN, ES = phrases("en"), phrases("es")
UNITS: dict[str, dict[str, list[str]]] = {
    "rebel": {"echo-base-troopers": ["E5", "F5", "F6"]},
    "empire": {"snowtroopers": ["D5", "D4", "C5"], "at-at": ["A1"]},
}


def card(position: Position, id: str) -> int:
    return [one.head.id for one in position.setting.cards].index(id)


def order(id: str) -> tuple[dict[str, Any], str, str]:
    """What is said of a card as data, and in both languages."""
    position = start(battle(UNITS))
    data = order_data(position, card(position, id), EN)
    validate("explain-order", data)
    texts = ["\n".join(order_sentences(position, card(position, id), words)) for words in (EN, ES)]
    return data, texts[0], texts[1]


def attack(position: Position, one: str, other: str) -> tuple[dict[str, Any], list[str], list[str]]:
    pieces = piece_on(position, one), piece_on(position, other)
    data = attack_data(position, *pieces, EN)
    validate("explain-attack", data)
    return data, attack_sentences(position, *pieces, EN), attack_sentences(position, *pieces, ES)


def test_units_of_different_sections_are_told_section_by_section() -> None:
    data, english, spanish = order("diversion")
    assert (data["orders"][0]["different"], data["orders"][0]["times"]) == ("section", 1)
    assert data["most"] == 1 and data["groups"] == {"center": ["E5", "F5", "F6"]}
    assert "in different sections" in english and "  center: E5, F5, F6" in english
    assert "Together at most 1" in english and "de secciones distintas" in spanish


def test_orders_for_a_unit_twice_are_told() -> None:
    data, english, spanish = order("determination")
    assert data["orders"][0]["times"] == 2 and data["orders"][0]["different"] is None
    assert "Each of them gets 2 orders" in english and "Cada una recibe 2 órdenes" in spanish


@pytest.mark.parametrize("id", ["scout", "rout", "final-assault", "special-orders"])
def test_a_card_with_a_moment_of_its_own_orders_nobody(id: str) -> None:
    data, english, spanish = order(id)
    assert data["moment"] and data["orders"] == [] and data["most"] == 0
    assert not any(unit["may"] for unit in data["units"].values())
    assert english.splitlines()[-1].startswith("It is played when its moment comes")
    assert spanish.splitlines()[-1].startswith("Se juega cuando llega su momento")


def test_a_card_that_only_does_something_orders_nobody() -> None:
    data, english, _ = order("orbital-strike")
    assert data["moment"] is None and data["side"] == "empire"
    assert english.splitlines()[-1] == "It orders nobody by itself."


def test_the_card_of_a_leader_is_played_by_the_side_of_the_leader() -> None:
    assert order("reinforcements")[0]["side"] == "empire"
    assert order("our-last-hope")[0]["side"] == "rebel"


def test_every_word_that_a_unit_may_lack_is_told() -> None:
    data, english, spanish = order("desperate-stand")
    assert data["units"]["E5"]["lacks"] == ["miniatures"]
    assert "another number of miniatures" in english and "otro número de miniaturas" in spanish


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_card_can_be_explained(lang: str) -> None:
    position = start(battle(UNITS))
    for number, one in enumerate(position.setting.cards):
        said = order_sentences(position, number, phrases(lang))
        assert one.head.name.say(lang) in said[0] and not any("no, ." in line for line in said)


def test_a_bonus_that_counts_says_whom_it_has_found() -> None:
    position = ordered_by(start(battle(UNITS)), "scoundrels-support", "E5", step="attack")
    data, english, spanish = attack(position, "E5", "D5")
    (added,) = data["modifiers"]
    assert (added["dice"], added["rule"]) == (1, "cards/scoundrels-support/bonus")
    assert "  +1: Scoundrel's Support, one for each of Echo Base Trooper (F5)" in english
    assert "  +1: Apoyo de canalla, uno por cada una: Soldados de la Base Eco (F5)" in spanish


def test_a_bonus_that_counts_names_its_limit_and_says_when_it_finds_nobody() -> None:
    position = ordered_by(start(battle(UNITS)), "concentrated-fire", "D5", step="attack")
    _, english, spanish = attack(position, "D5", "E5")
    assert "  0: Concentrated Fire, which finds nobody to count" in english
    assert "  0: Fuego concentrado, que no encuentra a quién contar" in spanish
    target = piece_on(position, "E5")
    position.state.struck = frozenset((piece_on(position, hex), target) for hex in ("D4", "C5", "A1"))
    data, english, _ = attack(position, "D5", "E5")
    assert data["modifiers"][0]["dice"] == 2
    assert any(line.endswith(", but at most 2") and "AT-AT (A1)" in line for line in english)


def test_faces_that_count_as_others_are_named_with_their_card() -> None:
    position = ordered_by(start(battle(UNITS)), "force-powers", "D5", step="attack")
    data, english, spanish = attack(position, "D5", "E5")
    assert "  Retreat counts as blast, because of the card “Force Powers”." in english
    assert "  Retirada cuenta como explosión, por la carta «Poderes de la Fuerza»." in spanish
    assert data["retreat"] == [] and "  No face of the dice counts as a retreat here." in english
    usual, english, _ = attack(start(battle(UNITS)), "D5", "E5")
    assert usual["retreat"] and not any("counts as" in line for line in english)


LEADER = {
    "markers": {
        "captain": {
            "name": {"en": "Captain", "es": "Capitana"},
            "carried_by": {"side": "rebel"},
            "rules": {
                "example": {
                    "while": {"attacker": {"side": "own", "within": {"hexes": 1, "of": "this"}}},
                    "change": {"dice": 1},
                }
            },
        }
    }
}


def test_sight_says_which_rule_makes_it_dark() -> None:
    rules = {
        "fog": {"name": {"en": "Fog", "es": "Niebla"}, "while": {"distance": {"at_least": 2}}, "forbid": ["sight"]}
    }
    position = start(battle(UNITS, special_rules=rules))
    a, b = (position.setting.grid.number[hex] for hex in ("F5", "D5"))
    data = sight_data(position, a, b)
    validate("explain-sight", data)
    assert (data["visible"], data["rule"]) == (False, "scenarios/test/battle/fog")
    assert sight_sentences(position, a, b, EN)[0].endswith("because of the special rule “Fog”.")
    assert sight_sentences(position, a, b, ES)[0].endswith("por la regla especial «Niebla».")


def test_an_attack_tells_of_the_leader_that_goes_with_a_unit() -> None:
    setting = battle(UNITS, things=LEADER, markers={"captain": ["E5"]})
    position = Position(setting, Game(setting).set_up())
    data, english, spanish = attack(position, "E5", "D5")
    assert "+1: Captain" in [line.strip() for line in english] and "+1: Capitana" in [line.strip() for line in spanish]
    assert any(
        "“Captain”, carried by Echo Base Trooper (E5): Each of your units within 1 hex" in one for one in english
    )
    assert any(one["rule"] == "markers/captain/example" for one in data["modifiers"])


def test_a_marker_is_not_called_by_the_name_of_its_rule() -> None:
    steady = {"name": {"en": "Hold on", "es": "Aguantad"}, "while": {"target": "this"}, "ignore": {"retreats": 1}}
    name = {"en": "Flag", "es": "Bandera"}
    for rule, said in ((steady, "the rule “Hold on”"), ({**steady, "name": {}}, "the marker “Flag”")):
        rule = {key: value for key, value in rule.items() if value}
        flag = {"name": name, "carried_by": {"side": "empire"}, "rules": {"steady": rule}}
        setting = battle(UNITS, things={"markers": {"flag": flag}}, markers={"flag": ["D5"]})
        _, english, _ = attack(Position(setting, Game(setting).set_up()), "E5", "D5")
        assert any(line.endswith(f"because of {said}.") for line in english), said
