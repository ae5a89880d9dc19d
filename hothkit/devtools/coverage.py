"""Writes what of the printed game is executed: a manifest, and a page in each language that is made from it.

Run it when content or rulings have changed: `make pages`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from hothkit.devtools.golden import FOLDER
from hothkit.devtools.pages import Page, table, write
from hothkit.devtools.witness import Witness
from hothkit.model.ruling import Ruling
from hothkit.notation import event_text
from hothkit.pack.library import Library
from hothkit.pack.loading import load
from hothkit.prose import Phrases, phrases
from hothkit.prose.fidelity import open_reading, open_rule
from hothkit.rulings import run
from hothkit.text import LANGUAGES, Text

KINDS = ("battle", "card", "unit", "special_rule")
EXECUTED, APPROXIMATE, UNKNOWN = STATUSES = ("executed", "approximate", "unknown")
MANIFEST = "coverage.json"


class Entry(NamedTuple):
    """A printed thing: how often it is there, how far it is executed, what shows it, why it is not sure or missing."""

    kind: str
    id: str
    name: Text
    copies: int
    status: str
    shown_by: str
    reason: Text


def entries(library: Library) -> list[Entry]:
    """Every battle, card, unit and special rule that is printed."""
    witness, shows = Witness(library), _shows(library)
    found = [*_battles(library), *_cards(library, shows), *_units(library, shows), *_rules(library, witness)]
    (pack,) = library.of_kind("pack").values()
    for number, one in enumerate(pack.data.get("missing", ()), 1):
        found.append(Entry(one["kind"], f"missing/{number}", Text.of(one["name"]), 1, UNKNOWN, "", Text.of(one["why"])))
    return sorted(found, key=lambda entry: (KINDS.index(entry.kind), entry.id))


def totals(found: list[Entry]) -> dict[str, dict[str, int]]:
    """Kind -> status -> how many, copies counted."""
    return {
        kind: {status: sum(e.copies for e in found if (e.kind, e.status) == (kind, status)) for status in STATUSES}
        for kind in KINDS
    }


def manifest(found: list[Entry]) -> dict[str, Any]:
    """The manifest as data."""
    return {
        "totals": totals(found),
        "entries": [
            {
                "kind": e.kind,
                "id": e.id,
                "name": dict(e.name.forms),
                "copies": e.copies,
                "status": e.status,
                **({"shown_by": e.shown_by} if e.shown_by else {}),
                **({"reason": dict(e.reason.forms)} if e.reason else {}),
            }
            for e in found
        ],
    }


def pages(found: list[Entry]) -> dict[str, str]:
    """Path below site/docs -> text: the manifest and its pages."""
    texts = {MANIFEST: json.dumps(manifest(found), ensure_ascii=False, indent=1) + "\n"}
    for lang in LANGUAGES:
        texts[f"{lang}/play/coverage.md"] = _page(found, phrases(lang))
    return texts


def main() -> None:
    """Write what has changed and say so."""
    write(pages(entries(load())))


def _battles(library: Library) -> Iterator[Entry]:
    for id, thing in library.of_kind("scenarios").items():
        record = FOLDER / f"{thing.data['number']:02}-greedy-1.record"
        is_played = record.exists() and "\nwinner " in record.read_text(encoding="utf-8")
        is_whole = thing.data.get("fidelity", "complete") == "complete"
        status = (EXECUTED if is_whole else APPROXIMATE) if is_played else UNKNOWN
        reason = Text() if is_whole else Text.of(thing.data["note"])
        yield Entry("battle", id, Text.of(thing.data["name"]), 1, status, record.name if is_played else "", reason)


def _cards(library: Library, shows: Mapping[str, str]) -> Iterator[Entry]:
    copies: Counter[str] = Counter()
    for deck in library.of_kind("decks").values():
        copies.update(deck.data["cards"])
    for folder in ("leaders", "campaigns"):
        for thing in library.of_kind(folder).values():
            copies.update(thing.data["cards"])
    for id, thing in library.of_kind("cards").items():
        yield _entry("card", id, thing.data, shows.get(f"card {id}", ""), copies[id])


def _units(library: Library, shows: Mapping[str, str]) -> Iterator[Entry]:
    """Base units, and badges with their printed names, since each is a row of its own."""
    for folder in ("units", "badges"):
        for id, thing in library.of_kind(folder).items():
            yield _entry("unit", id, thing.data, shows.get(f"{folder} {id}", ""), 1)


def _rules(library: Library, witness: Witness) -> Iterator[Entry]:
    """Special rules: whoever notices that one is gone shows that it is executed."""
    for id, thing in library.of_kind("scenarios").items():
        for rule, data in thing.data.get("special_rules", {}).items():
            told = witness.notices("scenarios", id, ("special_rules", rule), None)
            reason = open_rule(thing.data, rule)
            status = (EXECUTED if reason is None else APPROXIMATE) if told else UNKNOWN
            name = Text.of(data.get("name") or thing.data["name"])
            yield Entry("special_rule", f"{id}/{rule}", name, 1, status, told, reason or Text())
        for number, said in enumerate(thing.data.get("unknown_rules", ()), 1):
            yield Entry("special_rule", f"{id}/unknown-{number}", Text.of(said), 1, UNKNOWN, "", Text())


def _entry(kind: str, id: str, data: Mapping[str, Any], shown_by: str, copies: int) -> Entry:
    unsure = open_reading(data)
    status = (EXECUTED if unsure is None else APPROXIMATE) if shown_by else UNKNOWN
    return Entry(kind, id, Text.of(data["name"]), copies, status, shown_by, unsure or Text())


def _shows(library: Library) -> dict[str, str]:
    """What rulings play, each with the first ruling that does: cards, units that act or suffer, their badges."""
    things = {folder: {id: thing.data for id, thing in known.items()} for folder, known in library.things.items()}
    found: dict[str, str] = {}
    for id, data in sorted(things["rulings"].items()):
        outcome = run(Ruling.of(id, data), things, phrases("en"))
        if outcome.played is None:
            continue
        played = outcome.played
        for event in (*played.before, *played.events):
            kind, *words = event_text(played.position.setting, event).split(" ")
            if kind == "card_played":
                found.setdefault(f"card {words[1]}", id)
            for code in words if kind in ("attack_declared", "unit_moved") else ():
                unit, _, badge = code.partition("+")
                found.setdefault(f"units {unit}", id)
                found.setdefault(f"badges {badge}", id)
    return found


def sentence(found: list[Entry], words: Phrases) -> str:
    """The totals in one sentence, as README and site quote them."""
    parts = [
        words.say("pages.coverage.part", kind=words.say(f"pages.coverage.kinds.{kind}"), **counts)
        for kind, counts in totals(found).items()
    ]
    return words.say("pages.coverage.sentence", parts="; ".join(parts))


def _page(found: list[Entry], words: Phrases) -> str:
    page = Page(words, "coverage")
    rows = [
        [words.say(f"pages.coverage.kinds.{kind}"), *map(str, counts.values())]
        for kind, counts in totals(found).items()
    ]
    heads = [words.say(f"pages.coverage.{name}") for name in ("kind", *STATUSES)]
    page.add(sentence(found, words))
    page.add(table(heads, rows))
    for kind in KINDS:
        page.heading(words.say(f"pages.coverage.kinds.{kind}"))
        heads = [words.say(f"pages.coverage.{name}") for name in ("name", "status", "shown_by", "reason")]
        rows = [
            [
                e.name.say(words.lang),
                words.say(f"pages.coverage.{e.status}"),
                f"`{e.shown_by}`" if e.shown_by else "",
                e.reason.say(words.lang),
            ]
            for e in found
            if e.kind == kind
        ]
        page.add(table(heads, rows))
    return page.text()


if __name__ == "__main__":
    main()
