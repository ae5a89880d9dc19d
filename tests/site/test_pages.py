"""What stands on the pages: the rules with their rulings, the questions, the glossary; links that lead somewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from hothkit.balance.findings import played
from hothkit.checks.registry import CHECKS
from hothkit.checks.sample import sample, tried
from hothkit.model.ruling import Ruling
from hothkit.pack.library import FOLDER_OF_KIND
from hothkit.prose import phrases
from hothkit.reports.text import report
from hothkit.text import LANGUAGES, plain
from hothkit.words.vocabulary import VOCABULARY
from tests.battles import WRITTEN, bundled
from tests.site.conftest import Site


class _Reader(HTMLParser):
    """Collects ids, the targets of links and pictures, and what could run."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.targets: list[str] = []
        self.running: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if "id" in values:
            self.ids.append(values["id"])
        self.targets += [values[name] for name in ("href", "src") if name in values]
        self.running += [f"{tag} {name}" for name in values if name.startswith("on") and name != "onsubmit"]
        if tag == "b" and "onmouseover" in values:
            self.running.append("a foreign element")

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@cache
def read(path: Path) -> _Reader:
    reader = _Reader()
    reader.feed(path.read_text(encoding="utf-8"))
    return reader


def pages(site: Site, lang: str = "") -> Iterator[Path]:
    yield from sorted((site.folder / lang).rglob("*.html"))


def said(site: Site, path: str) -> str:
    return " ".join(" ".join(read(site.folder / path).text).split())


def test_every_link_leads_to_a_page_and_to_a_place_on_it(site: Site) -> None:
    broken = []
    for path in pages(site):
        for target in read(path).targets:
            if target.startswith("data:"):
                continue
            address, _, place = target.partition("#")
            leads = (path.parent / address).resolve() if address else path
            if not leads.is_file() or (place and leads.suffix == ".html" and place not in read(leads).ids):
                broken.append((path.relative_to(site.folder).as_posix(), target))
    assert broken == []


def test_no_page_names_another_host(site: Site) -> None:
    for path in pages(site):
        assert not [target for target in read(path).targets if "//" in target], path
    for path in (*site.folder.rglob("*.css"), *site.folder.rglob("look/*.js")):
        assert "//" not in re.sub(
            r"/\*.*?\*/|^\s*//.*$|; //.*$", "", path.read_text(encoding="utf-8"), flags=re.S | re.M
        ), path


def test_an_id_stands_once_on_a_page(site: Site) -> None:
    for path in pages(site):
        ids = read(path).ids
        assert len(ids) == len(set(ids)), path


def test_every_page_has_its_twin_in_the_other_languages(site: Site) -> None:
    paths = [{path.relative_to(site.folder / lang) for path in pages(site, lang)} for lang in LANGUAGES]
    assert paths[0] == paths[1] and len(paths[0]) > 120


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_is_shown_with_its_position(site: Site, lang: str) -> None:
    found = {}
    for path in (site.folder / lang / "rules").glob("*.html"):
        for id in read(path).ids:
            found[id] = path
    for id in bundled().of_kind("rulings"):
        assert id in found, id
        assert f"../../pictures/rulings/{id}.svg" in read(found[id]).targets


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_has_its_place(site: Site, lang: str) -> None:
    for folder in ("units", "badges", "terrain", "structures", "markers", "cards", "leaders", "variants"):
        ids = read(site.folder / lang / f"{folder}.html").ids
        assert set(bundled().of_kind(folder)) <= set(ids)
    for id in bundled().of_kind("scenarios"):
        assert (site.folder / lang / "battles" / f"{id}.html").is_file()
        assert (site.folder / lang / "replays" / f"{id}.html").is_file()
    (rows,) = (thing.data["rows"] for thing in bundled().of_kind("requirements").values())
    for row in rows:
        assert (site.folder / lang / "rules" / f"{row.lower()}.html").is_file()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ten_questions_are_answered_by_their_rulings(site: Site, lang: str) -> None:
    rulings = [Ruling.of(id, thing.data) for id, thing in bundled().of_kind("rulings").items()]
    asked = [ruling for ruling in rulings if ruling.asked is not None]
    assert len(asked) >= 10 and len({ruling.asked.order for ruling in asked if ruling.asked}) == len(asked)
    text, ids = said(site, f"{lang}/questions.html"), read(site.folder / lang / "questions.html").ids
    for ruling in asked:
        assert ruling.asked is not None and ruling.head.id in ids
        for part in (ruling.asked.question, ruling.asked.answer):
            assert set(dict(part.forms)) == set(WRITTEN) and part.say(lang) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_check_and_every_word_is_told_of(site: Site, lang: str) -> None:
    assert set(CHECKS) <= set(read(site.folder / lang / "checks.html").ids)
    ids = read(site.folder / lang / "make" / "language.html").ids
    for group, words in VOCABULARY.items():
        assert {f"{group}-{word}".replace("_", "-") for word in words} <= set(ids)


def named(term: Any) -> dict[str, str]:
    """The term itself, or the name of the thing that it stands for."""
    if "term" in term:
        words: dict[str, str] = term["term"]
        return words
    ((kind, id),) = term["about"].items()
    name: dict[str, str] = bundled().of_kind(FOLDER_OF_KIND[kind])[id].data["name"]
    return name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_check_is_shown_with_its_fault_what_is_said_of_it_and_mended(site: Site, lang: str) -> None:
    """Letter by letter: nothing in a sample is markup."""
    page = read(site.folder / lang / "checks.html")
    shown = "".join(page.text)
    for name in CHECKS:
        one = sample(name)
        faulty = tried(one.bad, played)
        for text in (one.bad.text, report(faulty.found, phrases(lang), faulty.library), one.good.text):
            assert "\n".join(map(plain, text.splitlines())) in shown, name
    assert site.page(f"{lang}/checks.html").count("<mark>") == sum(bool(sample(name).bad.text) for name in CHECKS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_has_every_term_and_is_linked_from_every_page(site: Site, lang: str) -> None:
    (terms,) = (thing.data["terms"] for thing in bundled().of_kind("glossary").values())
    text = said(site, f"{lang}/glossary.html")
    assert set(terms) <= set(read(site.folder / lang / "glossary.html").ids)
    for term in terms.values():
        for language in WRITTEN:
            assert named(term)[language] in text
            for synonym in term.get("synonyms", {}).get(language, ()):
                assert synonym["text"] in text
    for path in pages(site, lang):
        if "replays/" not in path.as_posix():
            assert any(target.endswith("glossary.html") for target in read(path).targets), path


def test_what_a_stranger_writes_is_only_text(site: Site) -> None:
    for path in pages(site):
        assert read(path).running == [], path
        html = path.read_text(encoding="utf-8")
        assert "window.pwned=1</script>" not in html.replace("&#60;", "<") or "<script>window.pwned" not in html, path
        assert not any(target.lower().startswith("javascript:") for target in read(path).targets), path
    assert "window.pwned=1" in said(site, "en/units.html")


def test_no_note_says_again_what_stands_above_it(site: Site) -> None:
    for path in pages(site):
        html = path.read_text(encoding="utf-8")
        above = re.findall(r'<p class="(?:rule|warning)">(.*?)</p>', html)
        notes = re.findall(r'<p class="note">(.*?)</p>', html)
        assert not [note for note in notes if any(note in text for text in above)], path


def test_no_title_is_cut(site: Site) -> None:
    titles = [re.findall(r"<h1[^>]*>(.*?)</h1>", path.read_text(encoding="utf-8")) for path in pages(site)]
    assert titles and not [title for found in titles for title in found if re.search(r"\w…", title)]


def test_search_shows_titles_as_they_are(site: Site) -> None:
    for lang in WRITTEN:
        index = json.loads(site.page(f"{lang}/search/search_index.json"))
        titles = [entry["title"] for entry in index["docs"]]
        assert not any("&#" in title for title in titles) and len(titles) > 700
        assert index["config"]["lang"] == [lang]
        pages = {entry["location"]: entry["title"] for entry in index["docs"] if "#" not in entry["location"]}
        for entry in index["docs"]:
            page, _, part = entry["location"].partition("#")
            assert not part or entry["title"].endswith(f" – {pages[page]}")
