"""What a position looks like before it is drawn: badges, medals and exits in words."""

from pathlib import Path

import pytest

from hothkit.position.state import AWAY
from hothkit.views.board_markers import markers_of
from tests.battles import battle as battle_of
from tests.battles import hex_of, piece_on, start
from tests.cli.runs import data, run
from tests.outputs import validate

BATTLE = """\
name: {en: Ford}
rules: hoth
board: standard
first: rebel
hand: {rebel: 4, empire: 4}
victory: {medals: {rebel: 3, empire: 3}}
units:
  rebel: {echo-base-troopers: [G1, G2], snowspeeders: [F1, F2]}
  empire: {snowtroopers: [A1, A2], at-at: [A4]}
badges: {elite: [A1], scout: [G2], elite-squadron: [F1]}
structures:
  shield-generator: {side: rebel, at: [G6], target: true}
  ion-cannon: {side: rebel, at: [G8]}
medal_hexes:
  - {at: [A2], kind: temporary, medals: 2}
  - {at: [D3, D4], kind: permanent, side: empire, together: any}
  - {at: [E1, E2], kind: permanent, side: rebel, together: all, needs: {type: [infantry, vehicle]}}
  - {at: [E5], kind: permanent, needs: {not: {type: infantry}}}
exits: {rebel: [A2, C1], empire: [G3]}
"""


@pytest.fixture
def battle(tmp_path: Path) -> Path:
    path = tmp_path / "ford.yaml"
    path.write_text(BATTLE)
    return path


def cells(battle: Path, *more: str) -> dict:
    drawn = data("show", battle, *more)
    validate("show", drawn)
    return {cell["hex"]: cell for cell in drawn["cells"]}


def test_a_unit_is_called_as_its_base_unit_and_has_its_badge_beside(battle: Path) -> None:
    found = cells(battle)
    squadron, plain = found["F1"]["piece"], found["F2"]["piece"]
    assert squadron["name"] == plain["name"] == "Snowspeeder"
    assert (squadron["full"], squadron["base"], plain["full"], plain["badge"]) == (2, 3, 3, None)
    assert (squadron["badge"]["name"], squadron["badge"]["code"], squadron["badge"]["miniatures"]) == (
        "Elite Squadron",
        "E",
        2,
    )
    assert found["G6"]["structure"]["is_target"] and not found["G8"]["structure"]["is_target"]


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", {
            "A2": ["Temporary · either side · medals: 2 · held by Galactic Empire", "Exit · Rebel Alliance"],
            "D3": ["Permanent · Galactic Empire · medals: 1 · a: one of them is enough"],
            "E2": ["Permanent · Rebel Alliance · medals: 1 · b: all of them at once · only for infantry or vehicle units"],
            "E5": ["Permanent · either side · medals: 1 · only for non-infantry units"],
            "G3": ["Exit · Galactic Empire"],
            "G2": [],
        }),
        ("es", {
            "A2": ["Temporal · cualquier bando · medallas: 2 · en poder de Imperio Galáctico", "Salida · Alianza Rebelde"],
            "D3": ["Permanente · Imperio Galáctico · medallas: 1 · a: basta con uno de ellos"],
        }),
    ],
)  # fmt: skip
def test_a_mark_says_for_whom_it_is_and_how_much(battle: Path, lang: str, texts: dict) -> None:
    found = cells(battle, "--lang", lang)
    shown = {hex: [mark["text"].casefold() for mark in found[hex]["marks"]] for hex in texts}
    assert shown == {hex: [text.casefold() for text in wanted] for hex, wanted in texts.items()}


def test_hexes_that_count_together_have_the_same_letter(battle: Path) -> None:
    found = cells(battle)
    groups = {hex: [mark["group"] for mark in found[hex]["marks"]] for hex in ("A2", "D3", "D4", "E1", "E2", "E5")}
    assert groups == {"A2": ["", ""], "D3": ["a"], "D4": ["a"], "E1": ["b"], "E2": ["b"], "E5": [""]}
    assert found["A2"]["marks"][0]["holder"] == "empire" and found["A2"]["marks"][0]["sides"] == ["empire", "rebel"]


MARKERS = """\
markers: {officer: [G2, D5], ion-charge: [G8, G8, A4]}
"""


def test_markers_lie_on_a_hex_or_are_carried_by_the_unit_there(battle: Path) -> None:
    battle.write_text(BATTLE + MARKERS)
    found = {
        hex: [(look["id"], look["number"], look["is_carried"]) for look in cell["markers"]]
        for hex, cell in cells(battle).items()
        if cell["markers"]
    }
    assert found == {
        "A4": [("ion-charge", 1, False)],
        "D5": [("officer", 1, False)],
        "G2": [("officer", 1, True)],
        "G8": [("ion-charge", 2, False)],
    }


@pytest.mark.parametrize(("lang", "name"), [("en", "Officer"), ("es", "Oficial")])
def test_a_marker_is_named_in_the_language_of_the_reader(battle: Path, lang: str, name: str) -> None:
    battle.write_text(BATTLE + MARKERS)
    (officer,) = cells(battle, "--lang", lang)["D5"]["markers"]
    assert (officer["name"], officer["code"], officer["symbol"]) == (name, "OF", "person")
    assert f"OF   {name}, " in run("show", battle, "--lang", lang).output


def test_a_carried_marker_goes_where_its_carrier_goes_and_leaves_the_board_with_it() -> None:
    position = start(battle_of({"rebel": {"echo-base-troopers": ["E5"]}, "empire": {}}))
    state, kind = position.state, position.setting.kind_of_marker("officer")
    piece, taken_up = piece_on(position, "E5"), hex_of(position, "E5")
    state.markers = ((kind, taken_up, piece),)
    state.hex_of[piece] = hex_of(position, "D5")
    assert [
        (position.setting.grid.names[hex], [look.is_carried for look in looks])
        for hex, looks in markers_of(position, "en").items()
    ] == [("D5", [True])]
    state.hex_of[piece] = AWAY
    assert not markers_of(position, "en")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_terminal_shows_all_of_it_in_eighty_columns(battle: Path, lang: str) -> None:
    text = run("show", battle, "--lang", lang).output
    assert max(map(len, text.splitlines())) <= 80
    assert "RSS2E" in text and "EST4E" in text and "*1" in text
