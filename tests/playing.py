"""Playing a battle in a test: one card a side, dice that fall as the test says, actions by the names of hexes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hothkit.engine import Game
from hothkit.position.actions import Action
from hothkit.position.events import FIELDS, Event
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from hothkit.position.state import State
from tests.battles import battle, raw_content


class Fixed:
    """Dice that fall as written, one list of faces a roll, then nothing but misses; always the first card."""

    def __init__(self, *rolls: str) -> None:
        self.rolls = [roll.split() for roll in rolls]

    def dice(self, setting: Setting, state: State, number: int) -> tuple[int, ...]:
        ids = [face.id for face in setting.content.dice.faces]
        roll = self.rolls.pop(0) if self.rolls else []
        assert len(roll) <= number, f"{number} dice for {roll}"
        return tuple(ids.index(face) for face in [*roll, *["miss"] * (number - len(roll))])

    def card(self, setting: Setting, state: State, side: int, cards: tuple[int, ...]) -> int:
        return cards[0]


def decks(**cards: str | list[str]) -> dict[str, Any]:
    """Decks of sixteen of one card, or of these cards, for `things`."""
    found = {}
    for side, named in cards.items():
        counts = {named: 16} if isinstance(named, str) else {name: named.count(name) for name in named}
        found[side] = {**raw_content()["decks"][side], "cards": counts}
    return {"decks": found}


class Table:
    """A game in progress: its state, and all events so far as plain tuples of words."""

    def __init__(self, units: Mapping[str, Any], *args: Any, dice: tuple[str, ...] = (), **more: Any) -> None:
        cards = more.pop("cards", {"rebel": "direct-from-hq", "empire": "direct-from-hq"})
        more["things"] = {**decks(**cards), **more.get("things", {})}
        self.game = Game(battle(units, *args, **more))
        self.chance = Fixed(*dice)
        self.state, events = self.game.new(1, self.chance)
        self.events = self._told(events)

    @property
    def position(self) -> Position:
        return Position(self.game.setting, self.state)

    def can(self) -> list[str]:
        """The legal actions in words: play CARD, order E5, move E5 F4, attack E5 D5, retreat 0 F4, section N, done."""
        return [self._words(action) for action in self.game.legal_actions(self.state)]

    def do(self, *said: str) -> list[tuple[Any, ...]]:
        """Do these actions and return the events of all of them."""
        before = len(self.events)
        for words in said:
            options = {self._words(action): action for action in self.game.legal_actions(self.state)}
            assert words in options, f"{words!r} is not among {sorted(options)}"
            self.state, events = self.game.apply(self.state, options[words], self.chance)
            self.events += self._told(events)
        return self.events[before:]

    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event[0] for event in self.events]

    def turn(self) -> tuple[str, int]:
        """Whose turn it is, and the how many-th."""
        return self.game.setting.sides[self.state.active], self.state.turn

    def _words(self, action: Action) -> str:
        names, cards = self.game.setting.grid.names, self.game.setting.cards
        if action.verb == "play":
            return f"play {cards[action.args[0]].head.id}"
        if action.verb == "retreat":
            return " ".join(["retreat", str(action.args[0]), *(names[hex] for hex in action.args[1:])])
        if action.verb in ("section", "use"):
            return " ".join([action.verb, *map(str, action.args)])
        return " ".join([action.verb, *(names[hex] for hex in action.args)])

    def _told(self, events: list[Event]) -> list[tuple[Any, ...]]:
        return [(e.kind, *(self._value(f, v) for f, v in zip(FIELDS[e.kind], e.values, strict=True))) for e in events]

    def _value(self, field: str, value: Any) -> Any:
        setting = self.game.setting
        if field == "side":
            return setting.sides[value]
        if field == "seat":
            return setting.seats[value].name
        if field in ("unit", "target"):
            return setting.profiles[setting.pieces[value][0]].kind
        if field in ("hex", "target_hex"):
            return setting.grid.names[value]
        if field == "path":
            return [setting.grid.names[hex] for hex in value]
        if field == "faces":
            return [setting.content.dice.faces[face].id for face in value]
        return setting.cards[value].head.id if field == "card" else value
