"""Tells events: a sentence each, a heading for each turn; what a seat may not see is not told to it."""

from __future__ import annotations

from collections.abc import Iterable

from hothkit.position.events import FIELDS, Event
from hothkit.position.setting import Setting
from hothkit.prose import Phrases
from hothkit.text import Text


class Teller:
    """Tells one battle in one language; it counts the medals that it has told of."""

    def __init__(self, setting: Setting, words: Phrases) -> None:
        self._setting, self._words = setting, words
        self._medals = [0] * len(setting.sides)

    def heading(self) -> list[str]:
        """What is played, and a mark if it is only approximate."""
        setting, words = self._setting, self._words
        lines = [words.say("events.heading", battle=setting.scenario.head.name, first=self._side(setting.first))]
        lines += [words.say("events.with_variant", variant=variant.head.name) for variant in setting.variants]
        if setting.scenario.fidelity != "complete":
            lines.append(words.say("events.approximate"))
        return lines

    def tell(self, events: Iterable[Event], seat: int | None = None) -> list[str]:
        """A line for each event that is worth one."""
        return [line for event in events for line in self._told(event, seat)]

    def _told(self, event: Event, seat: int | None) -> list[str]:
        if event.kind == "deck_shuffled":
            return [self._say("deck_shuffled", event)]
        if event.kind == "card_drawn":
            return [] if seat is None or event.values[0] != seat else [self._say("card_drawn", event)]
        if event.kind == "turn_started":
            return ["", self._say("turn_started", event)]
        if event.kind in ("turn_ended", "hits_cancelled"):
            return []
        if event.kind == "medals_gained":
            side, number = event.values
            assert isinstance(side, int) and isinstance(number, int)
            self._medals[side] += number
            target = self._setting.targets[side]
            name = "medals_gained" if target is not None else "medals_gained_uncounted"
            return ["  " + self._say(name, event, total=self._medals[side], target=target)]
        if event.kind == "battle_won":
            return ["", self._words.say(f"events.won.{event.values[1]}", side=self._side(event.values[0]))]
        if event.kind == "battle_unresolved":
            return ["", self._say("battle_unresolved", event)]
        return ["  " + self._say(event.kind, event)]

    def _say(self, name: str, event: Event, **more: object) -> str:
        values = {field: self._value(field, v) for field, v in zip(FIELDS[event.kind], event.values, strict=True)}
        if event.kind in ("unit_moved", "unit_retreated"):
            path = event.values[1]
            assert isinstance(path, tuple)
            values["start"], values["path"] = self._hex(path[0]), ", ".join(map(self._hex, path[1:]))
        if event.values and values.get("number") == 1 and self._words.has(f"events.{name}_1"):
            name = f"{name}_1"
        return self._words.say(f"events.{name}", **values, **more)

    def _value(self, field: str, value: int | str | tuple[int, ...]) -> object:
        setting = self._setting
        if field == "rule":
            return self._rule(str(value))
        if isinstance(value, tuple):
            faces = setting.content.dice.faces
            return ", ".join(faces[face].name.say(self._words.lang) for face in value) if field == "faces" else value
        if field == "side":
            return self._side(value)
        if not isinstance(value, int):
            return value
        if field == "card":
            return setting.cards[value].head.name
        if field in ("unit", "target"):
            return setting.profiles[setting.pieces[value][0]].name
        return self._hex(value) if field in ("hex", "target_hex") else value

    def _rule(self, id: str) -> Text | str:
        return next((bound.name for bound in self._setting.triggered if bound.id == id), id)

    def _side(self, side: object) -> Text:
        assert isinstance(side, int)
        return self._setting.content.sides[self._setting.sides[side]].head.name

    def _hex(self, hex: int) -> str:
        return self._setting.grid.names[hex]
