"""`hothkit list`: tables in two languages, and JSON that has its schema."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hothkit.checks.registry import CHECKS
from hothkit.cli.list_ import _WHAT
from hothkit.pack.loading import load
from hothkit.reports.lists import LISTS
from tests.cli.runs import data, run
from tests.outputs import validate


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("what", _WHAT)
def test_every_list_is_a_table_and_data(what: str, lang: str) -> None:
    rows = data("list", what, "--lang", lang)
    validate("list", rows)
    lines = run("list", what, "--lang", lang).output.splitlines()
    assert len(lines) == len(rows) + 2 and set(lines[1]) == {"-", " "}


def test_all_that_can_be_listed_is_offered() -> None:
    assert sorted(LISTS) == sorted(_WHAT)


def test_the_lists_hold_all_there_is() -> None:
    library = load()
    assert [row["id"] for row in data("list", "units")] == sorted(library.of_kind("units"))
    assert [row["number"] for row in data("list", "battles")] == sorted(
        row["number"] for row in data("list", "battles")
    )
    assert [row["check"] for row in data("list", "checks")] == list(CHECKS)


def test_the_languages_differ_in_words_only() -> None:
    english, spanish = data("list", "units"), data("list", "units", "--lang", "es")
    assert english != spanish
    assert [{**row, "name": ""} for row in english] == [{**row, "name": ""} for row in spanish]


def test_what_is_broken_is_left_out_and_told_of(tmp_path: Path) -> None:
    (tmp_path / "units").mkdir()
    (tmp_path / "units" / "broken.yaml").write_text("a: [")
    result = run("list", "units", "--pack", tmp_path)
    assert result.exit_code == 1 and "[yaml-syntax]" in result.stderr and "broken" not in result.stdout


def test_a_leader_is_listed_with_its_cards_and_a_card_with_its_leader() -> None:
    leaders = {row["id"]: row for row in data("list", "leaders", "--lang", "es")}
    assert leaders["darth-vader"]["side"] == "empire"
    assert leaders["darth-vader"]["cards"] == ["Poderes de la Fuerza", "Determinación", "Disciplina imperial"]
    cards = {row["id"]: row for row in data("list", "cards")}
    assert (cards["force-powers"]["sort"], cards["force-powers"]["leaders"]) == ("leader", ["Darth Vader"])
    assert (cards["raid-left"]["sort"], cards["raid-left"]["leaders"]) == ("deck", [])
    assert cards["raid-left"]["decks"] == {"empire": 1, "rebel": 1}
    assert (cards["rout"]["sort"], cards["rout"]["leaders"], cards["rout"]["decks"]) == ("campaign", [], {})
    assert (cards["rout"]["campaigns"], cards["raid-left"]["campaigns"]) == (["empire"], [])


def test_a_marker_is_listed_with_who_carries_it_and_what_becomes_of_it(tmp_path: Path) -> None:
    (tmp_path / "markers").mkdir()
    for name, more in {
        "flag": "carried_by: {side: rebel, type: [infantry, vehicle]}\ncarrier_eliminated: gone\n",
        "crate": "carried_by: {not: {type: vehicle}}\n",
    }.items():
        (tmp_path / "markers" / f"{name}.yaml").write_text(f"name: {{en: {name}, es: {name}}}\n{more}")
    rows = data("list", "markers", "--pack", tmp_path)
    found = {row["id"]: (row["carried_by"], row["carrier_eliminated"]) for row in rows}
    assert found == {
        "crate": ("non-vehicle units", "stays"),
        "extra-card": ("nobody", None),
        "flag": ("Rebel infantry or vehicle units", "gone"),
        "imperial-data": ("nobody", None),
        "ion-charge": ("nobody", None),
        "officer": ("Rebel units", "stays"),
    }
    assert "queda en el hexágono" in run("list", "markers", "--lang", "es").output


@pytest.mark.parametrize("what", ["units", "battles", "leaders", "cards"])
def test_a_reader_is_told_names_and_a_program_ids(what: str) -> None:
    said = run("list", what, "--lang", "es").stdout
    ids = re.compile(r"(?<![\w-])(empire|rebel|vehicle|infantry|confirmed-kill)(?![\w-])")
    assert "Alianza Rebelde" in said and not ids.search(said)
    assert '"rebel"' in run("list", what, "--lang", "es", "--format", "json").stdout
