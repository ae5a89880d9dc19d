"""What there is to print: the documents that `hothkit sheets` has written, where somebody has made them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from hothkit.reference.markup import Html, esc, items, join, link
from hothkit.reference.page import Page
from hothkit.reference.shelf import Shelf
from hothkit.sheets.names import INK_SAVING, OF_BOTH, battle_name

FOLDER = "sheets"


def pages(shelf: Shelf) -> Iterator[Page]:
    """One page with all documents of this language, paper by paper."""
    found = documents(shelf)
    if not found:
        return
    page = Page("print.md", shelf.say("print.title"), shelf.say("print.lead"))
    for paper in dict.fromkeys(path.parent.name for path in found):
        page.heading(paper.upper(), paper)
        links = (_link(page, path, _title(shelf, path.stem)) for path in found if path.parent.name == paper)
        page.add(items(links, class_="contents"))
    yield page


def _title(shelf: Shelf, name: str) -> str:
    """What a document is called, by the name of its file; that name where it is none of the usual ones."""
    stem = name.removesuffix(INK_SAVING)
    saving = f" · {shelf.say('print.ink_saving')}" if stem != name else ""
    kind, _, id = stem.partition("-")
    ids = shelf.data("scenarios")
    battles = {battle_name(one, ids): one for one in ids}
    if stem in battles:
        return shelf.battle_title(battles[stem]) + saving
    if kind == "cards" and (id in shelf.data("sides") or id == OF_BOTH):
        owner = shelf.name("sides", id) if id != OF_BOTH else shelf.words.say("sheets.cards.shared")
        return f"{shelf.words.say('sheets.cards.title')}: {owner}{saving}"
    if stem in ("reference", "counters", "hexes"):
        return shelf.words.say(f"sheets.{stem}.title") + saving
    return name


def documents(shelf: Shelf) -> list[Path]:
    """The files of this language, each in the folder of its paper."""
    root = shelf.stock.sheets
    return sorted((root / shelf.lang).glob("*/*.pdf")) if root is not None else []


def of_battle(shelf: Shelf, page: Page, id: str) -> Html:
    """Links to the sheets of a battle."""
    name = battle_name(id, shelf.data("scenarios"))
    found = [path for path in documents(shelf) if path.stem.removesuffix(INK_SAVING) == name]
    links = [_link(page, path, f"{path.parent.name.upper()} {path.stem.removeprefix(name)}") for path in found]
    return join((esc(shelf.say("battle.downloads")), *links), " ") if links else Html("")


def place(path: Path) -> str:
    """Where a document lies in the site of its language."""
    return f"{FOLDER}/{path.parent.name}/{path.name}"


def _link(page: Page, path: Path, name: str) -> Html:
    return link(page.to(place(path)), esc(f"{name} (PDF)"))
