"""The first page, and the page of the replays."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from hothkit.pack.packs import pack_of
from hothkit.reference.examples import board
from hothkit.reference.markup import block, esc, items, join, link, tag
from hothkit.reference.page import Page
from hothkit.reference.shelf import Shelf, battle_path, replay_path
from hothkit.views.board_picture import picture

# Where a newcomer can go from the first page, each with a phrase for its name and one for what is there.
_WAYS = (
    ("play", "questions.md"), ("rules", "rules.md"), ("battles", "battles.md"), ("cards", "cards.md"),
    ("replays", "replays.md"), ("make", "make/tutorial.md"),
)  # fmt: skip
_COUNTED = ("scenarios", "units", "badges", "terrain", "cards", "rulings")


def start(shelf: Shelf, paths: Collection[str]) -> Page:
    """Where everybody begins: the way to those of the other pages that there are."""
    page = Page("index.md", shelf.say("start.title"), shelf.say("start.lead"))
    tiles = []
    for name, path in (way for way in _WAYS if way[1] in paths):
        inner = (tag("b", esc(shelf.say(f"start.ways.{name}"))), tag("span", esc(shelf.say(f"start.told.{name}"))))
        tiles.append(link(page.to(path), join(inner), class_="tile"))
    page.add(tag("div", join(tiles), class_="tiles"))
    if shelf.stock.battles:
        first = next(iter(shelf.stock.battles))
        page.heading(shelf.say("start.look"), "look")
        page.add(board(shelf, page, f"battles/{first}", picture(shelf.stock.position(first), shelf.words)))
        title = link(page.to(battle_path(first)), esc(shelf.battle_title(first)))
        page.add(tag("p", title))
    page.heading(shelf.say("start.contents"), "contents")
    counts = [(folder, number) for folder in _COUNTED if (number := len(shelf.data(folder)))]
    page.add(items((esc(f"{shelf.say(f'kinds.{folder}')}: {number}") for folder, number in counts), class_="contents"))
    if len(packs := [pack_of(thing) for thing in shelf.stock.library.packs]) > 1:
        page.heading(shelf.say("start.packs"), "packs")
        page.add(items((esc(f"{pack.head.name.say(shelf.lang)} {pack.version}") for pack in packs), class_="contents"))
    return page


def replays(shelf: Shelf) -> Iterator[Page]:
    """Which recorded battles can be looked at."""
    if not shelf.stock.records:
        return
    page = Page("replays.md", shelf.say("replays.title"), shelf.say("replays.lead"))
    ids = [id for id in shelf.stock.battles if id in shelf.stock.records]
    page.add(items((link(page.to(replay_path(id)), esc(shelf.battle_title(id))) for id in ids), class_="contents"))
    page.add(tag("p", esc(shelf.say("replays.own"))), block(["hothkit replay FILE --html OUT"]))
    yield page
