"""What sides, units, cards and rules are called inside a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hothkit.position.setting import Setting
from hothkit.prose import Phrases
from hothkit.prose.speech import Speech


class Names:
    """The names of one battle's things in one language; head nouns keep names of any gender and number in grammar."""

    def __init__(self, setting: Setting, words: Phrases) -> None:
        self._setting, self._words = setting, words
        self._speech = Speech(words, setting.content)

    def side(self, side: int) -> str:
        """A side with its article."""
        return self._words.say(
            "events.side", adjective=self._setting.content.sides[self._setting.sides[side]].adjective
        )

    def seat(self, seat: int) -> str:
        """A seat as its side, and which of its players where there are two."""
        sides = [one.side for one in self._setting.seats]
        name = self.side(sides[seat])
        if sides.count(sides[seat]) == 1:
            return name
        return self._words.say("events.player", side=name, number=seat - sides.index(sides[seat]) + 1)

    def marker(self, marker: int) -> str:
        """A marker."""
        return self._words.say("events.quoted", name=self._setting.markers[marker].head.name)

    def side_alone(self, side: int) -> str:
        """A side's bare name."""
        return self._setting.content.sides[self._setting.sides[side]].head.name.say(self._words.lang)

    def piece(self, piece: int, hex: int | None = None) -> str:
        """A unit or structure with its article, and with its hex if one is given."""
        profile = self._setting.profiles[self._setting.pieces[piece][0]]
        if profile.is_structure:
            named = self._words.say("events.structure", name=profile.name)
        else:
            named = self._words.say("events.unit", name=self._speech.kind(profile.kind))
        return named if hex is None else self._words.say("events.at", what=named, hex=self.hex(hex))

    def is_structure(self, piece: int) -> bool:
        """Whether it is a structure."""
        return self._setting.profiles[self._setting.pieces[piece][0]].is_structure

    def pieces(self, pieces: Iterable[tuple[int, int]]) -> str:
        """Several units on hexes, bare, those of one name together."""
        hexes: dict[str, list[str]] = {}
        for piece, hex in pieces:
            name = self._setting.profiles[self._setting.pieces[piece][0]].name.say(self._words.lang)
            hexes.setdefault(name, []).append(self.hex(hex))
        return ", ".join(f"{name} ({', '.join(where)})" for name, where in hexes.items())

    def card(self, card: int) -> str:
        """A card in quotation marks."""
        return self._words.say("events.quoted", name=self._setting.cards[card].head.name)

    def rule(self, id: str) -> str:
        """A rule by its name, in quotation marks."""
        bound = next((bound for bound in self._setting.triggered if bound.id == id), None)
        name = (bound.name.say(self._words.lang) or bound.rule.id) if bound else id
        return self._words.say("events.quoted", name=name)

    def faces(self, faces: Iterable[int]) -> str:
        """Dice, those of one face counted together."""
        counted = sorted(Counter(faces).items())
        known = self._setting.content.dice.faces
        shown = [(known[face].name.say(self._words.lang) or known[face].id, number) for face, number in counted]
        return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in shown)

    def hex(self, hex: int) -> str:
        """A hex."""
        return self._setting.grid.names[hex]
