"""What a reader sees of a recorded battle, picture by picture: the events played on what is shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from hothkit.players.replaying import Step
from hothkit.position.events import FIELDS, Event
from hothkit.position.setting import Setting
from hothkit.position.state import State
from hothkit.prose import Phrases
from hothkit.story import Teller

_TOGETHER = ("unit_ordered", "card_drawn", "card_dealt")
_PATHS = ("unit_moved", "unit_advanced", "unit_retreated")
_GONE = ("unit_eliminated", "structure_destroyed", "unit_left_board")
_UNSEEN = ("turn_ended",)


@dataclass(slots=True)
class Scene:
    """Where every piece is shown, with how many miniatures, and the medals; a hex below 0 is off the board."""

    hexes: list[int]
    miniatures: list[int]
    medals: list[int]
    markers: tuple[tuple[int, int, int], ...]

    @classmethod
    def of(cls, state: State) -> Scene:
        """What a state shows."""
        return cls(list(state.hex_of), list(state.miniatures), list(state.medals), state.markers)

    @classmethod
    def set_up(cls, state: State) -> Scene:
        """What the board shows before anything is told: medals that are there from the start are told of first."""
        return cls(list(state.hex_of), list(state.miniatures), [0] * len(state.medals), state.markers)


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture: what has just happened, told and shown; `way` is a path or the line of an attack, `lit` are hexes."""

    kind: str
    lines: tuple[str, ...]
    turn: int
    side: int
    hexes: tuple[int, ...]
    miniatures: tuple[int, ...]
    medals: tuple[int, ...]
    markers: tuple[tuple[int, int, int], ...]
    card: int = -1
    way: tuple[int, ...] = ()
    lit: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()


@dataclass(slots=True)
class _Turn:
    number: int = 0
    side: int = -1
    card: int = -1
    faces: tuple[int, ...] = field(default=())


def frames(setting: Setting, begun: State, steps: Sequence[Step], words: Phrases) -> Iterator[Frame]:
    """The pictures of a record, the board as it is set up first."""
    teller, scene, turn = Teller(setting, words), Scene.set_up(begun), _Turn()
    yield _frame("set_up", [line for line in teller.heading() if line.strip("=")], scene, turn)
    for step in steps:
        shown: Frame | None = None
        for kind, group in groupby(step.events, key=lambda event: event.kind):
            for events in [list(group)] if kind in _TOGETHER else [[event] for event in group]:
                if shown is not None:
                    yield shown
                for event in events:
                    play(scene, event, setting)
                shown = _told(teller, scene, turn, events)
        # Markers move with the step as a whole, and whatever no event tells is set right.
        scene = Scene.of(step.state)
        if shown is not None:
            yield _with(shown, scene)


def play(scene: Scene, event: Event, setting: Setting) -> None:
    """Change what is shown by an event."""
    kind = event.kind
    if kind in _PATHS:
        scene.hexes[_number(event, "unit")] = _path(event)[-1]
    elif kind == "miniatures_lost":
        scene.miniatures[_number(event, "unit")] -= _number(event, "number")
    elif kind == "miniatures_restored":
        scene.miniatures[_number(event, "unit")] += _number(event, "number")
    elif kind in _GONE:
        scene.hexes[_number(event, "unit")] = -1
    elif kind == "unit_placed":
        unit = _number(event, "unit")
        scene.hexes[unit] = _number(event, "hex")
        scene.miniatures[unit] = setting.profiles[setting.pieces[unit][0]].miniatures
    elif kind in ("medals_gained", "hex_medals_gained"):
        scene.medals[_number(event, "side")] += _number(event, "number")
    elif kind == "hex_medals_lost":
        scene.medals[_number(event, "side")] -= _number(event, "number")


def _told(teller: Teller, scene: Scene, turn: _Turn, events: list[Event]) -> Frame | None:
    """The picture of events that belong together; none where there is nothing to say."""
    event = events[0]
    lines = [line.strip() for line in (*teller.tell(events), *teller.rest()) if line.strip()]
    if event.kind == "turn_started":
        turn.number, turn.side, turn.card, turn.faces = _number(event, "number"), _number(event, "side"), -1, ()
    elif event.kind == "card_played":
        turn.card = _number(event, "card")
    elif event.kind == "attack_declared":
        turn.faces = ()
    faces = "faces" if "faces" in FIELDS[event.kind] else ""
    if faces:
        turn.faces = _numbers(event, faces)
    if event.kind in _UNSEEN or not lines:
        return None
    way = _path(event) if event.kind in _PATHS else ()
    if event.kind == "attack_declared":
        way = (_number(event, "hex"), _number(event, "target_hex"))
    lit = tuple(
        _number(one, name) for one in events for name in ("hex", "target_hex") if name in FIELDS[one.kind] and not way
    )
    return _frame(event.kind, lines, scene, turn, way, lit)


def _frame(
    kind: str, lines: Sequence[str], scene: Scene, turn: _Turn, way: tuple[int, ...] = (), lit: tuple[int, ...] = ()
) -> Frame:
    return Frame(
        kind, tuple(lines), turn.number, turn.side, tuple(scene.hexes), tuple(scene.miniatures), tuple(scene.medals),
        scene.markers, turn.card, way, lit, turn.faces,
    )  # fmt: skip


def _with(frame: Frame, scene: Scene) -> Frame:
    return Frame(
        frame.kind, frame.lines, frame.turn, frame.side, tuple(scene.hexes), tuple(scene.miniatures),
        tuple(scene.medals), scene.markers, frame.card, frame.way, frame.lit, frame.faces,
    )  # fmt: skip


def _path(event: Event) -> tuple[int, ...]:
    return _numbers(event, "path")


def _numbers(event: Event, name: str) -> tuple[int, ...]:
    value = event.get(name)
    assert isinstance(value, tuple)
    return value


def _number(event: Event, name: str) -> int:
    value = event.get(name)
    assert isinstance(value, int)
    return value
