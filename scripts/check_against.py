"""Compares `hothkit check` with check-jsonschema on the same battles: make bench-check.

Both read the same files with the same schema, one after the other in each round, because a machine is not equally fast
at all times; of the ratios of all rounds the median counts. Two processes share the files half and half.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from many_battles import battles

from hothkit.checks.again import again, known
from hothkit.cli.check_ import shelf_of
from hothkit.pack.library import read_thing
from hothkit.resources import folder

Command = Callable[[Path], list[str]]


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=2000, help="so many battles, half of them with a mistake")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3, help="how often the two alternate")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        halves = [Path(made) / half for half in ("a", "b")]
        for half in halves:
            half.mkdir()
        for count, (name, text) in enumerate(battles(asked.number, asked.seed)):
            (halves[count // 2 % 2] / f"{name}.yaml").write_text(text, encoding="utf-8")
        found(halves)
        print(f"{'processes':>9}{'hothkit files/s':>17}{'check-jsonschema files/s':>26}{'ratio':>7}")
        for where in ([Path(made)], halves):
            rounds = [(seconds(ours, where), seconds(theirs, where)) for _ in range(asked.rounds)]
            ratio = statistics.median(their / our for our, their in rounds)
            our, their = (asked.number / statistics.median(column) for column in zip(*rounds, strict=True))
            print(f"{len(where):>9}{our:>17.0f}{their:>26.1f}{ratio:>7.1f}", flush=True)
        print(f"One file again in a running process: {once_more(halves[0]):.1f} ms (median of all files of one half)")


def ours(where: Path) -> list[str]:
    """The command that checks all battles of a folder with all checks."""
    return [sys.executable, "-m", "hothkit", "check", str(where), "--format", "json"]


def theirs(where: Path) -> list[str]:
    """The command that holds them to our schema."""
    schema = folder("schemas") / "scenario.schema.json"
    names = sorted(str(path) for path in where.rglob("*.yaml"))
    return [sys.executable, "-m", "check_jsonschema", "--base-uri", f"{folder('schemas').as_uri()}/",
            "--schemafile", str(schema), *names]  # fmt: skip


def seconds(command: Command, where: list[Path]) -> float:
    """How long the commands take that run at the same time, one for each folder."""
    start = perf_counter()
    running = [subprocess.Popen(command(one), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for one in where]
    if any(process.wait() != 1 for process in running):
        raise SystemExit("a command did not end as one that has found mistakes")
    return perf_counter() - start


def found(halves: list[Path]) -> None:
    """Print how many of the files each of the two finds fault with."""
    files = [path for half in halves for path in half.iterdir()]
    faulty = {path.name for path in files if not path.name.startswith("sound")}
    ours_found = {
        os.path.basename(finding.place.file) for finding in known(shelf_of(tuple(map(str, halves)), ())).found
    }
    said = subprocess.run(theirs(halves[0].parent), capture_output=True, text=True, check=False)
    theirs_found = {path.name for path in files if str(path) in said.stdout + said.stderr}
    for name, told in (("hothkit", ours_found), ("check-jsonschema", theirs_found)):
        print(f"{name}: {len(told & faulty)} of {len(faulty)} mistakes, {len(told - faulty)} of "
              f"{len(files) - len(faulty)} sound files")  # fmt: skip


def once_more(where: Path) -> float:
    """The milliseconds from a changed file to all that is then known."""
    all_known = known(shelf_of((str(where),), ()))
    spent = []
    for thing in all_known.shelf.others:
        start = perf_counter()
        all_known = again(all_known, [read_thing(thing.file)], ())
        spent.append((perf_counter() - start) * 1000)
    return statistics.median(spent)


if __name__ == "__main__":
    main()
