"""`hothkit explain`: four questions, two languages, records, and every mistake in the call."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from hothkit.cli import group
from tests.checks.packs import BATTLE
from tests.outputs import validate


def run(*args: object) -> Result:
    return CliRunner().invoke(group, ["explain", *(str(arg) for arg in args)])


def said(*args: object) -> str:
    done = run(*args)
    assert done.exit_code == 0, done.output
    return done.stdout


def data(question: str, *args: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said(question, *args, "--format", "json"))
    validate(f"explain-{question}", found)
    return found


SECOND = "hoth/02-snowspeeder-counter-attack"


@pytest.mark.parametrize("scenario", ["2", SECOND, "02-snowspeeder-counter-attack"])
def test_a_battle_is_named_by_number_or_id(scenario: str) -> None:
    assert data("sight", scenario, "C7", "E5")["visible"] is True


def test_case_1_off_the_board_in_both_languages() -> None:
    assert data("sight", "2", "E1", "C1") == data("sight", "2", "E1", "C1", "--lang", "es")
    assert "off the board" in said("sight", "2", "E1", "C1")
    assert "fuera del tablero" in said("sight", "2", "E1", "C1", "--lang", "es")


def test_l6_a_variant_is_in_force() -> None:
    plain, strict = (
        data("sight", "2", "E1", "C1"),
        data("sight", "2", "E1", "C1", "--variant", "sight-board-edge-obstructs"),
    )
    assert [one["obstructs"] for one in plain["hexes"]] == [False, False]
    assert [one["obstructs"] for one in strict["hexes"]] == [True, False]


def test_hexes_may_be_written_small() -> None:
    assert data("sight", "2", "c7", "e5") == data("sight", "2", "C7", "E5")
    assert data("move", "2", "b9") == data("move", "2", "B9")


def test_a10_an_attack_out_of_range() -> None:
    found = data("attack", "2", "G4", "C8")
    assert (found["allowed"], found["refused"], found["distance"], found["dice"]) == (False, "out-of-range", 6, 0)


def test_a10_changes_of_the_battle_are_named() -> None:
    assert data("attack", "1", "F1", "A3")["special_rules"] == [
        "Changed in this battle: Imperial Probe Droid: 2 medals instead of none."
    ]
    spanish = data("attack", "1", "F1", "A3", "--lang", "es")["special_rules"]
    assert spanish == ["Cambiado en esta batalla: Droides sonda imperiales: 2 medallas en lugar de ninguna."]


def test_m3_moves_of_a_unit() -> None:
    found = data("move", "2", "B9")["reachable"]
    assert found["C9"] == {"steps": 1, "may_attack": True, "path": ["C9"]}
    assert found["D9"] == {"steps": 2, "may_attack": False, "path": ["C9", "D9"]}


def test_f1_a_retreat() -> None:
    assert data("retreat", "2", "C7", 2) == {
        "paths": [["B6", "A6"], ["B6", "A7"]],
        "lost": 0,
        "may_ignore": 0,
        "refused": [{"hex": "B7", "why": "occupied"}],
        "approximate": [],
    }
    assert data("retreat", "2", "B7", 3)["may_ignore"] == 3


def test_a_position_inside_a_record(tmp_path: Path) -> None:
    record = tmp_path / "battle.txt"
    played = CliRunner().invoke(group, ["play", "2", "--seed", "3", "--record", str(record)])
    assert played.exit_code == 0, played.output
    first = data("move", f"{record}@1", "G4")
    assert first == data("move", "2", "G4")
    seen = {run("move", f"{record}@{number}", "G4").stdout for number in range(1, 15)}
    assert len(seen) > 1


WRONG: list[tuple[tuple[object, ...], str, str]] = [
    (("sight", "2", "Q1", "C1"), 'There is no hex "Q1"', "no hay ningún hexágono «Q1»"),
    (("sight", "2", "B10", "C1"), "Did you mean B1", "¿Querías decir B1"),
    (("sight", "2", "C1", "c1"), "the same hex, C1", "el mismo hexágono, C1"),
    (("attack", "2", "E5", "C7"), "Nothing stands on E5", "En E5 no hay nada"),
    (("attack", "2", "C7", "E5"), "Nothing stands on E5", "En E5 no hay nada"),
    (("move", "2", "E5"), "stand on: A4, A5, B2", "Hay unidades y estructuras en: A4, A5, B2"),
    (("retreat", "2", "C7", 0), "goes from 1 to 100; 0", "va de 1 a 100; 0"),
    (("retreat", "2", "C7", 101), "goes from 1 to 100; 101", "va de 1 a 100; 101"),
    (("retreat", "2", "C7", "many"), "many", "many"),
    (("move", "snowspeeder", "C7"), "No battle is called", "Ninguna batalla se llama"),
    (("move", "2", "C7", "--variant", "flyers-stops"), "Did you mean flyers-stop", "¿Querías decir flyers-stop"),
]


@pytest.mark.parametrize(("args", "english", "spanish"), WRONG, ids=lambda value: str(value)[:40])
def test_a_mistake_in_the_call_is_one_clear_message(args: tuple[object, ...], english: str, spanish: str) -> None:
    for more, message in ((), english), (("--lang", "es"), spanish):
        done = run(*args, *more)
        assert done.exit_code == 2
        assert message in done.stderr and done.stdout == ""


@pytest.mark.parametrize("question", ["sight", "attack", "move", "retreat"])
def test_help_says_what_the_question_is(question: str) -> None:
    assert "Usage:" in said(question, "--help")


def test_the_language_may_stand_before_the_question() -> None:
    assert "Commands" in said("--lang", "en", "--help")


def test_b2_a_unit_in_two_sections_is_ordered_for_one_of_them(tmp_path: Path) -> None:
    """F3 lies in the left flank and the center: with a unit in each, all three sections can be served."""
    text = BATTLE.replace("[G1, G2]", "[F3, G1, G9]")
    path = tmp_path / "x.yaml"
    path.write_text(text, encoding="utf-8")
    found = data("order", path, "recon-in-force")
    assert found["most"] == 3 and [one["together"] for one in found["orders"]] == [["G1"], ["F3"], ["G9"]]
    assert found["units"]["F3"]["sections"] == ["left", "center"]


def test_a10_a_special_rule_is_told_as_on_the_sheet() -> None:
    told = data("attack", "13", "F4", "A5")["special_rules"]
    assert any("As soon as all 3 AT-AT units have been eliminated" in text for text in told)


NEAR = """\
name: {en: B}
rules: frozen-frontier
board: standard
first: rebel
hand: {rebel: 3, empire: 3}
victory: {medals: {rebel: 3, empire: 3}}
units:
  rebel: {echo-base-troopers: [D5, F6]}
  empire: {snowtroopers: [C5, C7, A3]}
markers: {colonel-ostrek: [C5], captain-runa: [F6]}
"""


def test_a_marker_that_neither_carries_is_named_where_its_rule_holds(tmp_path: Path) -> None:
    (tmp_path / "b.yaml").write_text(NEAR)
    dreaded, alone = (data("attack", tmp_path / "b.yaml", *hexes) for hexes in (("D5", "C7"), ("F6", "C7")))
    (rule,) = dreaded["special_rules"]
    assert "“Dread”, carried by Snowtrooper (C5)" in rule
    assert [one["rule"] for one in dreaded["modifiers"]] == ["markers/colonel-ostrek/dread"]
    assert not any("Dread" in rule for rule in alone["special_rules"])


def test_explain_order_says_why_not(tmp_path: Path) -> None:
    found = data("order", "2", "speeder-assault")
    assert found["units"]["G6"] == {"may": False, "lacks": ["type"], "sections": ["center"]}
    said = run("order", "2", "speeder-assault", "--lang", "es").stdout
    assert "Soldados de la Base Eco (G6, G7, G8, G9): de otro tipo." in said and "Deslizadores" in said
    groups = data("order", "2", "trooper-assault-rebel")["groups"]
    assert groups == {"center": ["G6", "G7"], "right": ["G8", "G9"]}
    replaced = data("order", "2", "artillery-barrage")
    assert replaced["replaced"] and replaced["most"] == 1 and len(replaced["orders"][0]["units"]) == 7
    assert run("order", "2", "recon-leff").exit_code == 2


def test_a_retreat_that_eliminates_the_unit_says_so() -> None:
    assert "Miniatures lost: 4; it is eliminated." in said("retreat", "2", "C7", "9")
    assert "queda eliminada" in said("retreat", "2", "C7", "9", "--lang", "es")
    assert "eliminated" not in said("retreat", "2", "C7", "3")


def test_an_allowance_is_said_with_the_article_contracted() -> None:
    told = said("order", "2", "pincer-move", "--lang", "es")
    assert "unidades del flanco izquierdo:" in told and "de el " not in told
