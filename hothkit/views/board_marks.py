"""The marked hexes of a position: what gives medals to whom, and where a side may leave the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from hothkit.model.condition import ALWAYS
from hothkit.position.objective import EITHER, Objective
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from hothkit.position.state import NOBODY
from hothkit.prose import Phrases
from hothkit.prose.speech import Speech
from hothkit.views.picture import MarkLook

_GROUPS = "abcdefghijklmnopqrstuvwxyz"


def marks_of(position: Position, words: Phrases) -> Mapping[int, tuple[MarkLook, ...]]:
    """The marks of each hex that has any: its medals first, then the sides that may leave from it."""
    found: dict[int, list[MarkLook]] = {}
    for hex, mark in (*_medals(position, words), *_exits(position.setting, words)):
        found.setdefault(hex, []).append(mark)
    return {hex: tuple(marks) for hex, marks in found.items()}


def _medals(position: Position, words: Phrases) -> Iterator[tuple[int, MarkLook]]:
    setting, groups = position.setting, iter(_GROUPS)
    for number, objective in enumerate(setting.objectives):
        group = next(groups, "+") if len(objective.hexes) > 1 else ""
        kind: Literal["temporary", "permanent"] = "permanent" if objective.is_permanent else "temporary"
        serves = range(len(setting.sides)) if objective.side == EITHER else (objective.side,)
        holder = position.state.held[number]
        mark = MarkLook(
            kind,
            tuple(setting.sides[side] for side in serves),
            objective.medals,
            group,
            "" if holder == NOBODY else setting.sides[holder],
            _text(setting, objective, kind, group, holder, words),
        )
        yield from ((hex, mark) for hex in objective.hexes)


def _text(setting: Setting, objective: Objective, kind: str, group: str, holder: int, words: Phrases) -> str:
    either = objective.side == EITHER
    parts = [
        words.say(f"board.mark.{kind}"),
        words.say("board.mark.either") if either else _name(setting, objective.side, words),
        words.say("board.mark.medals", number=objective.medals),
    ]
    if group:
        parts.append(words.say(f"board.mark.{'all' if objective.needs_all else 'any'}", group=group))
    if objective.needs != ALWAYS:
        units = Speech(words, setting.content).units(objective.needs)
        parts.append(words.say("board.mark.only", units=units))
    if holder != NOBODY:
        parts.append(words.say(f"board.mark.{'held_by' if either else 'held'}", side=_name(setting, holder, words)))
    return " · ".join(parts)


def _exits(setting: Setting, words: Phrases) -> Iterator[tuple[int, MarkLook]]:
    for side, hexes in enumerate(setting.exits):
        text = " · ".join((words.say("board.mark.exit"), _name(setting, side, words)))
        mark = MarkLook("exit", (setting.sides[side],), 0, "", "", text)
        yield from ((hex, mark) for hex in sorted(hexes))


def _name(setting: Setting, side: int, words: Phrases) -> str:
    return setting.content.sides[setting.sides[side]].head.name.say(words.lang)
