"""Which documents are made: all of them, those of some battles, or those with some things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from hothkit.pack.library import Library
from hothkit.prose import phrases
from hothkit.sheets.battle import battle
from hothkit.sheets.cards import SHARED, cards, owned_by
from hothkit.sheets.counters import counters, hexes
from hothkit.sheets.document import Document, Style
from hothkit.sheets.names import OF_BOTH
from hothkit.sheets.reference import TABLES, extract, reference
from hothkit.sheets.things import Matter

WHOLE = ("reference", "battles", "cards", "counters", "hexes")
"""Documents that can be asked for by kind alone."""
_HOLDERS = ("decks", "leaders", "campaigns")
THINGS = (*TABLES, "markers", "cards", *_HOLDERS, "scenarios")
"""Kinds of things that can be asked for with an id."""

Job = Callable[[], Iterable[Document]]


class Unknown(Exception):
    """Something was asked for that there is not; `known` is what there is, `close` what is called almost so."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name, self.known = name, known
        self.close = tuple(get_close_matches(name, known, 3, 0.6))


class Unowned(Exception):
    """A card was asked for that nobody has."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What was asked for: names of battles, and kinds or things as KIND or KIND/ID."""

    battles: tuple[str, ...] = ()
    only: tuple[str, ...] = ()

    def jobs(self, library: Library, styles: Sequence[Style], card: tuple[int, int] | None = None) -> list[Job]:
        """What makes the documents, each once: Unknown, Unowned, NotFound, Misfit; a job UnusableContent."""
        found: list[Job] = []
        for style in styles:
            matter = Matter.of(library, phrases(style.lang), style, library.variants(style.variants), _card_size(card))
            found += self.of(library, matter)
        return found

    def of(self, library: Library, matter: Matter) -> Iterable[Job]:
        """What makes the documents of one language and paper, each once."""
        return dict(self._known_apart(library, matter)).values()

    def _known_apart(self, library: Library, matter: Matter) -> Iterator[tuple[object, Job]]:
        shop = _Workshop(library, matter)
        if not self.battles and not self.only:
            yield from (job for kind in WHOLE for job in shop.whole(kind))
        yield from (shop.battle(name) for name in self.battles)
        for asked in self.only:
            kind, slash, id = asked.partition("/")
            yield from shop.thing(kind, id, asked) if slash else shop.whole(kind)


@dataclass(frozen=True, slots=True)
class _Workshop:
    """One style's documents."""

    library: Library
    matter: Matter

    def whole(self, kind: str) -> Iterator[tuple[object, Job]]:
        if kind == "battles":
            yield from (self.battle(name) for name in self._battles())
        elif kind == "cards":
            yield from (self._cards(f"cards-{side or OF_BOTH}", side, None) for side in self._card_owners())
        elif kind == "reference":
            yield kind, lambda: [reference(self.matter)]
        elif kind == "counters":
            yield kind, lambda: [counters(self.matter, self._data(), kind)]
        elif kind == "hexes":
            yield kind, lambda: [hexes(self.matter, self._data(), kind)]
        else:
            raise Unknown(kind, (*WHOLE, *(f"{folder}/ID" for folder in THINGS)))

    def battle(self, name: str) -> tuple[object, Job]:
        return self.library.find_scenario(name).file.real, lambda: [battle(self.library, name, self.matter)]

    def thing(self, kind: str, id: str, asked: str) -> Iterator[tuple[object, Job]]:
        if kind not in THINGS:
            raise Unknown(kind, THINGS)
        known = self.matter.things.get(kind, {})
        if kind == "scenarios":
            yield self.battle(id)
        elif id not in known:
            raise Unknown(asked, tuple(f"{kind}/{one}" for one in sorted(known)))
        elif kind == "cards" or kind in _HOLDERS:
            ids = [id] if kind == "cards" else list(known[id]["cards"])
            sides = [known[id].get("side", SHARED)] if kind in _HOLDERS else self._owners(id)
            if not sides:
                raise Unowned(asked)
            # Not cards-…, which is all cards of a side.
            name = f"card-{id}" if kind == "cards" else f"{kind}-{id}"
            names = [name if len(sides) == 1 else f"{name}--{side or OF_BOTH}" for side in sides]
            yield from (self._cards(name, side, ids) for name, side in zip(names, sides, strict=True))
        else:
            yield from self._extract(kind, id)

    def _extract(self, kind: str, id: str) -> Iterator[tuple[object, Job]]:
        chosen, name = {kind: [id]}, f"{kind}-{id}"
        if kind in TABLES:
            yield name, lambda: [extract(self.matter, name, chosen)]
        if kind in ("markers",):
            yield name, lambda: [counters(self.matter, self._data(), name, chosen)]

    def _cards(self, name: str, side: str, chosen: list[str] | None) -> tuple[object, Job]:
        return name, lambda: [cards(self.matter, name, side, chosen)]

    def _owners(self, card: str) -> list[str]:
        return [side for side in self._card_owners() if any(id == card for id, _ in owned_by(self.matter, side))]

    def _card_owners(self) -> list[str]:
        """The sides that have cards of their own, and nobody for those that are shared."""
        return [side for side in (*self.matter.sides, SHARED) if any(owned_by(self.matter, side))]

    def _battles(self) -> list[str]:
        """All battles in the order of their numbers."""
        found = self.matter.things.get("scenarios", {})
        return sorted(found, key=lambda id: (found[id].get("number") is None, found[id].get("number") or 0, id))

    def _data(self) -> list[Any]:
        return list(self.matter.things.get("scenarios", {}).values())


def _card_size(card: tuple[int, int] | None) -> list[tuple[str, Any]]:
    return [("components", {"card_size_mm": list(card)})] if card else []
