"""What there is: units, grounds, cards, battles, words, checks and variants, as rows of plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from hothkit.checks.registry import CHECKS
from hothkit.model.card import Card
from hothkit.pack.library import Library, Thing
from hothkit.prose import Phrases, card_words
from hothkit.text import Text
from hothkit.words.vocabulary import VOCABULARY

Row = dict[str, Any]


def units(library: Library, words: Phrases) -> Iterator[Row]:
    """The units with the figures of their sheet."""
    for id, data in _sound(library, "units"):
        move = data["move"]
        yield {
            "id": id,
            "name": _name(data, words),
            "side": data["side"],
            "type": data["type"],
            "miniatures": data["miniatures"],
            "move": move["most"],
            "still_attack": move.get("still_attack", move["most"]),
            "attack": data["attack"],
            "medals": data.get("medals", 1),
            "traits": data.get("traits", []),
        }


def terrain(library: Library, words: Phrases) -> Iterator[Row]:
    """The grounds with the chief of what they do."""
    for id, data in _sound(library, "terrain"):
        entry, blocks = data.get("entry", True), data.get("blocks_sight", False)
        protection = [(one["dice"], one.keys() == {"dice"}) for one in data.get("protection", ())]
        yield {
            "id": id,
            "name": _name(data, words),
            "code": data.get("code", ""),
            "entry": {True: "all", False: "none"}[entry] if isinstance(entry, bool) else "some",
            "blocks_sight": {True: "yes", False: "no"}.get(blocks, blocks),
            "protection": sum(dice for dice, always in protection if always),
            "protection_at_most": sum(dice for dice, _ in protection),
        }


def cards(library: Library, words: Phrases) -> Iterator[Row]:
    """The cards, what they do, and how many of each are in which deck."""
    decks = list(_sound(library, "decks"))
    names = {id: data for folder in ("units", "types", "structures", "traits") for id, data in _sound(library, folder)}

    def named(id: str) -> Text:
        return Text.of(names[id]["name"]) if id in names else Text()

    for id, data in _sound(library, "cards"):
        in_decks = {deck: held["cards"][id] for deck, held in decks if id in held["cards"]}
        does = card_words(Card.of(id, data), named, words)
        yield {"id": id, "name": _name(data, words), "does": does, "decks": in_decks}


def battles(library: Library, words: Phrases) -> Iterator[Row]:
    """The battles in the order of their numbers."""
    rows = [
        {
            "number": data.get("number"),
            "id": id,
            "name": _name(data, words),
            "first": data["first"],
            "medals": data["victory"].get("medals", {}),
            "fidelity": data.get("fidelity", "complete"),
        }
        for id, data in _sound(library, "scenarios")
    ]
    yield from sorted(rows, key=lambda row: (row["number"] is None, row["number"] or 0, row["id"]))


def vocabulary(library: Library, words: Phrases) -> Iterator[Row]:
    """The words of the rule language."""
    for group, names in VOCABULARY.items():
        for word in names:
            yield {"word": word, "group": group, "meaning": words.say(f"words.{group}.{word}")}


def checks(library: Library, words: Phrases) -> Iterator[Row]:
    """The checks, each with its reason."""
    for name, check in CHECKS.items():
        yield {
            "check": name,
            "family": check.family,
            "severity": str(check.severity),
            "reason": words.say(f"checks.{name}.reason"),
        }


def variants(library: Library, words: Phrases) -> Iterator[Row]:
    """The variants and the row of the requirements that each reads in another way."""
    found = dict(_sound(library, "variants"))
    for id, data in found.items():
        named = data.get("excludes", [])
        excludes = sorted({*named, *(other for other, one in found.items() if id in one.get("excludes", ()))})
        yield {"id": id, "name": _name(data, words), "row": data.get("row", ""), "excludes": excludes}


LISTS: Mapping[str, Callable[[Library, Phrases], Iterator[Row]]] = {
    "battles": battles,
    "cards": cards,
    "checks": checks,
    "terrain": terrain,
    "units": units,
    "variants": variants,
    "words": vocabulary,
}
"""What can be listed."""


def _sound(library: Library, folder: str) -> Iterator[tuple[str, Any]]:
    things: list[tuple[str, Thing]] = sorted(library.of_kind(folder).items())
    yield from ((id, thing.data) for id, thing in things if thing.is_usable)


def _name(data: Any, words: Phrases) -> str:
    return Text.of(data["name"]).say(words.lang)
