"""Many games of battles between computer players of one kind: always the same ones, several at once."""

from __future__ import annotations

import os
import pickle
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import active_children, get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from hothkit.checks.board.battle import CHECKED
from hothkit.checks.run import in_the_way
from hothkit.diagnostics import Diagnostic
from hothkit.engine import Game
from hothkit.model.scenario import Scenario
from hothkit.pack.library import Library, Thing
from hothkit.pack.reading import internal_error
from hothkit.players.match import play
from hothkit.players.registry import PLAYERS
from hothkit.position.setting import Setting
from hothkit.position.state import NOBODY
from hothkit.processes import begin_worker

_PLAYER = PLAYERS["greedy"]
_MOST_WORKERS = 8
# So many games lie ready for each process, so that none is idle while a long one is waited for.
_AHEAD = 4

Outcome = str | Diagnostic | None
"""The side that has won a game; None if it ended unresolved; a finding if it ended with a mistake of ours."""
_Ready = bytes | Path | Diagnostic
"""A battle made ready, the file in which it lies, or the mistake of ours because of which it is not."""


def battles(things: Iterable[Thing]) -> list[Thing]:
    """Those of these things that are battles."""
    return [thing for thing in things if thing.file.kind == CHECKED]


def sound(library: Library, asked: Iterable[Thing]) -> list[Thing]:
    """The battles among these things that can be played: nothing that may touch them has an error."""
    found = battles(asked)
    if not found or in_the_way(library, library.having_a_say(found[0])[:-1]):
        return []
    return [battle for battle in found if not in_the_way(library, (battle,))]


def outcomes(
    library: Library, battles: Sequence[Thing], games: int, workers: int = 0
) -> Iterator[tuple[Thing, Outcome]]:
    """What becomes of so many games of each of these sound battles, in the order of battles and seeds.

    `workers` 0: as many processes as there are cores; 1: none but this one.
    """
    number = workers or min(os.cpu_count() or 1, _MOST_WORKERS, games * len(battles))
    if number <= 1:
        yield from ((battle, _played(*game)) for battle, game in _games(library, battles, games))
        return
    others = set(active_children())
    with (
        TemporaryDirectory(prefix="hothkit-") as folder,
        ProcessPoolExecutor(number, get_context("spawn"), begin_worker, (os.getpid(),)) as pool,
    ):
        waiting: deque[tuple[Thing, Future[Outcome]]] = deque()
        try:
            for battle, game in _games(library, battles, games, Path(folder)):
                waiting.append((battle, pool.submit(_played, *game)))
                if len(waiting) > number * _AHEAD:
                    yield _first(waiting)
            while waiting:
                yield _first(waiting)
        except (KeyboardInterrupt, GeneratorExit):
            # A game may take long, and nobody waits for it any more.
            for worker in set(active_children()) - others:
                worker.kill()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _first(waiting: deque[tuple[Thing, Future[Outcome]]]) -> tuple[Thing, Outcome]:
    battle, game = waiting.popleft()
    return battle, game.result()


def _games(
    library: Library, battles: Iterable[Thing], games: int, folder: Path | None = None
) -> Iterator[tuple[Thing, tuple[str, _Ready, int]]]:
    for number, battle in enumerate(battles):
        file = battle.source.file
        ready: _Ready = _ready(library, battle)
        if folder is not None and isinstance(ready, bytes):
            ready = _laid_down(folder / str(number), ready)
        yield from ((battle, (file, ready, seed)) for seed in range(games))


def _laid_down(path: Path, ready: bytes) -> Path:
    """A file for the other processes.

    What is sent to them must be small: if they are killed while more is on its way than a pipe holds, some Pythons
    wait for ever for it to be fetched.
    """
    path.write_bytes(ready)
    return path


def _ready(library: Library, battle: Thing) -> bytes | Diagnostic:
    """The battle made ready once for all its games, as it can be handed to a process."""
    try:
        scenario = Scenario.of(battle.file.id, battle.data)
        return pickle.dumps(Setting.of(scenario, library.content(scenario.changes)))
    except Exception as bug:
        return internal_error(bug, battle.source.file)


def _played(file: str, ready: _Ready, seed: int) -> Outcome:
    """One game; a mistake of ours in it is a finding, and no other game is lost by it."""
    if isinstance(ready, Diagnostic):
        return ready
    try:
        game = _game(ready)
        state = play(game, [_PLAYER(game, seat, seed) for seat in range(len(game.setting.seats))], seed)
    except Exception as bug:
        return internal_error(bug, file)
    return None if state.winner == NOBODY else game.setting.sides[state.winner]


# A process plays one game of a battle after another.
@lru_cache(maxsize=1)
def _game(ready: bytes | Path) -> Game:
    setting: Setting = pickle.loads(ready if isinstance(ready, bytes) else ready.read_bytes())
    return Game(setting)
