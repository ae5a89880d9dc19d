"""The free game that comes with hothkit: sound, complete, even, and its pages speak of nothing else."""

from __future__ import annotations

import re
import zipfile
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from hothkit.model.ruling import Ruling
from hothkit.prose import phrases
from hothkit.prose.speech import Speech
from hothkit.reference.build import foot
from hothkit.reference.site import shelf_of, texts
from hothkit.reference.stock import Stock, stock
from hothkit.text import LANGUAGES
from tests.another_game import BATTLES, ID, PACK, game, played
from tests.cli.runs import data, run
from tests.games import play
from tests.outputs import validate


@cache
def everything() -> Stock:
    """What its pages are made from."""
    return stock(game())


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pack as a zip."""
    path = tmp_path_factory.mktemp("packed") / f"{ID}.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for file in sorted(PACK.rglob("*.yaml")):
            archive.write(file, file.relative_to(PACK).as_posix())
    return path


def test_nothing_is_found_in_it_as_a_folder_or_as_a_zip(packed: Path) -> None:
    for path in (PACK, packed):
        found = run("check", path, "--strict")
        assert (found.exit_code, found.output) == (0, run("check", PACK, "--strict").output)


def test_from_a_zip_it_is_shown_and_its_rulings_are_right(packed: Path) -> None:
    shown = (run("show", f"{ID}/{BATTLES[0]}", *more).output for more in ((), ("--pack", packed)))
    assert len({*shown}) == 1
    assert run("rulings", ID, "--pack", packed).exit_code == 0


def test_its_deck_has_enough_different_cards() -> None:
    cards = game().of_kind("decks")["common"].data["cards"]
    assert set(cards) == set(game().of_kind("cards")) and 16 <= len(cards) <= 24
    assert 50 <= sum(cards.values()) <= 60 and sum(cards.values()) == game().of_kind("components")[""].data["cards"]


def test_every_row_of_its_rules_is_shown_by_a_ruling() -> None:
    shown = {row for id, one in game().of_kind("rulings").items() for row in Ruling.of(id, one.data).rows}
    assert shown == set(game().of_kind("requirements")[""].data["rows"])


def test_every_face_of_its_die_is_rolled_in_a_ruling() -> None:
    rolled = {
        face
        for id, one in game().of_kind("rulings").items()
        for roll in one.data.get("dice", ())
        for face in roll.split()
    }
    assert rolled == set(game().of_kind("dice")[""].data["faces"])


@pytest.mark.parametrize("battle", BATTLES)
def test_either_side_wins_now_and_then(battle: str) -> None:
    winners = Counter(play(played(battle), seed, "greedy", "greedy").states[-1].winner for seed in range(1, 9))
    assert set(winners) == {0, 1}


@pytest.mark.parametrize("battle", BATTLES)
def test_a_record_is_verified(battle: str, tmp_path: Path) -> None:
    record = tmp_path / "one.record"
    assert run("play", f"{ID}/{battle}", "--seed", 2, "--record", record).exit_code == 0
    validate("replay", data("replay", record))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_usual_game_stands_on_its_pages(lang: str) -> None:
    pages = texts(shelf_of(everything(), lang))
    strange = re.compile(
        r"\b(hoth|rebels?|rebeldes?|empire|imperio|imperial|badges?|insignias?|leaders?|l[ií]deres?)\b", re.I
    )
    assert not {path: found for path, text in pages.items() if (found := strange.findall(text))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_pages_are_those_that_it_has_something_for(lang: str) -> None:
    pages = texts(shelf_of(everything(), lang))
    assert {"index.md", "questions.md", "rules.md", "units.md", "terrain.md", "cards.md", "glossary.md"} <= set(pages)
    assert not {"variants.md", "replays.md", "badges.md", "leaders.md", "make/tutorial.md", "checks.md"} & set(pages)
    led = re.findall(r'class="tile"[^>]*href="([^"]+)"|href="([^"]+)"[^>]*class="tile"', pages["index.md"])
    assert led and all("".join(one).replace(".html", ".md") in pages for one in led)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_own_rule_stands_on_sheet_and_page(lang: str) -> None:
    (rule,) = game().content().turn.rules
    said = Speech(phrases(lang), game().content()).rule(rule)
    assert said[:40] in texts(shelf_of(everything(), lang))["rules.md"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_foot_of_its_pages_says_whose_it_is(lang: str) -> None:
    pack = game().packs[0].data
    assert next(foot(shelf_of(everything(), lang))) == pack["notice"][lang]
