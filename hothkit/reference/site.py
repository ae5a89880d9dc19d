"""All pages of one language, as files for mkdocs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hothkit.prose import phrases
from hothkit.prose.speech import Speech
from hothkit.reference.documents import documents
from hothkit.reference.page import Page
from hothkit.reference.pages import battles, cards, checks, downloads, lists, reference, rules, start, things
from hothkit.reference.pages.glossary import PATH, Mentions, below, glossary
from hothkit.reference.shelf import Shelf, battle_path
from hothkit.reference.stock import Stock

Nav = list[Any]
_PIECES = ("units", "badges", "terrain", "structures", "markers", "cards", "leaders")
_MAKING = ("tutorial", "how-to", "language", "files", "rulings", "limits", "ci")


def shelf_of(stock: Stock, lang: str) -> Shelf:
    """The stock in a language."""
    words = phrases(lang)
    return Shelf(stock, words, Speech(words, stock.content))


def texts(shelf: Shelf) -> dict[str, str]:
    """Path -> Markdown of every page: those that are made and those that are written by hand."""
    mentions = Mentions(shelf)
    found: dict[str, str] = {}
    written = documents(shelf.words) if shelf.has_manual else {}
    made = list(pages(shelf))
    for page in (start.start(shelf, {*written, *(page.path for page in made)}), *made):
        terms = mentions.of(page.text())
        mentions.note(page.path, page.title, terms)
        found[page.path] = page.text([below(shelf, page, terms)])
    for path, text in written.items():
        page, terms = Page(path, ""), mentions.of(text)
        mentions.note(path, text.partition("\n")[0].lstrip("# "), terms)
        found[path] = f'{text}\n\n<div class="part">{below(shelf, page, terms)}</div>\n'
    last = glossary(shelf, mentions)
    found[PATH] = last.text([below(shelf, last, [])])
    return found


def nav(shelf: Shelf, paths: set[str]) -> Nav:
    """What stands in the bar at the top: one entry, or a name and what is below it."""
    say = shelf.say
    made: Nav = [
        {say("nav.start"): "index.md"},
        {say("nav.play"): ["questions.md", "rules.md", "variants.md", "play/coverage.md", "glossary.md"]},
        {say("nav.battles"): ["battles.md", "replays.md", "print.md", "play/sheets.md", *_battles(shelf)]},
        {say("nav.pieces"): [f"{name}.md" for name in _PIECES]},
        {
            say("nav.make"): [
                *(f"make/{name}.md" for name in _MAKING),
                "play/record.md",
                "checks.md",
                "make/detection.md",
            ]
        },
        {say("nav.about"): ["contributing.md", *sorted(path for path in paths if path.startswith("decisions/"))]},
    ]
    return [kept for entry in made for name, below_ in entry.items() if (kept := _kept(name, below_, paths))]


def _kept(name: str, below_: Any, paths: set[str]) -> Any:
    """The entry without pages that there are not."""
    if isinstance(below_, str):
        return {name: below_} if below_ in paths else None
    there = [path for path in below_ if path in paths]
    return {name: there} if there else None


def _battles(shelf: Shelf) -> list[str]:
    return [battle_path(id) for id in shelf.stock.battles]


def pages(shelf: Shelf) -> Iterator[Page]:
    """The pages that are made, but for the first."""
    yield from lists.questions(shelf)
    yield from rules.pages(shelf)
    yield from things.pages(shelf)
    yield from cards.pages(shelf)
    yield from battles.pages(shelf)
    yield from start.replays(shelf)
    yield from downloads.pages(shelf)
    yield from lists.variants(shelf)
    if shelf.has_manual:
        yield from checks.checks(shelf)
        yield from reference.pages(shelf)
