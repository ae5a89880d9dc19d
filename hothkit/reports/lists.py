"""What there is: units, grounds, cards, battles, words and more, as rows of plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from hothkit.checks.registry import CHECKS
from hothkit.model.card import Card
from hothkit.model.condition import ALWAYS, NEVER, Condition
from hothkit.model.marker import Marker
from hothkit.pack.library import Library, Thing
from hothkit.pack.packs import pack_of
from hothkit.prose import Phrases
from hothkit.prose.speech import Speech
from hothkit.text import NO_TEXT, Text
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
        entry, blocks = data.get("entry", True), data.get("blocks_sight", False) or data.get("height", 0) > 0
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
    """The cards, what they do, how many of each are in which deck, and who else brings them."""
    decks, led, joining = (list(_sound(library, folder)) for folder in ("decks", "leaders", "campaigns"))
    speech = Speech(words, library)
    for id, data in _sound(library, "cards"):
        in_decks = {deck: held["cards"][id] for deck, held in decks if id in held["cards"]}
        leaders = [_name(leader, words) for _, leader in led if id in leader["cards"]]
        yield {
            "id": id,
            "name": _name(data, words),
            "does": speech.card(Card.of(id, data)),
            "sort": "deck" if in_decks else "leader" if leaders else "campaign",
            "decks": in_decks,
            "leaders": leaders,
            "campaigns": [campaign["side"] for _, campaign in joining if id in campaign["cards"]],
        }


def leaders(library: Library, words: Phrases) -> Iterator[Row]:
    """The leaders and the cards that each brings along."""
    named = _names(library, "cards")
    for id, data in _sound(library, "leaders"):
        names = [named(card).say(words.lang) or card for card in data["cards"]]
        yield {"id": id, "name": _name(data, words), "side": data["side"], "cards": names}


def markers(library: Library, words: Phrases) -> Iterator[Row]:
    """The markers, who takes them up, and what becomes of them when the carrier is eliminated."""
    speech = Speech(words, library)
    for id, data in _sound(library, "markers"):
        marker = Marker.of(id, data)
        eliminated = None if marker.carried_by == NEVER else "stays" if marker.stays_behind else "gone"
        carried_by = _who(marker.carried_by, speech, words)
        yield {"id": id, "name": _name(data, words), "carried_by": carried_by, "carrier_eliminated": eliminated}


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
        requires = data.get("requires", [])
        yield {
            "id": id,
            "name": _name(data, words),
            "row": data.get("row", ""),
            "excludes": excludes,
            "requires": requires,
        }


def packs(library: Library, words: Phrases) -> Iterator[Row]:
    """The packs with what they stand on and how many battles they have, in the order in which they are loaded."""
    battles = Counter(thing.file.id.partition("/")[0] for thing in library.of_kind("scenarios").values())
    for pack in map(pack_of, library.packs):
        yield {
            "id": pack.head.id,
            "name": pack.head.name.say(words.lang),
            "version": pack.version,
            "requires": [f"{id} {wanted}" for id, wanted in pack.requires],
            "battles": battles[pack.head.id],
        }


LISTS: Mapping[str, Callable[[Library, Phrases], Iterator[Row]]] = {
    "battles": battles,
    "cards": cards,
    "checks": checks,
    "leaders": leaders,
    "markers": markers,
    "packs": packs,
    "terrain": terrain,
    "units": units,
    "variants": variants,
    "words": vocabulary,
}
"""What can be listed."""


# Which columns hold ids of things with names, and in which folder those lie.
_NAMED = {
    "side": "sides", "first": "sides", "campaigns": "sides", "medals": "sides", "decks": "decks", "type": "types",
    "traits": "traits",
}  # fmt: skip


def named(rows: Iterable[Row], library: Library, words: Phrases) -> Iterator[Row]:
    """The same rows for a reader: what they tell of by its id is called by its name, but the id of the row itself."""
    names = {folder: _names(library, folder) for folder in set(_NAMED.values())}

    def called(key: str, value: Any) -> Any:
        if isinstance(value, Mapping):
            return {called(key, id): number for id, number in value.items()}
        if isinstance(value, list):
            return [called(key, one) for one in value]
        return names[_NAMED[key]](value).say(words.lang) or value if isinstance(value, str) else value

    for row in rows:
        yield {key: called(key, value) if key in _NAMED else value for key, value in row.items()}


def _sound(library: Library, folder: str) -> Iterator[tuple[str, Any]]:
    things: list[tuple[str, Thing]] = sorted(library.of_kind(folder).items())
    yield from ((id, thing.data) for id, thing in things if thing.is_usable)


def _names(library: Library, *folders: str) -> Callable[[str], Text]:
    """What tells the name of a thing in one of these folders by its id, and no text if there is none."""
    found = {id: Text.of(data["name"]) for folder in folders for id, data in _sound(library, folder)}
    return lambda id: found.get(id, NO_TEXT)


def _who(tree: Condition, speech: Speech, words: Phrases) -> str:
    """Which units a condition means."""
    if tree in (ALWAYS, NEVER):
        return words.say("lists.who.nobody" if tree == NEVER else "lists.who.all")
    return speech.units(tree)


def _name(data: Any, words: Phrases) -> str:
    return Text.of(data["name"]).say(words.lang)
