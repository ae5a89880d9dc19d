"""The glossary: every term with its words in all languages, their origin, and the pages that use it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from html import unescape
from typing import Any

from hothkit.pack.library import FOLDER_OF_KIND
from hothkit.reference.markup import Html, definitions, esc, join, link, tag
from hothkit.reference.page import Page, slug
from hothkit.reference.pages.told import told
from hothkit.reference.shelf import Shelf
from hothkit.reference.stock import Key
from hothkit.text import LANGUAGES, Text, alphabetical

PATH = "glossary.md"
_MOST_PAGES = 12
# A term of fewer letters would be found inside half of all sentences.
_LEAST = 3


class Mentions:
    """Which page speaks of which terms."""

    def __init__(self, shelf: Shelf) -> None:
        self._terms = terms(shelf)
        self._ids: dict[str, str] = {}
        for id, data in self._terms.items():
            for said in _spoken(shelf, data):
                self._ids.setdefault(said.lower(), id)
        longest_first = sorted((said for said in self._ids if len(said) >= _LEAST), key=len, reverse=True)
        self._pattern = re.compile(
            r"(?<!\w)(" + "|".join(map(re.escape, longest_first)) + r")(?:e?s)?(?!\w)" if longest_first else r"(?!)"
        )
        self.pages: dict[str, list[tuple[str, str]]] = {id: [] for id in self._terms}

    def of(self, text: str) -> list[str]:
        """The terms of a text, by id, and in the order of their ids."""
        words = unescape(re.sub(r"<[^>]*>|\{:[^}]*\}", " ", text)).lower()
        return sorted({self._ids[found] for found in self._pattern.findall(words)})

    def note(self, path: str, title: str, found: Iterable[str]) -> None:
        """Remember that a page speaks of these terms."""
        for id in found:
            self.pages[id].append((path, title))


def terms(shelf: Shelf) -> Mapping[str, Any]:
    """The terms by id."""
    found: Mapping[str, Any] = shelf.data("glossary").get("", {}).get("terms", {})
    return found


def below(shelf: Shelf, page: Page, found: list[str]) -> Html:
    """Links to the terms of a page, and to the glossary as a whole."""
    known = terms(shelf)
    links = [link(f"{page.to(PATH)}#{slug(id)}", esc(_term(shelf, known[id]))) for id in found]
    whole = link(page.to(PATH), esc(shelf.say("glossary.title")), class_="whole")
    return tag("nav", join((tag("b", whole), *links), " "), class_="terms", aria_label=shelf.say("glossary.here"))


def glossary(shelf: Shelf, mentions: Mentions) -> Page:
    """The page of all terms."""
    page = Page(PATH, shelf.say("glossary.title"), shelf.say("glossary.lead"))
    known = terms(shelf)
    for id in sorted(known, key=lambda id: (alphabetical(_term(shelf, known[id])), id)):
        page.heading(_term(shelf, known[id]), id)
        page.add(_entry(shelf, page, known[id], mentions.pages[id]))
    return page


def _entry(shelf: Shelf, page: Page, data: Any, used: list[tuple[str, str]]) -> Html:
    origin = shelf.say(f"glossary.origins.{data.get('origin', 'proposal')}")
    others = join(_others(shelf, data), "; ")
    links = [link(page.to(path), esc(title)) for path, title in used[:_MOST_PAGES]]
    where = join(links, ", ")
    if len(used) > _MOST_PAGES:
        where = join((where, esc(shelf.say("more", number=len(used) - _MOST_PAGES))), " ")
    pairs = [
        (shelf.say("glossary.others"), others),
        (shelf.say("glossary.synonyms"), join(_synonyms(shelf, data), "; ")),
        (shelf.say("glossary.origin"), esc(origin)),
        (shelf.say("glossary.used"), tag("span", where, class_="where") if where else where),
    ]
    parts = [tag("p", esc(shelf.text(data["definition"])), class_="statement")] if "definition" in data else []
    if (thing := _about(data)) is not None:
        parts += [told(shelf, *thing)]
        pairs.insert(0, (shelf.say("glossary.about"), shelf.link(page, *thing)))
    return tag("div", join((*parts, definitions(pairs, class_="figures"))), class_="entry")


def _about(data: Any) -> Key | None:
    """The thing that a term stands for."""
    return next(((FOLDER_OF_KIND[kind], id) for kind, id in data.get("about", {}).items()), None)


def _words(shelf: Shelf, data: Any) -> Text:
    """The term in all languages: its own words, else the name of the thing that it stands for."""
    folder, id = _about(data) or ("", "")
    return Text.of(data.get("term") or shelf.data(folder).get(id, {}).get("name"))


def _term(shelf: Shelf, data: Any) -> str:
    return _words(shelf, data).say(shelf.lang)


def _others(shelf: Shelf, data: Any) -> Iterator[Html]:
    for lang in LANGUAGES:
        if lang != shelf.lang and (said := _words(shelf, data).say(lang)):
            yield tag("span", esc(said), lang=lang)


def _synonyms(shelf: Shelf, data: Any) -> Iterator[Html]:
    for lang, found in data.get("synonyms", {}).items():
        for one in found:
            origin = shelf.say(f"glossary.origins.{one['origin']}")
            yield join((tag("span", esc(one["text"]), lang=lang), esc(f"({lang}, {origin})")), " ")


def _spoken(shelf: Shelf, data: Any) -> Iterator[str]:
    """The term and its synonyms in the reader's language."""
    yield _term(shelf, data)
    yield from (one["text"] for one in data.get("synonyms", {}).get(shelf.lang, ()))
