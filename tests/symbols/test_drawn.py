"""A pack that brings its own symbols: they stand wherever its things are drawn."""

from __future__ import annotations

import re
from base64 import b64decode
from pathlib import Path

import pytest

from hothkit.pack.loading import load
from hothkit.reference.site import shelf_of, texts
from hothkit.reference.stock import stock
from hothkit.sheets.choice import Choice
from hothkit.sheets.document import Style
from hothkit.sheets.paper import PAPERS
from tests.cli.runs import data, run
from tests.outputs import validate

NAME = "name: {en: Mine, es: Mío}\n"
THINGS = {
    "units/my-unit": "side: rebel\ntype: infantry\nminiatures: 3\nmove: {most: 2}\nattack: [2]\ncode: MI\n",
    "structures/my-structure": "code: MS\n",
    "terrain/mine": "code: MT\ncolour: '#abcdef'\n",
    "badges/mine": "code: M\nfits: {kind: my-unit}\n",
    "markers/mine": "code: MM\n",
}
OTHERS = {
    "cards/mine": "order: [{up_to: 2, kind: my-unit}]\n",
    "decks/mine": "side: rebel\ncards: {mine: 9}\n",
    "scenarios/mine": "rules: hoth\nboard: standard\nfirst: rebel\nhand: {rebel: 3, empire: 3}\ndecks: {rebel: mine}\n"
    "victory: {medals: {rebel: 1, empire: 2}}\nunits: {rebel: {my-unit: [G5, G6]}, empire: {snowtroopers: [A5]}}\n"
    "badges: {mine: [G5]}\nstructures: {my-structure: {side: rebel, at: [G2]}}\nterrain: {mine: [D5]}\nmarkers: {mine: [D3]}\n",
}
PATHS = {name: f"M {n} 1 L 9 9 Q 1 2 3 {n} Z" for n, name in enumerate(THINGS, 10)}
DRAWN = {name.partition("/")[0]: f'"M{n} 1 L9 9 Q1 2 3 {n} Z"' for n, name in enumerate(THINGS, 10)}


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A thing of each kind that can be drawn, each with a path of its own, and a battle with all of them."""
    folder = tmp_path_factory.mktemp("mine")
    things = {name: f"{text}symbol: {{path: {PATHS[name]}}}\n" for name, text in THINGS.items()}
    for name, text in (things | OTHERS).items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / f"{name}.yaml").write_text(NAME + text, encoding="utf-8")
    return folder


def missing(text: str, *kinds: str) -> list[str]:
    """The kinds whose path a text does not show, pictures looked at that it has packed or quoted."""
    packed = re.findall("data:image/svg[+]xml;base64,([A-Za-z0-9+/=]+)", text)
    shown = "".join([text.replace('\\"', '"'), *(b64decode(one).decode() for one in packed)])
    return [kind for kind in kinds or DRAWN if DRAWN[kind] not in shown]


def test_there_is_nothing_to_find_fault_with(pack: Path) -> None:
    assert {one["check"] for one in data("check", pack)} == {"key-order"}


@pytest.mark.parametrize("more", [(), ("--ink-saving",)])
def test_a_map_shows_them(pack: Path, more: tuple[str, ...]) -> None:
    assert missing(run("show", "mine", "--pack", pack, "--format", "svg", *more).output) == []


def test_the_data_of_a_map_tells_their_paths(pack: Path) -> None:
    shown = data("show", "mine", "--pack", pack)
    validate("show", shown)
    cells = {cell["hex"]: cell for cell in shown["cells"]}
    assert [
        cells["G5"]["piece"]["symbol"],
        cells["G2"]["structure"]["symbol"],
        cells["D5"]["ground"]["symbol"],
        cells["G5"]["piece"]["badge"]["symbol"],
        cells["D3"]["markers"][0]["symbol"],
    ] == list(PATHS.values())


@pytest.mark.parametrize(
    ("battles", "only", "kinds"),
    [
        ((), "reference", ("units", "structures", "terrain", "badges")),
        (("mine",), "", DRAWN),
        ((), "counters", ("units", "badges", "markers")),
        ((), "hexes", ("terrain", "structures")),
        ((), "decks/mine", ("units",)),
    ],
)
def test_sheets_show_them(pack: Path, battles: tuple[str, ...], only: str, kinds: tuple[str, ...]) -> None:
    style = Style("en", PAPERS["a4"])
    jobs = Choice(battles, (only,) if only else ()).jobs(load([pack]), [style])
    assert missing("".join(document.html for job in jobs for document in job()), *kinds) == []


def test_the_site_shows_them(pack: Path) -> None:
    made = texts(shelf_of(stock(load([pack], left_out=("ruling",))), "en"))
    for kind in DRAWN:
        assert missing(made[f"{kind}.md"], kind) == []


def test_a_replay_shows_them(pack: Path, tmp_path: Path) -> None:
    record, page = tmp_path / "x.record", tmp_path / "x.html"
    players = [word for side in ("rebel", "empire") for word in ("--player", f"{side}=random")]
    run("play", "mine", "--pack", pack, *players, "--seed", "1", "--limit", "1", "--record", record)
    assert run("replay", record, "--pack", pack, "--html", page).exit_code == 0
    assert missing(page.read_text(encoding="utf-8")) == []


def test_a_battle_may_draw_a_thing_otherwise_and_need_not_say_so(pack: Path, tmp_path: Path) -> None:
    path = tmp_path / "other.yaml"
    battle = (pack / "scenarios" / "mine.yaml").read_text(encoding="utf-8")
    path.write_text(battle + 'changes: {units: {my-unit: {symbol: {path: "M 7 7 L 8 8 L 7 9 Z"}}}}\n', encoding="utf-8")
    assert '"M7 7 L8 8 L7 9 Z"' in run("show", path, "--pack", pack, "--format", "svg").output
    assert data("show", path, "--pack", pack)["notes"] == data("show", "mine", "--pack", pack)["notes"]
