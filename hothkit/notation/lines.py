"""Actions and events as one line of text each, and actions and chance read back.

Actions: `play CARD`, `section NAME`, `order HEX`, `move HEX HEX`, `leave HEX EXIT`, `attack HEX HEX`, `reroll FACE…`,
`retreat IGNORED HEX…`, `place HEX`, `choose HEX`, `discard CARD`, `take CARD`, `use`, `done`.
Events: the kind, then its values: ids, hexes, a way as hexes joined by `-`, faces by their names.
"""

from __future__ import annotations

from hothkit.position.actions import Action
from hothkit.position.events import FIELDS, Event
from hothkit.position.setting import Setting, groups
from hothkit.position.state import State

_CHANCE = {
    "dice_rolled": "faces",
    "dice_rerolled": "faces",
    "rule_rolled": "faces",
    "card_drawn": "card",
    "card_dealt": "card",
    "card_lost": "card",
}


def action_text(setting: Setting, action: Action) -> str:
    """The line of an action.

    >>> from hothkit.position.actions import DONE
    >>> action_text(None, DONE)
    'done'
    """
    names = [_argument(setting, action.verb, i, value) for i, value in enumerate(action.args)]
    return " ".join((action.verb, *names))


def read_action(setting: Setting, state: State, text: str) -> Action | None:
    """The legal action that this line means, if it is one; case and spaces do not matter."""
    wanted = " ".join(text.lower().split())
    return next((a for a in state.options if action_text(setting, a).lower() == wanted), None)


def read_hex(setting: Setting, text: str) -> int | None:
    """The hex of this name, in capitals or not."""
    return setting.grid.number.get(text.upper())


def event_text(setting: Setting, event: Event) -> str:
    """The line of an event."""
    values = (_value(setting, field, v) for field, v in zip(FIELDS[event.kind], event.values, strict=True))
    return " ".join((event.kind, *(value for value in values if value)))


def is_chance(line: str) -> bool:
    """Whether an event's line tells of something that fell by chance."""
    return line.split(" ", 1)[0] in _CHANCE


def read_chance(setting: Setting, line: str) -> tuple[int, ...] | None:
    """What fell by chance in an event's line: faces or a card; None if it tells of none, ValueError if it is broken."""
    kind, *values = line.split(" ")
    if kind not in _CHANCE:
        return None
    if _CHANCE[kind] == "card":
        return ([card.head.id for card in setting.cards].index(values[1]),)
    faces = [face.id for face in setting.content.dice.faces]
    return tuple(faces.index(value) for value in values[len(FIELDS[kind]) - 1 :])


def _argument(setting: Setting, verb: str, index: int, value: int) -> str:
    if verb in ("play", "discard", "take"):
        return setting.cards[value].head.id
    if verb == "section":
        return groups(setting)[value]
    if verb == "reroll":
        return setting.content.dice.faces[value].id
    return str(value) if verb == "retreat" and index == 0 else setting.grid.names[value]


def _value(setting: Setting, field: str, value: int | str | tuple[int, ...]) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        if field == "faces":
            return " ".join(setting.content.dice.faces[face].id for face in value)
        return "-".join(setting.grid.names[hex] for hex in value)
    match field:
        case "side":
            return setting.sides[value] if value >= 0 else "nobody"
        case "seat":
            return setting.seats[value].name
        case "card":
            return setting.cards[value].head.id
        case "marker":
            return setting.markers[value].head.id
        case "unit" | "target":
            return setting.profiles[setting.pieces[value][0]].code
        case "hex" | "target_hex":
            return setting.grid.names[value]
    return str(value)
