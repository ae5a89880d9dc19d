"""`hothkit show`: the board as letters, as a picture and as data."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.checks.packs import BATTLE
from tests.cli.runs import data, run
from tests.outputs import validate


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("battle", ["1", "2", "3", "4", "5", "6", "8", "14", "16"])
def test_the_bundled_battles_are_drawn(battle: str, lang: str) -> None:
    drawn = data("show", battle, "--lang", lang)
    validate("show", drawn)
    text = run("show", battle, "--lang", lang)
    assert text.exit_code == 0 and drawn["title"] in text.output
    assert max(map(len, text.output.splitlines())) <= 80
    ElementTree.fromstring(run("show", battle, "--lang", lang, "--format", "svg").output)


def test_w8_a_changed_figure_is_a_note_in_the_language_of_the_reader() -> None:
    assert data("show", "1")["notes"] == ["Imperial Probe Droid: 2 medals instead of none."]
    assert data("show", "1", "--lang", "es")["notes"] == ["Droides sonda imperiales: 2 medallas en lugar de ninguna."]
    assert data("show", "2")["notes"] == []


def test_a_variant_is_a_note_with_what_it_changes() -> None:
    notes = data("show", "2", "--variant", "battle-goes-on")["notes"]
    assert notes[0] == "Variant: The battle goes on without units."
    assert notes[1] == "A side without units does not lose at once: the battle goes on."


def test_rules_and_changes_of_every_kind_are_notes(tmp_path: Path) -> None:
    path = tmp_path / "ford.yaml"
    more = (
        "changes:\n  turn: {draw: 2}\n  traits: {exposed: {rules: {a: {while: {unit: this}, forbid: [move]}}}}\n"
        "  units: {at-at: {cannot_enter: [], attack: [1], move: {most: 2}}}\n"
        "special_rules:\n  a: {name: {en: Fog, es: Niebla}, change: {dice: -1}}\n  b: {change: {dice: 1}}\n"
        "fidelity: approximate\n"
    )
    path.write_text(BATTLE + more)
    notes = data("show", path)["notes"]
    assert notes[0] == "A side draws 2 cards at the end of its turn."
    assert "Fog: The attacker rolls 1 fewer die." in notes and "b: The attacker rolls 1 more die." in notes
    assert "AT-AT: May enter ridges. Dice by distance 1 instead of 3-3-3. Moves up to 2 hexes instead of 1." in notes
    assert len(notes) == 6


def test_sections_are_named_as_the_side_below_sees_them() -> None:
    cells = {cell["hex"]: cell["sections"] for cell in data("show", "2")["cells"]}
    assert cells["A1"] == ["left flank"] and cells["G10"] == ["right flank"]
    assert cells["B3"] == ["left flank", "center"]


def test_the_picture_goes_into_a_file(tmp_path: Path) -> None:
    path = tmp_path / "x.svg"
    result = run("show", "2", "--format", "svg", "--ink-saving", "--out", path)
    assert (result.exit_code, result.output) == (0, "")
    assert path.read_text().startswith("<svg")
    assert run("show", "2", "--out", tmp_path / "no" / "x").exit_code == 2


def test_a_battle_nobody_has_is_a_mistake_in_the_call() -> None:
    assert run("show", "hoth/02-snowspeder-counter-attack").exit_code == 2
    assert "Did you mean hoth/02" in run("show", "hoth/02-snowspeder-counter-attack").stderr


def test_the_picture_of_the_readme_is_what_show_draws() -> None:
    """Made by `hothkit show 2 --format svg --out site/docs/pictures/battle-2.svg`."""
    picture = Path(__file__).parents[2] / "site" / "docs" / "pictures" / "battle-2.svg"
    assert picture.read_text(encoding="utf-8") == run("show", "2", "--format", "svg").stdout
