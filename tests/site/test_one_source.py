"""A number changed in one file is changed wherever the product says it, and nowhere else is anything changed."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hothkit import resources
from hothkit.pack.library import FOLDER_OF_KIND
from hothkit.pack.loading import load
from hothkit.reference.page import slug
from hothkit.reference.stock import stock
from hothkit.text import LANGUAGES
from hothkit.yaml_source import Route, read_file
from tests.battles import bundled
from tests.cli.runs import data, run
from tests.sheets.papers import text
from tests.site.conftest import Site
from tests.site.strangers import write_pack

SEEDS = (2,)
PLAYED = ("rules/", "rules.", "replays/", "questions.")
"""Pages of what is played, which turns out otherwise with another number."""


@dataclass(frozen=True, eq=False)
class Change:
    """A number of a thing that is one more than it was (or one less, below zero)."""

    folder: str
    id: str
    route: Route
    battle: dict[str, Any]
    """A battle in which `hothkit explain` tells the number."""
    ask: tuple[str, ...]
    read: Callable[[Any], object]

    @property
    def name(self) -> dict[str, str]:
        found: dict[str, str] = bundled().of_kind(self.folder)[self.id].data["name"]
        return found

    def make(self, pack: Path) -> None:
        """Make it in a copied pack, in the text of the file and at this one place."""
        path = pack / self.folder / f"{self.id}.yaml"
        source = read_file(path, path.name)
        place = source.place(self.route)
        assert place.line is not None and place.column is not None
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        before, after = lines[place.line - 1][: place.column - 1], lines[place.line - 1][place.column - 1 :]
        old = re.match(r"-?\d+", after)
        assert old is not None
        new = int(old[0]) + (1 if int(old[0]) > 0 else -1)
        lines[place.line - 1] = f"{before}{new}{after[old.end() :]}"
        path.write_text("".join(lines), encoding="utf-8")


def battle(rebel: dict[str, list[str]], empire: dict[str, list[str]], **more: Any) -> dict[str, Any]:
    """The smallest battle with these units."""
    return {
        "name": {"en": "Probe"},
        "rules": "hoth",
        "board": "standard",
        "first": "empire",
        "hand": {"rebel": 1, "empire": 1},
        "victory": {"medals": {"rebel": 1, "empire": 1}},
        "units": {"rebel": rebel, "empire": empire},
        **more,
    }


FOOT = {"rebel": "echo-base-troopers", "empire": "snowtroopers"}


def dice_of_units() -> Iterator[Change]:
    for id, thing in bundled().of_kind("units").items():
        own = thing.data["side"]
        other = "rebel" if own == "empire" else "empire"
        for step in range(len(thing.data["attack"])):
            target = f"D{3 + step}"
            there = battle(**{own: {id: ["D2"]}, other: {FOOT[other]: [target]}})
            yield Change("units", id, ("attack", step), there, ("attack", "D2", target), lambda said: said["base"])


def moves_of_units() -> Iterator[Change]:
    for id, thing in bundled().of_kind("units").items():
        if thing.data["move"]["most"] > 0:
            own = thing.data["side"]
            other = "rebel" if own == "empire" else "empire"
            there = battle(**{own: {id: ["D5"]}, other: {FOOT[other]: ["G10" if other == "rebel" else "A1"]}})
            yield Change("units", id, ("move", "most"), there, ("move", "D5"), lambda said: _far(said, False))


def dice_of_grounds() -> Iterator[Change]:
    for id, thing in bundled().of_kind("terrain").items():
        if "protection" in thing.data:
            there = battle({FOOT["rebel"]: ["D3"]}, {FOOT["empire"]: ["D2"]}, terrain={id: ["D3"]})
            asked = ("attack", "D2", "D3")
            yield Change(
                "terrain", id, ("protection", 0, "dice"), there, asked, lambda said: said["modifiers"][0]["dice"]
            )


def orders_of_cards() -> Iterator[Change]:
    there = battle({FOOT["rebel"]: ["G1"]}, {FOOT["empire"]: ["A1"]})
    for id, thing in bundled().of_kind("cards").items():
        decks = [deck.data["side"] for deck in bundled().of_kind("decks").values() if id in deck.data["cards"]]
        if len(decks) == 1 and isinstance(thing.data.get("order", [{}])[0].get("up_to"), int):
            asked = ("order", id)
            yield Change("cards", id, ("order", 0, "up_to"), there, asked, lambda said: said["orders"][0]["up_to"])


def figures_of_badges() -> Iterator[Change]:
    enemy, friends = {FOOT["rebel"]: ["D3"]}, {FOOT["empire"]: ["C5", "D2"]}
    # Nobody moves further and attacks than they move at all.
    swift = {"units": {FOOT["empire"]: {"move": {"most": 5, "still_attack": 1}}}}
    for id, thing in bundled().of_kind("badges").items():
        for rule, one in thing.data.get("rules", {}).items():
            for figure in one.get("change", {}):
                there = battle(enemy, friends, badges={id: ["C5"]}, terrain={"ridge": ["C5"]}, changes=swift)
                route = ("rules", rule, "change", figure)
                if figure == "dice":
                    asked = ("attack", "D2", "D3")
                    yield Change("badges", id, route, there, asked, lambda said: said["modifiers"][0]["dice"])
                else:
                    yield Change("badges", id, route, there, ("move", "C5"), lambda said: _far(said, True) - 1)


def _far(said: Any, attacking: bool) -> int:
    return max(one["steps"] for one in said["reachable"].values() if one["may_attack"] or not attacking)


KINDS = (dice_of_units, moves_of_units, dice_of_grounds, orders_of_cards, figures_of_badges)


def chosen(seed: int) -> list[Change]:
    """A change of each kind, each of another thing."""
    dice, found = Random(seed), dict[tuple[str, str], Change]()
    for kind in KINDS:
        one = dice.choice([change for change in kind() if (change.folder, change.id) not in found])
        found[one.folder, one.id] = one
    return list(found.values())


@dataclass(frozen=True)
class Changed:
    """A copied pack with five changes, and what is made of it."""

    changes: list[Change]
    pack: Path
    site: Path
    sheets: Path


@pytest.fixture(scope="module", params=SEEDS)
def changed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Changed:
    folder = tmp_path_factory.mktemp("changed")
    changes, pack, stranger = chosen(request.param), folder / "hoth", folder / "stranger"
    shutil.copytree(resources.folder("rules") / "hoth", pack)
    write_pack(stranger)
    for change in changes:
        change.make(pack)
    made = Changed(changes, pack, folder / "site", folder / "sheets")
    packs = ("--pack", stranger, "--pack", pack)
    for done in (run("site", "build", "--out", made.site, *packs), sheets(made.sheets, *packs)):
        assert done.exit_code == 0, done.output
    return made


@pytest.fixture(scope="module")
def usual_sheets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same sheets of the pack as it comes, the stranger's beside it as on the site."""
    folder = tmp_path_factory.mktemp("usual")
    write_pack(folder / "stranger")
    done = sheets(folder / "sheets", "--pack", folder / "stranger")
    assert done.exit_code == 0, done.output
    return folder / "sheets"


def sheets(out: Path, *packs: object) -> Any:
    """The reference sheets and all cards."""
    return run(
        "sheets", "--only", "reference", "--only", "cards", "--lang", "all", "--workers", 1, "--out", out, *packs
    )


def blocks(html: str) -> list[tuple[str, str]]:
    """The texts of a page but for its links to what is played, each with the id of the heading that it stands under."""
    found, under = [], ""
    main = re.sub(
        r'<(ul|span) class="(rulings|where)">.*?</\1>',
        "",
        html[html.index("<main") : html.index("</main>")],
        flags=re.DOTALL,
    )
    for part in re.split(r"</?(?:p|li|tr|dd|dt|dl|div|ul|h[1-6]|nav|svg|figure)\b", main):
        heading = re.match(r'[^>]*\bid="([^"]+)"', part)
        under = heading[1] if heading else under
        said = " ".join(unescape(re.sub(r"<[^>]*>", " ", "<" + part)).split())
        found.append((under, said))
    return found


def differing(old: list[Any], new: list[Any]) -> Iterator[tuple[int, int, int, int]]:
    for tag, *at in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag != "equal":
            yield at[0], at[1], at[2], at[3]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_of_the_site(site: Site, changed: Changed, lang: str) -> None:
    found: set[tuple[str, Change]] = set()
    for path in sorted((site.folder / lang).rglob("*.html")):
        page = path.relative_to(site.folder / lang).as_posix()
        if page.startswith(PLAYED):
            continue
        old, new = (blocks((made / lang / page).read_text(encoding="utf-8")) for made in (site.folder, changed.site))
        for first, last, start, end in differing(old, new):
            assert end - start == last - first, (page, old[first:last], new[start:end])
            for number in range(start, end):
                # An example says right before its sentence in which file it stands.
                block, before = new[number], new[number - 1][1] if number else ""
                about = [
                    change
                    for change in changed.changes
                    if is_about(change, block, lang) or f"{change.folder}/{change.id}" in f"{before} {block[1]}"
                ]
                assert about, (page, block)
                found.update((page, change) for change in about)
    for change in changed.changes:
        assert (f"{change.folder}.html", change) in found
        assert ("glossary.html", change) in found or not terms_about(change)


def is_about(change: Change, block: tuple[str, str], lang: str) -> bool:
    under, said = block
    return under in (slug(change.id), *terms_about(change)) or change.name[lang] in said


def terms_about(change: Change) -> list[str]:
    """The terms of the glossary that stand for the thing."""
    (terms,) = (thing.data["terms"] for thing in bundled().of_kind("glossary").values())
    about = {id: term.get("about", {}) for id, term in terms.items()}
    return [
        id for id, one in about.items() if change.id in one.values() and change.folder in map(FOLDER_OF_KIND.get, one)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_printed_sheets(usual_sheets: Path, changed: Changed, lang: str) -> None:
    wanted = {
        ("cards" if change.folder == "cards" else "reference", (change.folder, change.id)) for change in changed.changes
    }
    found = set()
    for path in sorted(usual_sheets.glob(f"{lang}/a4/*.pdf")):
        kinds = ("cards",) if path.name.startswith("cards") else ("units", "terrain", "badges", "structures")
        names = {
            thing.data["name"][lang]: (folder, id)
            for folder in kinds
            for id, thing in bundled().of_kind(folder).items()
        }
        old, new = (text(made / lang / "a4" / path.name, "-raw") for made in (usual_sheets, changed.sheets))
        before, after = (re.findall(r"\S+|\s", said) for said in (old, new))
        for _, _, start, end in differing(before, after):
            lead = "".join(after[:start])
            here = max(names, key=lambda name: (lead.rfind(name), len(name)))
            where = (path.stem.partition("-")[0], names[here])
            assert where in wanted, (path, lead[-60:], after[start:end])
            found |= {where} if re.search(r"\d", "".join(after[start:end])) else set()
    assert found == wanted


def test_what_explain_says(changed: Changed, tmp_path: Path) -> None:
    for change in changed.changes:
        there = tmp_path / "probe.yaml"
        there.write_text(json.dumps(change.battle), encoding="utf-8")
        topic, *about = change.ask
        usual, now = (
            change.read(data("explain", topic, there, *about, *pack)) for pack in ((), ("--pack", changed.pack))
        )
        assert isinstance(usual, int) and isinstance(now, int)
        assert abs(now) == abs(usual) + 1, (change.folder, change.id, change.route)


def test_the_games_that_turn_out_otherwise(changed: Changed) -> None:
    held = stock(load([changed.pack], left_out=()))
    done = run("rulings", "hoth", "--pack", changed.pack, "--format", "json")
    wrong = [one["id"] for one in json.loads(done.stdout) if not one["right"]]
    things = {(change.folder, change.id) for change in changed.changes}
    noticed = {id: things & held.rulings[id].things if id in held.rulings else things for id in wrong}
    assert [id for id, about in noticed.items() if not about] == []
    assert things == set().union(*noticed.values())
