"""Units, badges, terrain, structures, markers and leaders: a table of all, then each with its text and its uses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hothkit.model.symbol import symbol as symbol_of
from hothkit.reference.markup import Html, esc, items, join, link, table, tag, trusted
from hothkit.reference.page import Page, slug
from hothkit.reference.pages.told import GROUND_CELLS, UNIT_CELLS, told, unit_cells
from hothkit.reference.shelf import Shelf
from hothkit.views.palette import dark_enough, pale
from hothkit.views.svg_parts import element, hexagon, symbol

# What is special about a unit is too long for a table; it stands with the unit.
_IN_SHORT = (*(name for name in UNIT_CELLS if name != "special"), "medals")
_ORDER = ("units", "badges", "terrain", "structures", "markers", "leaders")


def pages(shelf: Shelf) -> Iterator[Page]:
    """A page a kind."""
    for folder in _ORDER:
        if not shelf.data(folder):
            continue
        page = Page(f"{folder}.md", shelf.say(f"kinds.{folder}"), shelf.say(f"{folder}_lead"))
        page.add(_overview(shelf, page, folder))
        for id, name in shelf.named(folder):
            page.heading(name, slug(id))
            page.add(_entry(shelf, page, folder, id))
        if folder == "leaders":
            _campaigns(shelf, page)
        yield page


def _entry(shelf: Shelf, page: Page, folder: str, id: str) -> Html:
    data = shelf.data(folder)[id]
    parts = [_sign(shelf, folder, id), told(shelf, folder, id), _more(shelf, page, folder, id)]
    parts += [shelf.evidence(data)]
    parts += [tag("p", esc(shelf.say("used_in")), class_="label"), shelf.used_by(page, folder, id)]
    if rulings := shelf.shown_by(page, folder, id):
        parts += [tag("p", esc(shelf.say("shown_by")), class_="label"), rulings]
    return tag("div", join(parts), class_="entry")


def _more(shelf: Shelf, page: Page, folder: str, id: str) -> Html:
    """What a kind has beside its rules."""
    if folder == "leaders":
        leader = shelf.stock.content.leaders[id]
        cards = [join((shelf.link(page, "cards", card), told(shelf, "cards", card))) for card in leader.cards]
        return join((tag("p", esc(shelf.name("sides", leader.side))), items(cards)))
    return Html("")


def _overview(shelf: Shelf, page: Page, folder: str) -> Html:
    """All things of a kind side by side."""
    content, speech = shelf.stock.content, shelf.speech
    named = shelf.named(folder)
    if folder == "units":
        units = {id: [unit_cells(shelf, id)[name] for name in _IN_SHORT] for id in content.units}
        return _side_by_side(shelf, folder, "unit", _IN_SHORT, units)
    if folder == "terrain":
        grounds = {id: _cells(speech.terrain(ground), GROUND_CELLS) for id, ground in content.terrain.items()}
        return _side_by_side(shelf, folder, "ground", GROUND_CELLS, grounds)
    return items((shelf.link(page, folder, id, name) for id, name in named), class_="contents")


def _cells(said: object, names: Sequence[str]) -> list[str]:
    return [str(getattr(said, name)) for name in names]


def _side_by_side(shelf: Shelf, folder: str, heads: str, names: Sequence[str], cells: dict[str, list[str]]) -> Html:
    """A table with a row for each thing."""
    named = shelf.named(folder)
    rows = [[link(f"#{slug(id)}", esc(name)), *map(esc, cells[id])] for id, name in named]
    return table([shelf.words.say("lists.columns.name"), *(shelf.say(f"{heads}.{name}") for name in names)], rows)


def _campaigns(shelf: Shelf, page: Page) -> None:
    """The campaign cards of each side, which a leader's page is the place for."""
    for id, joining in sorted(shelf.stock.content.campaigns.items()):
        page.heading(shelf.say("campaign", side=shelf.name("sides", joining.side)), f"campaign-{id}")
        cards = [join((shelf.link(page, "cards", card), told(shelf, "cards", card))) for card in joining.cards]
        page.add(items(cards))


def _sign(shelf: Shelf, folder: str, id: str) -> Html:
    """How a thing is drawn on maps."""
    data = shelf.data(folder)[id]
    if folder == "terrain":
        colour = str(data.get("colour", "#ffffff"))
        drawn = hexagon(34, 34, 32, fill=pale(colour), stroke="#8c99a3", stroke_width=1)
        drawn += symbol(symbol_of(data), 34, 35, 34, dark_enough(colour, pale(colour), 3.0))
    elif "symbol" in data:
        drawn = symbol(symbol_of(data), 34, 34, 52, "currentColor")
    else:
        return Html("")
    return trusted(element("svg", drawn, viewBox="0 0 68 68", width=68, height=68, class_="sign", aria_hidden="true"))
