"""Every ruling of the bundled packs is right, and every row of the requirements has one."""

from __future__ import annotations

import re

import pytest

from hothkit.model.ruling import Ruling
from hothkit.prose import phrases
from hothkit.rulings import run, show
from hothkit.text import LANGUAGES
from tests.battles import WRITTEN, bundled, raw_content
from tests.cli.runs import data
from tests.outputs import validate

RULINGS = {id: Ruling.of(id, thing.data) for id, thing in sorted(bundled().of_kind("rulings").items())}


@pytest.mark.parametrize("id", RULINGS)
def test_the_ruling_is_right(id: str) -> None:
    outcome = run(RULINGS[id], raw_content(), phrases("en"))
    assert not outcome.problems


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_can_be_read(lang: str) -> None:
    words = phrases(lang)
    for ruling in RULINGS.values():
        lines = list(show(run(ruling, raw_content(), words), words))
        assert lines[0] == ruling.title.say(lang) and lines[-1] == words.say("rulings.right")


def test_every_ruling_has_a_title_in_both_languages_and_says_something() -> None:
    for id, ruling in RULINGS.items():
        assert set(dict(ruling.title.forms)) == set(WRITTEN), id
        said = (ruling.events, ruling.never, ruling.may, ruling.may_not, ruling.result, ruling.answer, ruling.facts)
        assert any(said), id


def test_every_rule_of_a_ruling_has_a_name_in_both_languages() -> None:
    told = {
        (id, rule): set(data.get("name", {}))
        for id, thing in bundled().of_kind("rulings").items()
        for rule, data in thing.data.get("position", {}).get("special_rules", {}).items()
    }
    assert told and not [which for which, langs in told.items() if langs != set(WRITTEN)]


@pytest.mark.parametrize(("lang", "wrong"), [("en", r"\b1 hexes"), ("es", r"\b1 hexágonos")])
def test_one_hex_is_asked_for_as_one(lang: str, wrong: str) -> None:
    words = phrases(lang)
    asked = [one for one in RULINGS.values() if one.question is not None and one.question.topic == "retreat"]
    told = ["\n".join(show(run(ruling, raw_content(), words), words)) for ruling in asked]
    assert told and not [text for text in told if re.search(wrong, text)]


def test_the_command_prints_them_for_programs() -> None:
    printed = data("rulings")
    validate("rulings", printed)
    assert len(printed) == len(RULINGS) and all(one["right"] for one in printed)


def test_every_row_of_the_requirements_has_a_ruling() -> None:
    (rows,) = (thing.data["rows"] for thing in bundled().of_kind("requirements").values())
    shown = {row for ruling in RULINGS.values() for row in ruling.rows}
    assert shown <= set(rows)
    assert set(rows) == shown


def test_every_switch_that_is_a_variant_has_a_ruling() -> None:
    assert {name for ruling in RULINGS.values() for name in ruling.variants} == set(bundled().of_kind("variants"))


SOUND = {
    "title": {"en": "A", "es": "A"},
    "rows": ["A4"],
    "position": {
        "drawn": "\n".join(f"{row} " + ".. " * number for row, number in zip("ABCDEFG", (10, 9) * 4, strict=False))
    },
}


@pytest.mark.parametrize(
    ("more", "phrases_of_problems"),
    [
        ({}, ["says_nothing"]),
        ({"never": ["unit_elimnated"]}, ["no_event"]),
        ({"never": ["unit_moved snowspeeders Z9-A1"]}, ["no_hex"]),
        ({"may_not": ["atack A1 A2"]}, ["no_verb"]),
        ({"may_not": ["attack Z1 A2"]}, ["no_hex"]),
        ({"question": {"sight": ["A1", "B1"]}}, ["says_nothing", "half_a_question"]),
        ({"question": {"sight": ["A1", "B1"]}, "answer": {"visible": False}}, ["differs"]),
        ({"rows": ["Q99"], "never": ["unit_moved"]}, ["no_row"]),
        ({"never": ["unit_moved"], "position": {"drawn": "A .."}}, ["rows"]),
        ({"never": ["unit_moved"], "actions": ["move A1 A2"]}, ["illegal"]),
        ({"events": ["unit_moved snowspeeders A1-A2"]}, ["missing"]),
        ({"never": ["unit_moved"]}, []),
    ],
)
def test_a_ruling_that_could_not_fail_or_that_fails_says_so(
    more: dict[str, object], phrases_of_problems: list[str]
) -> None:
    outcome = run(Ruling.of("x", {**SOUND, **more}), raw_content(), phrases("en"))
    assert [problem.phrase for problem in outcome.problems] == phrases_of_problems
    for lang in LANGUAGES:
        assert list(show(outcome, phrases(lang)))
