"""A text or a name that will not fit on its card, even in the smallest letters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hothkit.checks.finding import note, warning
from hothkit.checks.language.letter_widths import NAME, TEXT
from hothkit.checks.language.texts import texts
from hothkit.diagnostics import Diagnostic
from hothkit.pack.library import Library, Thing

_POINTS = 72 / 25.4  # of a millimetre
_CARD, _LEAST = (59, 91), 6.0  # the usual card, and the smallest letters of any
_SLACK = 0.4  # points that the last line may reach beyond its room
_CLOSER = 1.015  # so much closer than we guess may letters stand beside each other
_USUAL_LETTER = 600  # the width of a letter that the fonts have not
_PARTS = re.compile(r"[^\s–—-]*[–—-]+(?=\w)|[^\s–—-]+[–—-]*|\s+")


@dataclass(frozen=True, slots=True)
class Room:
    """What a card leaves for a text, in millimetres of the usual card, and its smallest letters, in points."""

    beside: float
    above: float
    letters: float
    line: float
    widths: Mapping[str, int]

    def lines(self, scale: float, height: float) -> int:
        """So many lines go into it."""
        room = (height - self.above * scale) * _POINTS + _SLACK
        return max(int(room / (self.size(scale) * self.line)), 0)

    def size(self, scale: float) -> float:
        """Its smallest letters on a card of another size."""
        return max(_LEAST, round(self.letters * scale, 2))


@dataclass(frozen=True, slots=True)
class Excess:
    """The lines that a text takes and those that there are; `is_sure` if it is too long by any way of counting."""

    lines: int
    most: int
    is_sure: bool


# As the sheets of cards are laid out; a test holds both together.
_ROOMS = {"text": Room(8.0, 52.1, 7.2, 1.28, TEXT), "name": Room(8.0, 79.8, 9.0, 1.05, NAME)}


def check(library: Library, thing: Thing) -> Iterator[Diagnostic]:
    """A finding for each text of a card that needs more lines than there are; a note where the guess may be wrong."""
    if thing.file.kind != "card" and "changes" not in thing.data:
        return
    for one in texts(thing):
        is_of_card = len(one.route) == 1 if thing.file.kind == "card" else _is_changed_card(one.route)
        if is_of_card and one.key in _ROOMS:
            for lang, words in one.forms.items():
                if too_long := excess(library, one.key, words):
                    finding, phrase = (warning, None) if too_long.is_sure else (note, "close")
                    place = one.place(thing, lang)
                    yield finding("long-card-text", place, phrase, lines=too_long.lines, most=too_long.most)


def excess(library: Library, key: str, words: str) -> Excess | None:
    """By how much a text or a name is too long for a card; None if it is not."""
    room, (width, height) = _ROOMS[key], library.thing("components", "").get("card_size_mm", _CARD)
    scale = min(width / _CARD[0], height / _CARD[1])
    across, most = (width - room.beside * scale) * _POINTS / room.size(scale), room.lines(scale, height)
    needed = lines(words, across, room.widths)
    if needed <= most:
        return None
    return Excess(needed, most, lines(words, across * _CLOSER, room.widths) > most)


def lines(text: str, room: float, widths: Mapping[str, int]) -> int:
    """How many lines the text takes, about; the room in font sizes."""
    number, at, gap, most = 1, 0, 0, room * 1000
    for part in _PARTS.findall(text):
        width = sum(widths.get(letter, _USUAL_LETTER) for letter in part)
        if part.isspace():
            gap = widths[" "] if at else 0
            continue
        if at and at + gap + width > most:
            number, at, gap = number + 1, 0, 0
        at, gap = at + gap + width, 0
        # A word that is longer than a line is broken.
        while at > most > 0:
            number, at = number + 1, at - int(most)
    return number


def _is_changed_card(route: tuple[str | int, ...]) -> bool:
    return len(route) == 4 and route[:2] == ("changes", "cards")
