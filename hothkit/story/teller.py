"""Tells events: a sentence each, a heading for each turn; what a seat may not see is not told to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from hothkit.position.events import FIELDS, Event
from hothkit.position.setting import Setting
from hothkit.position.state import State
from hothkit.prose import Phrases
from hothkit.prose.fidelity import approximate
from hothkit.prose.grammar import fixed
from hothkit.story.names import Names
from hothkit.text import plain

# Several of these in a row make one sentence.
_TOGETHER = ("unit_ordered", "card_drawn", "card_dealt")
# How deep a sentence stands below its turn's heading; two if not named.
_DEPTH = {
    "turn_started": 0, "battle_won": 0, "battle_unresolved": 0, "deck_shuffled": 1, "card_drawn": 1, "card_played": 1,
    "orders_replaced": 1, "unit_ordered": 1, "unit_moved": 1, "attack_declared": 1, "card_dealt": 1, "card_taken": 1,
    "card_discarded": 1, "card_lost": 1, "card_copied": 1, "no_card_played": 1,
}  # fmt: skip
_APART = ("turn_started", "battle_won", "battle_unresolved")
_UNTOLD = ("turn_ended",)


def tell(setting: Setting, words: Phrases, events: Iterable[Event], seat: int | None = None) -> list[str]:
    """These events in sentences."""
    teller = Teller(setting, words)
    return [*teller.tell(events, seat), *teller.rest()]


class Teller:
    """Tells one battle in one language, as it goes; it counts the medals that it has told of."""

    def __init__(self, setting: Setting, words: Phrases) -> None:
        self._setting, self._words, self._names = setting, words, Names(setting, words)
        self._medals = [0] * len(setting.sides)
        self._kept: list[Event] = []
        self._seat: int | None = None

    def heading(self) -> list[str]:
        """What is played, who begins and who wins how; a mark and the reason if it is only approximate."""
        setting, words = self._setting, self._words
        head, number = setting.scenario.head, setting.scenario.number
        title = words.say(
            "events.battle" if number is None else "events.numbered_battle", name=head.name, number=number
        )
        lines = [title, "=" * len(title), self._sentence("events.first", side=self._names.side(setting.first))]
        for side, target in enumerate(setting.targets):
            if target is not None:
                lines.append(self._counted("target", target, side=self._names.side(side)))
        lines += [words.say("events.with_variant", variant=variant.head.name) for variant in setting.variants]
        lines += [
            words.say("events.approximate_because", reason=reason) for reason in approximate(setting.scenario, words)
        ]
        return [plain(line) for line in lines]

    def closing(self, state: State) -> list[str]:
        """The medals at the end."""
        sides = (f"{self._names.side_alone(side)} {medals}" for side, medals in enumerate(state.medals))
        return [plain(self._words.say("events.medals", medals=", ".join(sides)))]

    def tell(self, events: Iterable[Event], seat: int | None = None) -> list[str]:
        """A line for each event that is worth one; hidden cards are only named to the seat that draws them.

        Orders and draws at the end are kept back, for more of them may follow: `rest` gives them.
        """
        self._seat = seat
        everything = [*self._kept, *events]
        groups = [list(group) for _, group in groupby(everything, key=_group)]
        self._kept = groups.pop() if groups and groups[-1][0].kind in _TOGETHER else []
        return [line for group in groups for line in self._lines(group)]

    def rest(self) -> list[str]:
        """What was kept back."""
        kept, self._kept = self._kept, []
        return self._lines(kept) if kept else []

    def count(self, medals: Sequence[int]) -> None:
        """Count on from these medals: something has been taken back."""
        self._medals = list(medals)
        self._kept = []

    def _lines(self, group: list[Event]) -> list[str]:
        kind = group[0].kind
        if kind in _UNTOLD:
            return []
        if kind == "unit_ordered":
            told = [self._orders(group)]
        elif kind == "card_drawn":
            told = [self._draws(group)]
        elif kind == "card_dealt":
            told = [self._sentence("events.deck_shared_out")]
        else:
            told = [self._told(event) for event in group]
        lines = [plain("  " * _DEPTH.get(kind, 2) + line) for line in told]
        return ["", *lines] if kind in _APART else lines

    def _orders(self, group: list[Event]) -> str:
        units = self._names.pieces((_int(e.get("unit")), _int(e.get("hex"))) for e in group)
        return self._sentence("events.unit_ordered", units=units)

    def _draws(self, group: list[Event]) -> str:
        seat = _int(group[0].get("seat"))
        cards = ", ".join(self._names.card(_int(event.get("card"))) for event in group)
        if seat == self._seat:
            return self._sentence("events.card_drawn_seen", seat=self._names.seat(seat), cards=cards)
        return self._counted("card_drawn", len(group), seat=self._names.seat(seat))

    def _told(self, event: Event) -> str:
        values = {f: self._value(event, f, v) for f, v in zip(FIELDS[event.kind], event.values, strict=True)}
        name = event.kind
        if name == "turn_started":
            values["side"] = self._names.side_alone(_int(event.get("side")))
        elif name in ("unit_moved", "unit_advanced", "unit_retreated"):
            return self._way(event)
        elif name in ("medals_gained", "hex_medals_gained", "hex_medals_lost"):
            return self._gain(event)
        elif name == "battle_won":
            return self._sentence(f"events.won.{event.get('how')}", side=values["side"])
        elif name == "orders_replaced":
            return self._counted(name, self._setting.content.turn.fallback_orders, card=values["card"])
        elif name == "miniatures_lost" and self._names.is_structure(_int(event.get("unit"))):
            name = "hits_taken"
        elif name == "deck_shuffled" and self._setting.is_shared(_int(event.get("seat"))):
            name = "shared_deck_shuffled"
        number = values.pop("number", None)
        if isinstance(number, int):
            return self._counted(name, number, **values)
        return self._sentence(f"events.{name}", **values)

    def _way(self, event: Event) -> str:
        path = event.get("path")
        assert isinstance(path, tuple)
        start, *between, end = (self._names.hex(hex) for hex in path)
        values = {"unit": self._names.piece(_int(event.get("unit"))), "start": start, "end": end}
        if between:
            return self._sentence(f"events.{event.kind}_by", **values, between=", ".join(between))
        return self._sentence(f"events.{event.kind}", **values)

    def _gain(self, event: Event) -> str:
        side, number = _int(event.get("side")), _int(event.get("number"))
        self._medals[side] += -number if event.kind == "hex_medals_lost" else number
        target = self._setting.targets[side]
        name = event.kind if target is not None else f"{event.kind}_uncounted"
        values = {"side": self._names.side(side), "total": self._medals[side], "target": target}
        if event.kind != "medals_gained":
            values["hex"] = self._names.hex(_int(event.get("hex")))
        return self._counted(name, number, **values)

    def _counted(self, name: str, number: int, **values: object) -> str:
        """The phrase for one, or that for any other number."""
        one = f"events.{name}_1"
        return self._sentence(
            one if number == 1 and self._words.has(one) else f"events.{name}", number=number, **values
        )

    def _sentence(self, name: str, **values: object) -> str:
        said = fixed(self._words, "fixes", self._words.say(name, **values))
        return said[:1].upper() + said[1:]

    def _value(self, event: Event, field: str, value: int | str | tuple[int, ...]) -> object:
        names = self._names
        match field:
            case "side":
                return names.side(_int(value)) if _int(value) >= 0 else ""
            case "seat":
                return names.seat(_int(value))
            case "card":
                return names.card(_int(value))
            case "marker":
                return names.marker(_int(value))
            case "unit" | "target":
                return names.piece(_int(value), _hex_beside(event, field))
            case "faces":
                assert isinstance(value, tuple)
                return names.faces(value)
            case "rule":
                return names.rule(str(value))
        return names.hex(value) if field in ("hex", "target_hex") and isinstance(value, int) else value


def _group(event: Event) -> tuple[object, ...]:
    """What events that are told together have in common."""
    return (event.kind, event.get("seat")) if event.kind == "card_drawn" else (event.kind,)


def _hex_beside(event: Event, field: str) -> int | None:
    """The hex that an event gives for its unit or its target."""
    name = "hex" if field == "unit" else "target_hex"
    return _int(event.get(name)) if name in FIELDS[event.kind] else None


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
