"""The site as a reader has it, in a real browser: languages, search, colours, a phone, and who cannot see it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.site.browser import Browser
from tests.site.conftest import Site

AXE = Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"
NO_AXE = f"axe-core is missing: run npm ci in {AXE.parents[2]}"
# A page of each kind.
PAGES = ("index", "questions", "rules", "rules/w3", "rules/u1", "units", "terrain", "cards", "leaders", "variants",
         "battles", "battles/hoth/06-retrieve-imperial-data", "glossary", "checks", "make/language", "make/files",
         "make/tutorial", "play/coverage", "replays", "decisions/0002-judge-and-engine")  # fmt: skip
# The same without those that only have more of something.
KINDS = ("index", "questions", "rules", "rules/u1", "units", "variants", "battles/hoth/06-retrieve-imperial-data",
         "play/coverage", "make/tutorial", "replays", "checks")  # fmt: skip
REPLAY = "replays/hoth/02-snowspeeder-counter-attack"


def test_the_switch_leads_to_the_same_page(site: Site, browser: Browser) -> None:
    browser.open(f"{site.address}/en/rules/w3.html")
    browser.click("a.language")
    browser.wait("location.pathname", lambda path: path == "/es/rules/w3.html")
    browser.wait("document.documentElement.lang", lambda lang: lang == "es")
    browser.click("a.language")
    browser.wait("location.pathname", lambda path: path == "/en/rules/w3.html")


def test_the_door_leads_to_the_language_of_the_reader(site: Site, browser: Browser) -> None:
    browser.open(f"{site.address}/index.html")
    browser.wait("location.pathname", lambda path: path == "/en/index.html")


@pytest.mark.parametrize(
    ("lang", "asked", "found"),
    [
        ("en", "ridges", "Ridge – Terrain"),
        ("es", "crestas", "Cresta – Terreno"),
        ("en", "unit_moved", ""),
        ("es", "retiradas", ""),
        ("en", "set-up", "Set-up – 7. Outpost Attack"),
    ],
)
def test_search_finds_in_its_language(site: Site, browser: Browser, lang: str, asked: str, found: str) -> None:
    browser.open(f"{site.address}/{lang}/index.html")
    browser.run("document.getElementById('mkdocs-search-query').focus()")
    browser.type(asked)
    titles = "[...document.querySelectorAll('#mkdocs-search-results h3')].map(h => h.textContent)"
    browser.wait(titles, lambda results: found in results if found else results)
    browser.click("#mkdocs-search-results a")
    browser.wait("location.pathname", lambda path: path.startswith(f"/{lang}/") and path != f"/{lang}/index.html")


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("asked", ["AT-AT", "L6", "M3", "l6:"])
def test_search_puts_a_title_first_however_short_the_word(site: Site, browser: Browser, lang: str, asked: str) -> None:
    browser.open(f"{site.address}/{lang}/index.html")
    browser.run("document.getElementById('mkdocs-search-query').focus()")
    browser.type(asked)
    first = "document.querySelector('#mkdocs-search-results h3')?.textContent"
    browser.wait(first, lambda title: title and asked.strip(":").upper() in title)


def test_colours_are_those_of_the_system_until_the_reader_chooses(site: Site, browser: Browser) -> None:
    ground = "getComputedStyle(document.body).backgroundColor"
    browser.open(f"{site.address}/en/index.html")
    light = browser.run(ground)
    browser.prefer(prefers_color_scheme="dark")
    dark = browser.wait(ground, lambda colour: colour != light)
    browser.click("#colours")
    assert browser.run(ground) == light
    browser.open(f"{site.address}/en/units.html")
    assert browser.run(ground) == light
    browser.open(f"{site.address}/en/{REPLAY}.html")
    of_replay = browser.run(ground)
    browser.open(f"{site.address}/en/units.html")
    browser.click("#colours")
    assert browser.run(ground) == dark
    browser.open(f"{site.address}/en/{REPLAY}.html")
    assert browser.run(ground) != of_replay
    browser.prefer(prefers_color_scheme="light")
    assert browser.run(ground) != of_replay
    assert browser.run("getComputedStyle(document.getElementById('turn')).visibility") == "hidden"
    browser.run("localStorage.clear()")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_phone_shows_every_page_without_sideways_scrolling(site: Site, browser: Browser, lang: str) -> None:
    browser.size(360, 740, phone=True)
    for page in (*PAGES, REPLAY):
        browser.open(f"{site.address}/{lang}/{page}.html")
        assert browser.run("document.documentElement.scrollWidth") <= 360, page


def test_the_menu_of_a_phone(site: Site, browser: Browser) -> None:
    browser.size(360, 740, phone=True)
    browser.open(f"{site.address}/en/units.html")
    shown = "getComputedStyle(document.getElementById('nav')).display !== 'none'"
    assert not browser.run(shown)
    browser.click("#menu")
    assert browser.run(shown)


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_nobody_is_shut_out(site: Site, browser: Browser, colours: str) -> None:
    """No finding of axe-core that is serious or worse."""
    assert AXE.is_file(), NO_AXE
    axe = AXE.read_text(encoding="utf-8")
    browser.prefer(prefers_color_scheme=colours)
    found = []
    for page in (*KINDS, REPLAY):
        browser.open(f"{site.address}/{'en' if colours == 'light' else 'es'}/{page}.html")
        browser.run(axe + ";0")
        only = "" if colours == "light" else ", runOnly: ['color-contrast']"
        told = browser.run(
            f"axe.run(document, {{resultTypes: ['violations']{only}}}).then(r => r.violations.filter(v => "
            "['serious', 'critical'].includes(v.impact)).map(v => [v.id, v.nodes.length, v.nodes[0].html.slice(0, 200)]))"
        )
        found += [(page, *one) for one in told]
    assert found == []


def test_every_page_loads_without_a_complaint(site: Site, browser: Browser) -> None:
    """The fixture sees what the pages asked for and complained of."""
    for page in (*PAGES, REPLAY, "battles/evil-battle"):
        browser.open(f"{site.address}/es/{page}.html")
        assert browser.run("window.pwned") is None
    assert len(browser.requests) > len(PAGES)


def test_the_site_can_be_read_from_disk(site: Site, browser: Browser) -> None:
    browser.open((site.folder / "en" / "rules" / "w3.html").as_uri())
    assert browser.run("[...document.images].length") > 3
    browser.click("a[rel=next], .turn a")
    browser.wait("location.pathname", lambda path: path.endswith(".html") and "w3" not in path)
