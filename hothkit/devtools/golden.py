"""Writes the golden records again: three games of each battle for each player.

Run it after a rule has changed on purpose, and review the diff: `make golden`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hothkit.engine import Game
from hothkit.notation import Head, RecordWriter
from hothkit.pack.fingerprint import fingerprint
from hothkit.pack.library import Library
from hothkit.pack.loading import load
from hothkit.players.registry import PLAYERS
from hothkit.players.replaying import end_of
from hothkit.players.session import Session
from hothkit.position.events import Event
from hothkit.position.setting import Setting
from hothkit.position.state import State
from hothkit.prose import phrases
from hothkit.prose.fidelity import approximate

FOLDER = Path(__file__).parents[2] / "tests" / "golden"
SEEDS = (1, 2, 3)


class _Kept:
    """Keeps a session's lines."""

    def __init__(self) -> None:
        self.writer = RecordWriter()
        self.lines: list[str] = []

    def happened(self, lines: list[str], events: Sequence[Event], state: State) -> None:
        """One more step."""
        self.writer.add(lines)
        self.lines += lines

    def taken_back(self, state: State | None) -> None:
        """Never called."""
        raise AssertionError("no computer player takes anything back")


def records(library: Library) -> dict[str, str]:
    """File name -> record, for every battle that has a number."""
    found = {}
    battles = library.of_kind("scenarios").items()
    for number, id in sorted((thing.data["number"], id) for id, thing in battles if "number" in thing.data):
        game = Game(Setting.of(*library.battle(id)))
        for player in sorted(PLAYERS):
            for seed in SEEDS:
                found[f"{number:02}-{player}-{seed}.record"] = record(library, game, id, player, seed)
    return found


def record(library: Library, game: Game, battle: str, player: str, seed: int) -> str:
    """The record of one game of a player against itself."""
    setting = game.setting
    head = Head(
        battle,
        seed,
        players=dict.fromkeys(setting.sides, player),
        content=fingerprint(library, battle, (), setting.uses),
        fidelity=setting.scenario.fidelity,
        reason=" ".join(approximate(setting.scenario, phrases("en"))),
    )
    kept = _Kept()
    session = Session(game, [PLAYERS[player](game, side, seed) for side in range(len(setting.sides))], kept)
    session.begin(seed)
    state = session.play()
    lines = [*head.lines(), *kept.lines, *end_of(setting, state, kept.writer.hash).lines()]
    return "".join(f"{line}\n" for line in lines)


def main() -> None:
    """Write what has changed and say so."""
    FOLDER.mkdir(exist_ok=True)
    wanted = records(load())
    for path in sorted(FOLDER.glob("*.record")):
        if path.name not in wanted:
            path.unlink()
            print(f"removed {path.name}")
    for name, text in wanted.items():
        path = FOLDER / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"wrote {name}")


if __name__ == "__main__":
    main()
