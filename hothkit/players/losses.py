"""What hits do where rules step in: played out by the engine's own steps for every way the dice can fall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial, prod

from hothkit.engine import Game
from hothkit.engine.steps import STEPS
from hothkit.engine.work import Work
from hothkit.position.setting import Setting
from hothkit.position.state import ATTACK, HITS, SCORED, STAGE, State, attack_frame, starting_state

# Ways that dice can fall, and dice in one roll, that are still played out.
_MOST_PLAYED, _MOST_DICE = 2000, 8
# Steps of one attack, with what rules add to it, that are still followed.
_MOST_STEPS = 200


class _Asked(Exception):
    """The script is at its end and so many dice more are asked for."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class _Script:
    """Chance that gives the faces of a script and then stops the play; cards do not matter here."""

    def __init__(self, rolls: tuple[tuple[int, ...], ...]) -> None:
        self._rolls = iter(rolls)

    def dice(self, setting: Setting, state: State, number: int) -> tuple[int, ...]:
        """The next roll of the script."""
        faces = next(self._rolls, None)
        if faces is None:
            raise _Asked(number)
        return faces

    def card(self, setting: Setting, state: State, seat: int) -> int:
        """Any card."""
        return state.decks[setting.piles[seat]][0]


def losses(game: Game, attacker: int, target: int, miniatures: int, hits: int) -> tuple[tuple[float, int], ...]:
    """How many miniatures a piece with so many left loses to so many hits of another, each with its probability.

    Exact, unless rules roll so many dice that it would take too long: then what the hits alone do.
    """
    chances: dict[int, float] = {}
    waiting: list[tuple[float, tuple[tuple[int, ...], ...]]] = [(1.0, ())]
    played = 0
    while waiting:
        played += 1
        if played > _MOST_PLAYED:
            # Rules that roll on and on: what the hits alone would do must serve.
            return ((1.0, min(hits, miniatures)),)
        chance, script = waiting.pop()
        try:
            lost = _lost(game, attacker, target, miniatures, hits, _Script(script))
        except _Asked as asked:
            if asked.number > _MOST_DICE:
                return ((1.0, min(hits, miniatures)),)
            waiting += [(chance * p, (*script, faces)) for p, faces in _rolls(game.setting, asked.number)]
        else:
            chances[lost] = chances.get(lost, 0.0) + chance
    return tuple((chances[lost], lost) for lost in sorted(chances))


def _lost(game: Game, attacker: int, target: int, miniatures: int, hits: int, script: _Script) -> int:
    """What the target loses when both stand where they start and the hits are rolled."""
    state = starting_state(game.setting, [])
    state.miniatures[target] = miniatures
    state.active = game.setting.profiles[game.setting.pieces[attacker][0]].side
    fields = list(attack_frame(attacker, target, state.hex_of[attacker], state.hex_of[target], state.active))
    fields[STAGE], fields[HITS], fields[SCORED] = "scored", hits, hits
    state.stack = [tuple(fields)]
    work = Work(game.tables, state, script)
    for _ in range(_MOST_STEPS):
        if state.is_over or not state.stack or state.stack[0][0] != ATTACK or state.stack[0][STAGE] == "ended":
            break
        frame = state.stack[-1]
        step = STEPS[frame[0]]
        options = step.options(work, frame)
        if options is None:
            step.advance(work, frame)
        else:
            step.take(work, frame, options[0])
    return miniatures - state.miniatures[target]


def _rolls(setting: Setting, number: int) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Each way that so many dice can fall, their order left aside, with its probability."""
    counts = Counter(setting.faces)
    for faces in combinations_with_replacement(sorted(counts), number):
        orders = factorial(number) // prod(factorial(n) for n in Counter(faces).values())
        yield orders * prod(counts[face] for face in faces) / len(setting.faces) ** number, faces
