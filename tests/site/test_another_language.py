"""A third language is one more file: every word of the made pages that is no content's comes from it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

from hothkit.pack.loading import load
from hothkit.prose import Phrases, phrases
from hothkit.prose.speech import Speech
from hothkit.reference.documents import documents
from hothkit.reference.shelf import Shelf
from hothkit.reference.site import nav, texts
from hothkit.reference.stock import stock
from hothkit.shape import KINDS
from hothkit.words.vocabulary import VOCABULARY
from tests.another_language import accented, greek, leaked, program, run_in
from tests.site.browser import Browser
from tests.site.conftest import Site, served
from tests.site.reading import Reading
from tests.test_lang import SOURCES, flat

ENGLISH = SOURCES["en"].data
# What stands in the frame of some pages only.
_SOMETIMES = ("on_this_page", "turn")
REPLAY = "replays/hoth/02-snowspeeder-counter-attack.html"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site as a program makes it that has one more language file."""
    root = program(tmp_path_factory.mktemp("program"))
    sheet = root / "sheets" / "xx" / "a4" / "battle-02-snowspeeder-counter-attack.pdf"
    sheet.parent.mkdir(parents=True)
    sheet.touch()
    run_in(root, "site", "build", "--lang", "xx", "--out", "out", "--sheets", "sheets")
    with served(root / "out") as there:
        yield there


@pytest.fixture(scope="module")
def pages(site: Site) -> dict[str, Reading]:
    root = site.folder / "xx"
    return {path.relative_to(root).as_posix(): Reading(path.read_text("utf-8")) for path in root.rglob("*.html")}


def heads() -> set[str]:
    """Heads that are English in every language: those of pages written by hand, and the words of files themselves."""
    lines = (line for text in documents(phrases("en")).values() for line in text.splitlines())
    written = {line.lstrip("# ") for line in lines if line.startswith("#")}
    return {*written, *KINDS, *(word for words in VOCABULARY.values() for word in words)}


def strings(data: Any) -> Iterator[str]:
    """The texts in a JSON value."""
    if isinstance(data, str):
        yield data
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from strings(value)


def test_there_are_pages_of_every_kind_in_it(site: Site, pages: dict[str, Reading]) -> None:
    english = {path.relative_to(site.folder / "en").as_posix() for path in (site.folder / "en").rglob("*.html")}
    # The sheets were made in one language only.
    assert set(pages) - english == {"print.html"} and english <= set(pages)
    assert {"index.html", "rules/w3.html", "questions.html", "make/files.html", REPLAY} <= set(pages)
    assert {page.lang for page in pages.values()} == {"xx"}
    assert 'href="xx/index.html"' in site.page("index.html")


def test_every_page_has_its_frame_in_it(pages: dict[str, Reading]) -> None:
    frame = {accented(said) for key, said in ENGLISH["site"]["frame"].items() if key not in _SOMETIMES}
    whole = {accented(said) for said in (*ENGLISH["site"]["nav"].values(), ENGLISH["site"]["name"])}
    for path, page in pages.items():
        if path != REPLAY:
            assert (frame | whole) - set(page.frame) == set(), path
    everywhere = {said for page in pages.values() for said in page.frame}
    assert {accented(ENGLISH["site"]["frame"][key]) for key in _SOMETIMES} <= everywhere


def test_no_page_has_an_english_phrase(pages: dict[str, Reading]) -> None:
    assert leaked((said for page in pages.values() for said in page.texts), heads()) == []


def test_pages_written_by_hand_say_that_they_are_in_english(site: Site, pages: dict[str, Reading]) -> None:
    assert accented(ENGLISH["site"]["only_english"]) in pages["decisions/0001-layers.html"].texts
    assert '<div lang="en">' in site.page("xx/decisions/0001-layers.html")


def test_a_replay_has_no_english_phrase_in_what_it_tells(site: Site, pages: dict[str, Reading]) -> None:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', site.page(f"xx/{REPLAY}"))
    assert found is not None
    told = list(strings(json.loads(unescape(found[1]))))
    assert len(told) > 50
    assert leaked(told) == []
    controls = {
        accented(ENGLISH["site"]["replay"][key]) for key in ("home", "first", "back", "play", "next", "last", "at")
    }
    assert controls <= set(pages[REPLAY].texts)


def test_search_finds_words_whose_letters_english_has_not(site: Site, browser: Browser) -> None:
    browser.open(f"{site.address}/xx/index.html")
    browser.run("document.getElementById('mkdocs-search-query').focus()")
    title = accented(ENGLISH["site"]["kinds"]["units"])
    assert not title[0].isascii()
    browser.type(title.lower())
    results = "[...document.querySelectorAll('#mkdocs-search-results h3')].map(h => h.textContent)"
    browser.wait(results, lambda found: title in found)


def test_the_switch_leads_there_and_back(site: Site, browser: Browser) -> None:
    browser.open(f"{site.address}/en/units.html")
    browser.click("a.language[lang=xx]")
    browser.wait("location.pathname", lambda path: path == "/xx/units.html")
    browser.click("a.language[lang=en]")
    browser.wait("location.pathname", lambda path: path == "/en/units.html")


def test_letters_of_another_script_stand_on_the_pages_too() -> None:
    words = Phrases("xx", {**greek(ENGLISH), "grammar": ENGLISH["grammar"]}, ENGLISH)
    held = stock(load(left_out=("ruling",)))
    shelf = Shelf(held, words, Speech(words, held.content))
    by_hand = documents(words)
    pages = {path: unescape(text) for path, text in texts(shelf).items() if path not in by_hand}
    assert len(pages) > 100
    whole = "\n".join(pages.values())
    said = [one for _, one in flat(ENGLISH["site"]) if "{" not in one and len(one) > 20]
    assert len(said) > 50
    assert [one for one in said if one in whole] == []
    assert greek(ENGLISH["site"]["rules"]["lead"]) in pages["rules.md"]
    assert [name for entry in nav(shelf, set(pages)) for name in entry if name.isascii()] == []
    assert all(greek(ENGLISH["site"]["only_english"]) in unescape(text) for text in by_hand.values())
