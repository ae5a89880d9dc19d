"""Compares hothkit's speed with the yardstick, a C program for the same battles: make bench YARDSTICK=FOLDER.

Both play in turns, because a machine is not equally fast at all times; of the ratios of all rounds the median counts.
"""

from __future__ import annotations

import argparse
import re
import statistics
import subprocess
import tempfile
from pathlib import Path

from hothkit.cli.bench_ import measured
from hothkit.engine import Game
from hothkit.pack.loading import load
from hothkit.players.registry import PLAYERS
from hothkit.position.setting import Setting

BATTLES = (1, 2, 3)
YARDSTICK_GAMES = 2000


def main() -> None:
    """Measure and print a line for each battle and player."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("yardstick", type=Path, help="the folder with limit.c")
    parser.add_argument("--games", type=int, default=20, help="games of ours in each round")
    parser.add_argument("--rounds", type=int, default=5, help="how often the two alternate")
    asked = parser.parse_args()
    if not (asked.yardstick / "limit.c").is_file():
        parser.error(f"there is no limit.c in {asked.yardstick}")
    library = load()
    print(f"{'battle':>6}  {'player':8}{'hothkit games/s':>16}{'yardstick games/s':>19}{'ratio':>10}")
    with tempfile.TemporaryDirectory() as folder:
        program = built(asked.yardstick / "limit.c", Path(folder) / "limit")
        for battle in BATTLES:
            game = Game(Setting.of(*library.battle(str(battle))))
            for player in sorted(PLAYERS):
                rounds = [
                    (measured(game, player, asked.games)["games_per_second"], yardstick(program, battle, player))
                    for _ in range(asked.rounds)
                ]
                ours, theirs = (statistics.median(column) for column in zip(*rounds, strict=True))
                ratio = statistics.median(c / our for our, c in rounds)
                line = f"{battle:>6}  {player:8}{ours:>16.1f}{theirs:>19.0f}{f'1 : {ratio:.0f}':>10}"
                print(line, flush=True)


def built(source: Path, program: Path) -> Path:
    """The yardstick, compiled for this machine."""
    flags = ["-O3", "-march=native", "-std=gnu11"]
    subprocess.run(["gcc", *flags, "-o", str(program), str(source), "-lm"], check=True)
    return program


def yardstick(program: Path, battle: int, player: str) -> float:
    """The yardstick's games a second."""
    asked = ["--scenario", str(battle), "--policy", player, "--games", str(YARDSTICK_GAMES), "--seed", "1"]
    told = subprocess.run([str(program), *asked], check=True, capture_output=True, text=True).stdout
    found = re.search(r"([\d.]+) games/s", told)
    if found is None:
        raise SystemExit(f"the yardstick said: {told}")
    return float(found[1])


if __name__ == "__main__":
    main()
