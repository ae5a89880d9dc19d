"""What the pages of one language share: words, names, and where each thing has its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hothkit.pack.packs import usual_game
from hothkit.prose import Phrases
from hothkit.prose.speech import Speech
from hothkit.reference.markup import Html, esc, items, join, link, tag
from hothkit.reference.page import Page, slug
from hothkit.reference.stock import Key, Shown, Stock
from hothkit.text import Text, alphabetical

# Kinds whose things stand on one page, each under its own heading.
GATHERED = ("units", "badges", "terrain", "structures", "markers", "cards", "leaders", "variants")
_MOST_SHOWN = 8


@dataclass(frozen=True, slots=True)
class Shelf:
    """The stock in one language."""

    stock: Stock
    words: Phrases
    speech: Speech

    @property
    def lang(self) -> str:
        """The language."""
        return self.words.lang

    @property
    def game(self) -> Mapping[str, Any]:
        """What the first pack says of itself."""
        return next((thing.data for thing in self.stock.library.packs), {})

    @property
    def has_manual(self) -> bool:
        """Whether the pages about hothkit belong to it: their samples are of the usual game."""
        return any(thing.data["id"] == usual_game() for thing in self.stock.library.packs)

    @property
    def title(self) -> str:
        """What the whole site is called: another game has one of its own."""
        return self.say("name") if self.has_manual else self.text(self.game.get("name"))

    def say(self, name: str, /, **values: object) -> str:
        """A phrase of the site."""
        return self.words.say(f"site.{name}", **values)

    def data(self, folder: str) -> dict[str, Any]:
        """The things of a kind, by id."""
        return self.stock.things.get(folder, {})

    def text(self, data: object) -> str:
        """A text of a file in this language."""
        return Text.of(data).say(self.lang)

    def name(self, folder: str, id: str) -> str:
        """What a thing is called, its id if it has no name."""
        return self.text(self.data(folder).get(id, {}).get("name")) or id

    def named(self, folder: str) -> list[tuple[str, str]]:
        """Id and name of all things of a kind, in the order of their names."""
        named = ((id, self.name(folder, id)) for id in self.data(folder))
        return sorted(named, key=lambda pair: (alphabetical(pair[1]), pair[0]))

    def place(self, folder: str, id: str) -> str:
        """Where a thing has its place; empty if it has none."""
        if folder in GATHERED:
            return f"{folder}.md#{slug(id)}"
        if folder == "scenarios":
            return battle_path(id)
        if folder == "rulings":
            return ruling_place(self.stock.rulings[id]) if id in self.stock.rulings else ""
        return "leaders.md" if folder == "campaigns" else ""

    def link(self, page: Page, folder: str, id: str, text: str = "") -> Html:
        """A link to a thing, its bare name where it has no place."""
        place, name = self.place(folder, id), text or self.name(folder, id)
        return link(page.to(place), esc(name)) if place else esc(name)

    def links(self, page: Page, keys: Iterable[Key]) -> Html:
        """Links to things in a row."""
        found = [self.link(page, folder, id) for folder, id in keys]
        return join(found, ", ")

    def row_link(self, page: Page, row: str) -> Html:
        """A link to a row of the rules."""
        return link(page.to(row_path(row)), esc(row))

    def battle_title(self, id: str) -> str:
        """A battle's number and name."""
        data = self.data("scenarios")[id]
        name = self.text(data["name"])
        return self.say("battle.numbered", number=data["number"], name=name) if "number" in data else name

    def used_by(self, page: Page, folder: str, id: str) -> Html:
        """Where a thing is used, kind by kind."""
        users = [key for key in self.stock.users.get((folder, id), ()) if key != (folder, id)]
        parts = []
        for kind in dict.fromkeys(key[0] for key in users):
            label = tag("b", esc(self.say(f"kinds.{kind}") if self.words.has(f"site.kinds.{kind}") else kind))
            inner = self.links(page, (key for key in users if key[0] == kind and key[1]))
            parts.append(join((label, inner), ": ") if inner else label)
        return items(parts, class_="used") or tag("p", esc(self.say("used_nowhere")))

    def shown_by(self, page: Page, folder: str, id: str) -> Html:
        """Links to the rulings that show a thing."""
        found = self.stock.shown_with(folder, id)
        return self.ruling_list(page, found[:_MOST_SHOWN])

    def ruling_list(self, page: Page, found: Iterable[Shown]) -> Html:
        """Links to rulings by their titles."""
        parts = [link(page.to(ruling_place(one)), esc(one.ruling.title.say(self.lang))) for one in found]
        return items(parts, class_="rulings")

    def evidence(self, data: Any) -> Html:
        """Where a thing's figures come from, how sure they are, and whether its name is our own."""
        said = []
        if self.lang in data.get("unofficial", ()):
            said.append(self.say("unofficial"))
        if source := data.get("source"):
            said.append(self.say("source", names=", ".join(map(self._source, source))))
        if sure := data.get("confidence"):
            said.append(self.say("confidence", level=self.say(f"confidences.{sure}")))
        notes = [self.text(data.get("note"))]
        notes += [self.text(part.get("note")) for part in data.get("evidence", {}).values()]
        told = join(tag("p", esc(note), class_="note") for note in notes if note)
        return join((told, tag("p", esc(" · ".join(said)), class_="evidence") if said else Html("")))

    def _source(self, name: str) -> str:
        """A source by its short name, or in words if it is none that one could look up."""
        return self.say(f"sources.{name}") if self.words.has(f"site.sources.{name}") else name


def row_path(row: str) -> str:
    """The page of a row of the rules."""
    return f"rules/{slug(row)}.md"


def battle_path(id: str) -> str:
    """The page of a battle."""
    return f"battles/{slug(id)}.md"


def replay_path(id: str) -> str:
    """The replay of a battle, a file of its own."""
    return f"replays/{slug(id)}.html"


def ruling_place(shown: Shown) -> str:
    """Where a ruling is told in full: with the first row that it shows, or behind the list of rows if with none."""
    path = row_path(shown.ruling.rows[0]) if shown.ruling.rows else "rules.md"
    return f"{path}#{slug(shown.ruling.head.id)}"


def picture_path(name: str) -> str:
    """Where the drawing of a position lies, beside the folders of the languages."""
    return f"../pictures/{slug(name)}.svg"
