"""Explanations: their data, their sentences, and that both languages say the same (A10, cases 1 to 7)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings

from hothkit.judge.attack import attack
from hothkit.position.position import Position
from hothkit.prose import phrases
from hothkit.reports.explain import (
    attack_data,
    attack_sentences,
    move_data,
    move_sentences,
    retreat_data,
    retreat_sentences,
    sight_data,
    sight_sentences,
)
from tests.battles import battle, hex_of, ordered_by, piece_on, start
from tests.outputs import validate
from tests.random_battles import moments

EN, ES = phrases("en"), phrases("es")
FACTS = re.compile(r"\b[A-Z][0-9]+\b|[-+]?\b[0-9]+\b")


def facts(sentences: list[str]) -> list[Counter[str]]:
    """The hexes and numbers of each sentence."""
    return [Counter(FACTS.findall(sentence)) for sentence in sentences]


def sight_of(position: Position, a: str, b: str) -> dict[str, Any]:
    data = sight_data(position, hex_of(position, a), hex_of(position, b))
    validate("explain-sight", data)
    return data


def attack_of(position: Position, a: str, b: str) -> dict[str, Any]:
    data = attack_data(position, piece_on(position, a), piece_on(position, b), EN)
    validate("explain-attack", data)
    return data


def text(position: Position, a: str, b: str, lang: str = "en") -> str:
    return "\n".join(attack_sentences(position, piece_on(position, a), piece_on(position, b), phrases(lang)))


# -- sight -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("blocker", [True, False])
def test_case_1_the_explanation_names_the_side_that_is_off_the_board(blocker: bool) -> None:
    units = {"rebel": {"echo-base-troopers": ["E1"]}, "empire": {"snowtroopers": ["C1"]}}
    position = start(battle(units, {"rocks": ["D1"]} if blocker else {}))
    edge = {"hex": None, "relation": "left", "pair": 1, "obstructs": False, "by": "edge"}
    other = {"hex": "D1", "relation": "right", "pair": 1, "obstructs": blocker, "by": "rocks" if blocker else None}
    assert sight_of(position, "E1", "C1") == {"visible": True, "rule": "clear", "hexes": [edge, other]}
    swapped = [{**other, "relation": "left"}, {**edge, "relation": "right"}]
    assert sight_of(position, "C1", "E1") == {"visible": True, "rule": "clear", "hexes": swapped}
    said = sight_sentences(position, hex_of(position, "E1"), hex_of(position, "C1"), EN)
    assert any("off the board" in line for line in said)


def test_case_1_switch_the_edge_obstructs() -> None:
    units = {"rebel": {"echo-base-troopers": ["E1"]}, "empire": {"snowtroopers": ["C1"]}}
    position = start(battle(units, {"rocks": ["D1"]}, variants=["sight-board-edge-obstructs"]))
    data = sight_of(position, "E1", "C1")
    assert (data["visible"], data["rule"]) == (False, "hex-side")
    assert [one["by"] for one in data["hexes"] if one["obstructs"]] == ["edge", "rocks"]


def test_case_2_every_hex_with_relation_verdict_and_rule() -> None:
    units = {"rebel": {"echo-base-troopers": ["E4"]}, "empire": {"snowtroopers": ["A4", "D4"]}}
    position = start(battle(units, {"rocks": ["D3"], "trench": ["C4"]}))
    assert sight_of(position, "E4", "A4") == {
        "visible": False,
        "rule": "hex-side",
        "hexes": [
            {"hex": "D3", "relation": "left", "pair": 1, "obstructs": True, "by": "rocks"},
            {"hex": "D4", "relation": "right", "pair": 1, "obstructs": True, "by": "snowtroopers"},
            {"hex": "C4", "relation": "crossed", "pair": None, "obstructs": False, "by": None},
            {"hex": "B3", "relation": "left", "pair": 2, "obstructs": False, "by": None},
            {"hex": "B4", "relation": "right", "pair": 2, "obstructs": False, "by": None},
        ],
    }


def test_what_stands_there_is_named_even_if_it_does_not_obstruct() -> None:
    units = {"rebel": {"echo-base-troopers": ["F5"]}, "empire": {"snowtroopers": ["B4", "D4"]}}
    position = start(battle(units, {"ridge": ["F5", "B4"]}))
    data = sight_of(position, "F5", "B4")
    assert (data["visible"], data["rule"]) == (True, "high-ground")
    met = {one["hex"]: (one["obstructs"], one["by"]) for one in data["hexes"]}
    assert met["D4"] == (False, "snowtroopers")


def test_a_rule_that_ignores_what_lies_between_is_the_rule() -> None:
    rule = {"see-through": {"name": {"en": "Clear air", "es": "Aire claro"}, "ignore": {"sight": "all"}}}
    units = {"rebel": {"echo-base-troopers": ["F5"]}, "empire": {"snowtroopers": ["D4", "D5"]}}
    position = start(battle(units, {"rocks": ["E5"]}, special_rules=rule))
    assert sight_of(position, "F5", "D4")["rule"] == "scenarios/test/battle/see-through"
    assert "Aire claro" in sight_sentences(position, hex_of(position, "F5"), hex_of(position, "D4"), ES)[0]


# -- attack ----------------------------------------------------------------------------------------------------

NEAR = {"rebel": {"echo-base-troopers": ["D4"], "snowspeeders": ["E7"]}, "empire": {"snowtroopers": ["D6"]}}


def test_a10_the_four_steps_of_an_allowed_attack() -> None:
    data = attack_of(start(battle(NEAR, {"ridge": ["D6"], "trench": ["C6"]})), "E7", "D6")
    assert data == {
        "allowed": True,
        "refused": None,
        "refused_by": None,
        "special_rules": [],
        "distance": 1,
        "in_range": True,
        "sight": {"visible": True, "rule": "next-to", "hexes": []},
        "base": 4,
        "modifiers": [
            {
                "dice": -1,
                "reason": "the target stands on Ridge, which protects in such an attack",
                "rule": "terrain/ridge/protection/1",
            }
        ],
        "dice": 3,
        "retreat": [
            {"retreats": 1, "paths": [["C6"], ["C7"]], "lost": 0, "may_ignore": 0, "medals_lost": 0},
            {
                "retreats": 2,
                "paths": [["C6", "B5"], ["C6", "B6"], ["C7", "B6"], ["C7", "B7"]],
                "lost": 0,
                "may_ignore": 0,
                "medals_lost": 0,
            },
            {"retreats": 3, "paths": data["retreat"][2]["paths"], "lost": 0, "may_ignore": 0, "medals_lost": 0},
        ],
    }
    assert len(data["retreat"][2]["paths"]) == 8


def test_a10_no_more_than_three_retreats_and_no_more_than_dice() -> None:
    assert len(attack_of(start(battle(NEAR)), "E7", "D6")["retreat"]) == 3
    assert len(attack_of(start(battle(NEAR)), "D4", "D6")["retreat"]) == 2


def test_a10_case_3_no_dice_left() -> None:
    units = {"rebel": {"snowspeeders": ["D4"]}, "empire": {"snowtroopers": ["D6"]}}
    position = start(battle(units, {"rocks": ["D6"]}))
    data = attack_of(position, "D4", "D6")
    assert (data["allowed"], data["refused"], data["base"], data["dice"]) == (False, "no-dice", 2, 0)
    assert ([one["dice"] for one in data["modifiers"]], data["retreat"]) == ([-1, -1], [])
    assert "Not allowed: no die is left to roll." in text(position, "D4", "D6")


def test_a10_case_3_a_structure_takes_the_protection_of_its_hex_and_never_retreats() -> None:
    structures = {"ion-cannon": {"side": "rebel", "at": ["D6"], "target": True}}
    units = {"rebel": {}, "empire": {"at-at": ["D4"]}}
    data = attack_of(start(battle(units, {"rocks": ["D6"]}, structures=structures)), "D4", "D6")
    assert data["retreat"] == [{"retreats": 1, "paths": [[]], "lost": 0, "may_ignore": 1, "medals_lost": 0}]
    assert (data["allowed"], data["dice"]) == (True, 1)


def test_a10_a_modifier_that_a_rule_ignores_counts_nothing_and_says_so() -> None:
    units = {"rebel": {"echo-base-troopers": ["D5"]}, "empire": {"at-at": ["D6"]}}
    data = attack_of(start(battle(units, {"trench": ["D6"], "rocks": ["D5"]})), "D5", "D6")
    assert data["dice"] == 3 and data["modifiers"] == []
    data = attack_of(start(battle(units, {"rocks": ["D6"]})), "D5", "D6")
    (one,) = data["modifiers"]
    assert (one["dice"], one["rule"], data["dice"]) == (0, "terrain/rocks/protection/1", 3)
    assert "does not count because of exposure" in one["reason"]


def test_a10_a_card_in_play_is_a_reason() -> None:
    position = ordered_by(start(battle(NEAR)), "trooper-assault-rebel", "D4")
    data = attack_of(position, "D4", "D6")
    assert data["modifiers"] == [{"dice": 1, "reason": "Trooper Assault", "rule": "cards/trooper-assault-rebel/bonus"}]


@pytest.mark.parametrize(
    ("hex", "lists", "refused"),
    [
        ("D4", {}, None),
        ("D4", {"held_fire": 1}, "holds-fire"),
        ("D4", {"moved": 2}, "moved-too-far"),
        ("E7", {}, "not-ordered"),
    ],
)
def test_a10_inside_a_turn_what_was_done_counts(hex: str, lists: dict[str, int], refused: str | None) -> None:
    position = ordered_by(start(battle(NEAR)), "direct-from-hq", "D4")
    for name, value in lists.items():
        getattr(position.state, name)[piece_on(position, hex)] = value
    data = attack_of(position, hex, "D6")
    assert (data["refused"], data["allowed"]) == (refused, refused is None)


def test_a10_special_rules_changes_and_variants_that_touch_the_two() -> None:
    position = start(
        battle(
            NEAR,
            {"rocks": ["D6"]},
            changes={"units": {"snowtroopers": {"medals": 2, "attack": [4, 3]}, "at-at": {"medals": 2}}},
            special_rules={
                "cold": {
                    "name": {"en": "Cold", "es": "Frío"},
                    "while": {"attacker": {"type": "infantry"}},
                    "change": {"dice": -1},
                },
                "heat": {"while": {"attacker": {"kind": "at-at"}}, "change": {"dice": -1}},
            },
            variants=["flyers-stop", "artillery-loses-miniatures"],
        )
    )
    assert attack_of(position, "D4", "D6")["special_rules"] == [
        "Special rule of the battle, “Cold”: An infantry unit rolls 1 fewer die.",
        "Changed in this battle: Snowtrooper: 2 medals instead of 1. Dice by distance 4-3 instead of 3-2-1.",
        "Variant “Flyers stop in rough terrain”: Rocks: Stop on entering.",
    ]
    spoken = attack_data(position, piece_on(position, "D4"), piece_on(position, "D6"), ES)["special_rules"]
    assert spoken[0] == "Regla especial de la batalla, «Frío»: Una unidad de infantería tira 1 dado menos."
    assert "2 medallas en lugar de 1. Dados según la distancia 4-3" in spoken[1]


def test_a10_a_forbidding_rule_is_named() -> None:
    rule = {"truce": {"name": {"en": "Truce", "es": "Tregua"}, "forbid": ["attack"]}}
    position = start(battle(NEAR, special_rules=rule))
    data = attack_of(position, "D4", "D6")
    assert (data["refused"], data["refused_by"]) == ("forbidden", "scenarios/test/battle/truce")
    assert "Not allowed: forbidden by the special rule “Truce”." in text(position, "D4", "D6")
    assert "No permitido: lo prohíbe la regla especial «Tregua»." in text(position, "D4", "D6", "es")


# -- move and retreat ------------------------------------------------------------------------------------------


def move_of(position: Position, hex: str) -> dict[str, Any]:
    data = move_data(position, piece_on(position, hex))
    validate("explain-move", data)
    return data


def retreat_of(position: Position, hex: str, number: int) -> dict[str, Any]:
    data = retreat_data(position, piece_on(position, hex), number)
    validate("explain-retreat", data)
    return data


def test_moves_by_name_with_steps_and_paths() -> None:
    position = start(battle({"rebel": {"echo-base-troopers": ["G1"]}, "empire": {"snowtroopers": ["A1"]}}))
    data = move_of(position, "G1")
    assert data["refused"] is None
    assert data["reachable"] == {
        "E1": {"steps": 2, "may_attack": False, "path": ["F1", "E1"]},
        "E2": {"steps": 2, "may_attack": False, "path": ["F1", "E2"]},
        "F1": {"steps": 1, "may_attack": True, "path": ["F1"]},
        "F2": {"steps": 2, "may_attack": False, "path": ["F1", "F2"]},
        "G2": {"steps": 1, "may_attack": True, "path": ["G2"]},
        "G3": {"steps": 2, "may_attack": False, "path": ["G2", "G3"]},
    }


def test_case_6_artillery_cannot_move_and_the_explanation_says_why() -> None:
    units = {"rebel": {"rebel-artillery": ["G1"]}, "empire": {"snowtroopers": ["A1"]}}
    position = ordered_by(start(battle(units)), "imperial-assault", "G1")
    data = move_of(position, "G1")
    assert data == {"refused": "forbidden", "refused_by": "traits/immobile/never-moves", "exits": {}, "reachable": {}}
    (said,) = move_sentences(position, piece_on(position, "G1"), EN)
    assert "cannot move: forbidden by fixed emplacement" in said


def test_a_unit_that_has_moved_cannot_move_again_in_that_turn() -> None:
    position = ordered_by(start(battle(NEAR)), "direct-from-hq", "D4")
    position.state.moved[piece_on(position, "D4")] = 1
    assert move_of(position, "D4")["refused"] == "moved-already"
    assert move_of(position, "D6")["refused"] is None


def test_case_7_the_illegal_hexes_are_listed_with_reasons() -> None:
    units = {"rebel": {"echo-base-troopers": ["E5", "G4", "G5", "G6"]}, "empire": {"snowtroopers": ["A1"]}}
    position = start(battle(units))
    data = retreat_of(position, "E5", 2)
    assert (data["paths"], data["lost"], data["may_ignore"]) == ([["F4"], ["F5"]], 1, 0)
    assert data["refused"] == [{"hex": hex, "why": "occupied"} for hex in ("G4", "G5", "G6")]
    said = retreat_sentences(position, piece_on(position, "E5"), 2, EN)
    assert "its owner chooses: F4; F5." in said[0] and "Miniatures lost: 1." in said[0]
    assert len(said) == 4


def test_a_retreat_that_is_ignored_altogether() -> None:
    units = {"rebel": {"rebel-artillery": ["E5"]}, "empire": {"snowtroopers": ["A1"]}}
    assert retreat_of(start(battle(units)), "E5", 2) == {"paths": [[]], "lost": 0, "may_ignore": 2, "refused": []}


@pytest.mark.parametrize("number", [1, 2, 3])
def test_f4_one_retreat_may_be_ignored_in_a_trench(number: int) -> None:
    units = {"rebel": {"echo-base-troopers": ["D5"]}, "empire": {"snowtroopers": ["A1"]}}
    data = retreat_of(start(battle(units, {"trench": ["D5"]})), "D5", number)
    assert data["may_ignore"] == 1 and all(len(path) == number for path in data["paths"])


def test_f2_the_edge_of_the_board_is_a_reason() -> None:
    units = {"rebel": {"echo-base-troopers": ["G5"]}, "empire": {"snowtroopers": ["A1"]}}
    data = retreat_of(start(battle(units)), "G5", 1)
    assert data == {"paths": [[]], "lost": 1, "may_ignore": 0, "refused": [{"hex": None, "why": "off-board"}]}


# -- both languages, any moment --------------------------------------------------------------------------------


@settings(max_examples=40)
@given(moments())
def test_case_2_a10_any_explanation_fits_its_schema_and_is_the_same_in_both_languages(position: Position) -> None:
    pieces = [piece for piece, hex in enumerate(position.state.hex_of) if hex >= 0]
    for piece in pieces[:6]:
        validate("explain-move", move_data(position, piece))
        assert facts(move_sentences(position, piece, EN)) == facts(move_sentences(position, piece, ES))
        for number in (1, 3):
            validate("explain-retreat", retreat_data(position, piece, number))
            english, spanish = (retreat_sentences(position, piece, number, words) for words in (EN, ES))
            assert facts(english) == facts(spanish)
        for other in pieces[-4:]:
            if piece != other:
                in_english, in_spanish = (attack_data(position, piece, other, words) for words in (EN, ES))
                validate("explain-attack", in_english)
                assert without_words(in_english) == without_words(in_spanish)
                english, spanish = (attack_sentences(position, piece, other, words) for words in (EN, ES))
                assert facts(english) == facts(spanish)
                hexes = position.state.hex_of[piece], position.state.hex_of[other]
                assert in_english["sight"] == sight_data(position, *hexes)
                assert in_english["dice"] == attack(position, piece, other).dice.total


def without_words(data: dict[str, Any]) -> dict[str, Any]:
    modifiers = [{**one, "reason": ""} for one in data["modifiers"]]
    return {**data, "special_rules": len(data["special_rules"]), "modifiers": modifiers}
