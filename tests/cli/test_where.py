"""`hothkit where`: each value with the files that made it so, and each thing with those that name it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hothkit.text import LANGUAGES
from tests.cli.runs import data, run
from tests.outputs import validate
from tests.pack.of_packs import UNIT, pack

CHANGES = "  removed: [units/rebel-artillery.traits]\n  units: {at-at: {move: {most: 2}}}\n"


def test_a_value_is_told_with_each_layer_its_file_and_line(tmp_path: Path) -> None:
    over = pack(tmp_path / "over", CHANGES)
    found = data("where", "hoth/units/at-at.move", "--pack", over)
    validate("where", found)
    assert found["value"] == {"most": 2, "still_attack": 1}
    told = [(one["name"], one["how"], one["pack"], Path(one["file"]).name, one["line"]) for one in found["layers"]]
    line = 1 + Path("rules/hoth/units/at-at.yaml").read_text().splitlines().index("move: {most: 1, still_attack: 1}")
    assert told == [
        ("units/at-at.move", "added", "hoth 1.0.0", "at-at.yaml", line),
        ("units/at-at.move.most", "changed", "over 1.2", "pack.yaml", 9),
    ]
    lines = run("where", "units/at-at.move", "--pack", over).stdout.splitlines()
    assert lines[0] == "units/at-at.move: {most: 2, still_attack: 1}" and lines[2].endswith("pack.yaml:9:26")


def test_what_is_gone_says_who_took_it(tmp_path: Path) -> None:
    found = data("where", "units/rebel-artillery.traits", "--pack", pack(tmp_path / "over", CHANGES))
    assert "value" not in found and [one["how"] for one in found["layers"]] == ["added", "removed"]


def test_variants_are_the_last_layers() -> None:
    name = "starting-units-earn-medals"
    found = data("where", "turn.permanent_medals.starting_unit", "--variant", name)
    assert (found["value"], found["layers"][-1]["variant"]) == ("earns", name)


def test_a_thing_of_a_pack_and_a_battle_are_found(tmp_path: Path) -> None:
    over = pack(tmp_path / "over", units__raider=UNIT)
    assert data("where", "over/units/raider.attack", "--pack", over)["value"] == [2, 1]
    assert data("where", "hoth/scenarios/02-snowspeeder-counter-attack.first")["value"] == "rebel"


def test_who_uses_a_thing_is_told_place_by_place(tmp_path: Path) -> None:
    found = data("where", "units/at-at", "--used-by")
    validate("where", found)
    assert {"scenarios/hoth/02-snowspeeder-counter-attack"} <= {one["thing"] for one in found["used_by"]}
    one = next(one for one in found["used_by"] if one["thing"].startswith("scenarios/"))
    assert "at-at" in Path(one["file"]).read_text().splitlines()[one["line"] - 1]


@pytest.mark.parametrize(("name", "token"), [("units/at-at", "AT2"), ("terrain/ridge", "RI")])
def test_who_uses_a_thing_in_a_drawing_is_told_hex_by_hex(tmp_path: Path, name: str, token: str) -> None:
    drawing = "".join(f"    {row} " + " ".join([".."] * (10 - n % 2)) + "\n" for n, row in enumerate("ABCDEFG"))
    drawing = drawing.replace(".. ..", "RI:AT2 RI", 1).replace("G ..", "G AT1")
    ruling = f"title: {{en: T, es: T}}\nposition:\n  drawn: |\n{drawing}question: {{sight: [A1, A2]}}\nanswer: {{visible: true}}\n"
    over = pack(tmp_path / "over", rulings__drawn=ruling)
    used = [
        one for one in data("where", name, "--used-by", "--pack", over)["used_by"] if one["thing"] == "rulings/drawn"
    ]
    found = [ruling.splitlines()[one["line"] - 1][one["column"] - 1 :].split()[0] for one in used]
    assert found == (["RI:AT2", "AT1"] if token == "AT2" else ["RI:AT2", "RI"])


@pytest.mark.parametrize(
    "name", ["x", "units/att-at", "units/at-at.zzz", "hotth/units/at-at", "units", "units/", "..", "units/at-at.", ""]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_there_is_a_mistake_in_the_call(name: str, lang: str) -> None:
    done = run("where", name, "--lang", lang)
    assert (done.exit_code, done.stdout) == (2, "") and done.stderr.strip()
