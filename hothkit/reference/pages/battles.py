"""The battles: map, set-up, how each is won, its own rules, and what is in it."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.position.setting import Setting
from hothkit.prose.speech import Speech
from hothkit.reference.examples import board
from hothkit.reference.markup import Html, definitions, esc, items, join, link, paragraphs, table, tag
from hothkit.reference.page import Page
from hothkit.reference.pages.downloads import of_battle
from hothkit.reference.shelf import Shelf, battle_path, replay_path
from hothkit.reference.stock import battle_of
from hothkit.views.board_picture import picture

_MOST_SHOWN = 40


def pages(shelf: Shelf) -> Iterator[Page]:
    """The list of battles, then a page each."""
    yield _index(shelf)
    for id, setting in shelf.stock.battles.items():
        yield _battle(shelf, id, setting)


def _index(shelf: Shelf) -> Page:
    page = Page("battles.md", shelf.say("kinds.scenarios"), shelf.say("battle.lead"))
    heads = [shelf.say(f"battle.{name}") for name in ("battle", "first", "medals", "fidelity")]
    rows = []
    for id, setting in shelf.stock.battles.items():
        fidelity = shelf.words.say(f"lists.values.fidelity.{setting.scenario.fidelity}")
        medals = ", ".join(f"{shelf.name('sides', side)} {many}" for side, many in setting.scenario.medals)
        title = link(page.to(battle_path(id)), esc(shelf.battle_title(id)))
        rows.append([title, esc(shelf.name("sides", setting.scenario.first)), esc(medals or "–"), esc(fidelity)])
    page.add(table(heads, rows))
    return page


def _battle(shelf: Shelf, id: str, setting: Setting) -> Page:
    page = Page(battle_path(id), shelf.battle_title(id))
    scenario, data = setting.scenario, shelf.data("scenarios")[id]
    # The words of this battle: its changes are in force.
    speech = Speech(shelf.words, setting.content)
    if scenario.fidelity != "complete":
        page.add(tag("p", esc(shelf.say("battle.approximate", why=shelf.text(data.get("note")))), class_="warning"))
    page.add(board(shelf, page, f"battles/{id}", picture(shelf.stock.position(id), shelf.words)))
    page.add(_links(shelf, page, id))
    page.heading(shelf.say("battle.won"), "victory")
    page.add(paragraphs(speech.victory(scenario)))
    page.add(items(map(esc, (speech.medal_hexes(one) for one in scenario.medal_hexes))))
    page.add(items(map(esc, (speech.exits(side, hexes) for side, hexes in scenario.exits))))
    if special := speech.special_rules(scenario):
        page.heading(shelf.say("battle.special"), "special-rules")
        page.add(definitions([(name, esc(said)) for name, said in special], class_="rules"))
    if unknown := [shelf.text(one) for one in data.get("unknown_rules", ())]:
        page.heading(shelf.say("battle.unknown"), "unknown")
        page.add(items(map(esc, unknown)))
    if changes := speech.changes(scenario):
        page.heading(shelf.say("battle.changes"), "changes")
        page.add(items(map(esc, changes)))
    _set_up(shelf, page, setting)
    _rulings(shelf, page, id)
    # The note of a battle that is only approximate says why, and stands at the top.
    page.add(shelf.evidence(data if scenario.fidelity == "complete" else {**data, "note": None}))
    return page


def _links(shelf: Shelf, page: Page, id: str) -> Html:
    """The replay, and what there is to print."""
    replay = link(page.to(replay_path(id)), esc(shelf.say("battle.replay")), class_="button")
    found = [replay] if id in shelf.stock.records else []
    found += [printed] if (printed := of_battle(shelf, page, id)) else []
    return tag("p", join(found, " ")) if found else Html("")


def _set_up(shelf: Shelf, page: Page, setting: Setting) -> None:
    """Hands, pieces and grounds; then the steps of setting up."""
    scenario = setting.scenario
    page.heading(shelf.say("battle.set_up"), "set-up")
    hands = ", ".join(f"{shelf.name('sides', side)} {cards}" for side, cards in scenario.hand)
    first = esc(shelf.name("sides", scenario.first))
    pairs = [(shelf.say("battle.first"), first), (shelf.say("battle.hands"), esc(hands))]
    page.add(definitions(pairs, class_="figures"))
    heads = [shelf.say(f"battle.{name}") for name in ("what", "side", "number", "where")]
    standing: dict[tuple[str, str, str, str, int], list[str]] = {}
    for kind, placed in (("units", scenario.units), ("structures", scenario.structures)):
        for one in placed:
            standing.setdefault((one.side, kind, one.what, one.badge, one.miniatures), []).append(one.hex)
    rows = []
    for (side, kind, what, badge, strength), hexes in sorted(standing.items()):
        name = shelf.link(page, kind, what)
        if badge:
            name = join((name, shelf.link(page, "badges", badge)), " + ")
        if strength:
            name = join((name, esc(shelf.say("battle.strength", number=strength))), " ")
        rows.append([name, esc(shelf.name("sides", side)), esc(str(len(hexes))), esc(", ".join(hexes))])
    page.add(table(heads, rows))
    grounds: dict[tuple[str, str], list[str]] = {}
    for hex, ground in scenario.terrain:
        grounds.setdefault(("terrain", ground), []).append(hex)
    for marker, lying in scenario.markers:
        grounds.setdefault(("markers", marker), []).extend(lying)
    heads = [shelf.say(f"battle.{name}") for name in ("what", "number", "where")]
    rows = [[shelf.link(page, *key), esc(str(len(at))), esc(", ".join(at))] for key, at in sorted(grounds.items())]
    if rows:
        page.add(table(heads, rows))
    steps = shelf.data("setup").get("", {}).get("steps", ())
    page.add(items((esc(shelf.text(step["text"])) for step in steps), "ol"))


def _rulings(shelf: Shelf, page: Page, id: str) -> None:
    things = shelf.stock.things
    found = [
        one
        for one in shelf.stock.rulings.values()
        if id == battle_of(one.ruling.battle or str(one.ruling.position.get("rules_of", "")), things)
    ]
    if found:
        page.heading(shelf.say("battle.rulings"), "rulings")
        page.add(shelf.ruling_list(page, found[:_MOST_SHOWN]))
