"""Runs a ruling: sets it up, does what it says, and compares what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hothkit.model.ruling import Ruling
from hothkit.notation import action_text, event_text
from hothkit.pack.overlay import Things
from hothkit.position.position import Position
from hothkit.prose import Phrases
from hothkit.rulings.asked import answer
from hothkit.rulings.drawing import Misdrawn
from hothkit.rulings.facts import facts
from hothkit.rulings.match import differences, shown
from hothkit.rulings.sound import unsound
from hothkit.rulings.table import Played, Unplayable, play

_SHOWN = 12


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that is not as the ruling says: a phrase of `rulings.problem` and its values."""

    phrase: str
    values: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A ruling, what was played for it (None if it could not be), and what is not as it says."""

    ruling: Ruling
    played: Played | None
    problems: tuple[Problem, ...]

    @property
    def is_right(self) -> bool:
        """Whether everything is as the ruling says."""
        return not self.problems


def run(ruling: Ruling, things: Things, words: Phrases) -> Outcome:
    """Run it; `things` are the data of all content, which a test may have changed."""
    try:
        played = play(ruling, things)
        return Outcome(ruling, played, tuple(_problems(ruling, played, things, words)))
    except (Misdrawn, Unplayable) as wrong:
        return Outcome(ruling, None, (Problem(wrong.kind, {"name": wrong.name}),))


def _problems(ruling: Ruling, played: Played, things: Things, words: Phrases) -> Iterator[Problem]:
    position, setting = played.position, played.position.setting
    yield from (Problem(kind, {"name": name}) for kind, name in unsound(ruling, setting.grid, things))
    yield from _events(ruling, [event_text(setting, event) for event in (*played.before, *played.events)])
    offered = {action_text(setting, action) for action in position.state.options}
    possible = _some(sorted(offered))
    yield from (Problem("may_not", {"name": text, "found": possible}) for text in ruling.may if text not in offered)
    yield from (Problem("may", {"name": text}) for text in ruling.may_not if text in offered)
    if ruling.result:
        yield from _compared(ruling.result, _result(position))
    if ruling.question is not None:
        yield from _compared(ruling.answer, answer(position, ruling.question, words))
    if ruling.facts:
        yield from _compared(ruling.facts, facts(played.begun, things))


def _events(ruling: Ruling, lines: list[str]) -> Iterator[Problem]:
    at = 0
    for wanted in ruling.events:
        found = next((number for number in range(at, len(lines)) if lines[number] == wanted), None)
        if found is None:
            told = [line for line in lines[at:] if not line.startswith("card_drawn")]
            yield Problem("missing", {"name": wanted, "found": _some(told)})
            return
        at = found + 1
    for unwanted in ruling.never:
        yield from (Problem("happened", {"name": line}) for line in lines if f"{line} ".startswith(f"{unwanted} "))


def _compared(wanted: Any, found: Any) -> Iterator[Problem]:
    for route, one, other in differences(wanted, found):
        yield Problem("differs", {"name": route, "wanted": shown(one), "found": shown(other)})


def _some(lines: Sequence[str]) -> str:
    """The first of some lines, to be shown beside what was wanted."""
    return "; ".join(lines[:_SHOWN]) + ("; …" if len(lines) > _SHOWN else "") or "–"


def _result(position: Position) -> dict[str, Any]:
    state, sides = position.state, position.setting.sides
    return {
        "winner": sides[state.winner] if state.winner >= 0 else None,
        "how": state.won_how or None,
        "medals": dict(zip(sides, state.medals, strict=True)),
        "side": sides[state.active],
    }
