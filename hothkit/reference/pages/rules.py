"""The rules: every row of the requirements with its statement, generated text, variants and rulings."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hothkit.reference.examples import example
from hothkit.reference.markup import Html, esc, join, link, table, tag
from hothkit.reference.page import Page
from hothkit.reference.pages.told import rule_items, told
from hothkit.reference.shelf import Shelf, row_path
from hothkit.reference.stock import Key, Shown

_SHORT = 56
# A thing belongs to a row if most of the row's rulings have it, and few of all others.
_MOST, _FEW = 0.75, 0.25
_TOLD = ("terrain", "structures", "badges", "traits")


def pages(shelf: Shelf) -> Iterator[Page]:
    """The list of all rows, then a page each."""
    rows = shelf.data("requirements").get("", {}).get("rows", {})
    yield _index(shelf, rows)
    kinds = Counter(key for shown in shelf.stock.rulings.values() for key in shown.things)
    for row, data in rows.items():
        yield _row(shelf, row, data, kinds)


def title_of(shelf: Shelf, row: str, data: Any) -> str:
    """A row's name and its title, else the beginning of what it says."""
    if title := shelf.text(data.get("title")):
        return f"{row}: {title}"
    said = re.split(r"[:.;(]", shelf.text(data["statement"]))[0].strip()
    if len(said) > _SHORT:
        said = said[:_SHORT].rsplit(" ", 1)[0] + "…"
    return f"{row}: {said}"


def _index(shelf: Shelf, rows: dict[str, Any]) -> Page:
    page = Page("rules.md", shelf.say("rules.title"), shelf.say("rules.lead"))
    shown = Counter(row for one in shelf.stock.rulings.values() for row in one.ruling.rows)
    groups: dict[str, list[str]] = {}
    for row in rows:
        groups.setdefault(row.rstrip("0123456789"), []).append(row)
    heads = [shelf.say(f"rules.{name}") for name in ("row", "says", "examples")]
    for group, members in groups.items():
        known = shelf.words.has(f"site.rules.groups.{group}")
        page.heading(shelf.say(f"rules.groups.{group}") if known else group, group)
        page.add(
            table(
                heads,
                [
                    [
                        link(page.to(row_path(row)), esc(row)),
                        esc(shelf.text(rows[row]["statement"])),
                        esc(str(shown[row])),
                    ]
                    for row in members
                ],
            )
        )
    if always := shelf.stock.content.turn.rules:
        page.heading(shelf.say("rules.generated"), "text")
        page.add(rule_items(shelf, always, "turn"))
    if others := [one for one in shelf.stock.rulings.values() if not one.ruling.rows]:
        page.heading(shelf.say("rules.rulings"), "rulings")
        _told(shelf, page, others)
    return page


def _row(shelf: Shelf, row: str, data: Any, kinds: Counter[Key]) -> Page:
    page = Page(row_path(row), title_of(shelf, row, data))
    page.add(tag("p", esc(shelf.text(data["statement"])), class_="statement"), shelf.evidence(data))
    found = [one for one in shelf.stock.rulings.values() if row in one.ruling.rows]
    own = [one for one in found if one.ruling.rows[0] == row]
    about = _belonging(found, kinds, len(shelf.stock.rulings))
    if texts := [(key, text) for key in about if (text := told(shelf, *key))]:
        page.heading(shelf.say("rules.generated"), "text")
        page.add(tag("p", esc(shelf.say("rules.generated_lead")), class_="label"))
        for (folder, id), text in texts:
            page.add(tag("h3", shelf.link(page, folder, id)), text)
    if variants := [id for id, one in shelf.data("variants").items() if one.get("row") == row]:
        page.heading(shelf.say("rules.variants"), "variants")
        page.add(shelf.links(page, (("variants", id) for id in variants)))
    if found:
        page.heading(shelf.say("rules.rulings"), "rulings")
        page.add(tag("p", esc(shelf.say("rules.count", number=len(found)))))
    _told(shelf, page, own)
    if others := [one for one in found if one not in own]:
        page.heading(shelf.say("rules.elsewhere"), "elsewhere")
        page.add(shelf.ruling_list(page, others))
    page.add(_around(shelf, page, row))
    return page


def _told(shelf: Shelf, page: Page, rulings: list[Shown]) -> None:
    """These rulings in full."""
    for shown in sorted(rulings, key=_simple_first):
        page.heading(shown.ruling.title.say(shelf.lang), shown.ruling.head.id, 3)
        page.add(example(shelf, page, shown))


def _simple_first(shown: Shown) -> tuple[object, ...]:
    ruling = shown.ruling
    is_long = bool(ruling.battle or ruling.facts)
    return ruling.asked is None, bool(ruling.variants), is_long, len(ruling.actions), len(shown.things), ruling.head.id


def _around(shelf: Shelf, page: Page, row: str) -> Html:
    """The rows before and after, and the way back to all of them."""
    rows = list(shelf.data("requirements")[""]["rows"])
    at = rows.index(row)
    whole = link(page.to("rules.md"), esc(shelf.say("rules.title")))
    before = link(page.to(row_path(rows[at - 1])), esc(f"← {rows[at - 1]}")) if at else esc("")
    after = link(page.to(row_path(rows[at + 1])), esc(f"{rows[at + 1]} →")) if at + 1 < len(rows) else esc("")
    return tag("nav", join((before, whole, after), " "), class_="turn", aria_label=shelf.say("rules.around"))


def _belonging(found: list[Shown], kinds: Counter[Key], number: int) -> list[Key]:
    """What the rulings of a row are about, as far as what stands on their boards shows it."""
    here = Counter(key for shown in found for key in shown.things if key[0] in _TOLD)
    belonging = [
        key for key, many in here.items() if many >= _MOST * len(found) and kinds[key] <= _FEW * max(number, 1)
    ]
    return sorted(belonging)
