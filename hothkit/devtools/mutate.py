"""Changes every number, flag and list entry of the content by one step; a ruling or golden record must notice each.

`make mutate` runs it: 0 and 1 are swapped, other numbers grow by one, flags are turned, lists lose an entry. It prints
what nobody noticed, with the reason from tests/survivors.yaml, and fails if that is more than 3 % or has no reason.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from hothkit.devtools.golden import FOLDER
from hothkit.devtools.witness import Witness
from hothkit.pack.library import Library, Thing
from hothkit.pack.loading import load
from hothkit.shape.schemas import schemas
from hothkit.yaml_source import Route, read_file

MOST = 0.03
SURVIVORS = FOLDER.parent / "survivors.yaml"
# Words about the content, and what only pictures show: no rule reads them.
_WORDS = (
    "name", "title", "adjective", "unofficial", "source", "confidence", "evidence", "note", "code", "symbol", "colour",
    "fidelity", "number", "row", "card_size_mm", "hex_across_mm", "unknown_rules", "forms", "text",
)  # fmt: skip
_SILENT = ("glossary", "requirements", "pack", "ruling")


@dataclass(frozen=True, slots=True)
class Mutant:
    """One value of one thing, changed by one step."""

    folder: str
    id: str
    route: Route
    old: Any
    new: Any

    def __str__(self) -> str:
        where = "/".join(map(str, (self.folder, *([self.id] if self.id else []), *self.route)))
        return f"{where}: {self.old!r} -> {'dropped' if self.new is None else repr(self.new)}"


def mutants(library: Library) -> list[Mutant]:
    """All of them, in the order of the files."""
    found = []
    for folder, things in sorted(library.things.items()):
        for id, thing in sorted(things.items()):
            if thing.file.kind not in _SILENT and _is_printed(thing):
                found += [Mutant(folder, id, *change) for change in _changes(thing.data, ())]
    return found


def _is_printed(thing: Thing) -> bool:
    return thing.file.kind != "scenario" or "number" in thing.data


def _changes(data: Any, route: Route) -> Iterator[tuple[Route, Any, Any]]:
    if isinstance(data, dict):
        for key, value in data.items():
            # `number` is a word about a battle, but a figure inside a rule.
            if key not in _WORDS or (key == "number" and route):
                yield from _changes(value, (*route, key))
    elif isinstance(data, list):
        for step, value in enumerate(data):
            yield (*route, step), value, None
            yield from _changes(value, (*route, step))
    elif isinstance(data, bool):
        yield route, data, not data
    elif isinstance(data, int):
        yield route, data, 1 - data if data in (0, 1) else data + 1
    elif isinstance(data, str) and (others := _flags(str(route[-1])).get(data)):
        yield route, data, others


@cache
def _flags(key: str) -> dict[str, str]:
    """For a key whose value is one of a few words: each word with the one that takes its place."""
    found: dict[str, str] = {}
    for schema in schemas().values():
        for words in _enums(schema, key):
            if len(words) > 1:
                found |= dict(zip(words, [*words[1:], words[0]], strict=True))
    return found


def _enums(schema: Any, key: str) -> Iterator[list[str]]:
    if isinstance(schema, dict):
        inner = schema.get("properties", {}).get(key) if isinstance(schema.get("properties"), dict) else None
        if isinstance(inner, dict) and all(isinstance(word, str) for word in inner.get("enum", [1])):
            yield inner["enum"]
        for value in schema.values():
            yield from _enums(value, key)
    elif isinstance(schema, list):
        for value in schema:
            yield from _enums(value, key)


_WITNESS: list[Witness] = []


def _begin() -> None:
    _WITNESS.append(Witness(load()))


def _noticed(mutant: Mutant) -> str:
    return _WITNESS[0].notices(mutant.folder, mutant.id, mutant.route, mutant.new)


def main() -> None:
    """Run them all and print the survivors."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", default="", help="only mutants whose name holds this text")
    parser.add_argument("--jobs", type=int, default=None, help="how many processes; all processors if you do not say")
    asked = parser.parse_args()
    library = load()
    if broken := [thing.file.shown for thing in library.all if not thing.is_usable]:
        sys.exit(f"not sound: {', '.join(broken)}")
    if liars := Witness(library).liars():
        sys.exit(f"wrong already without any change: {', '.join(liars)}")
    chosen = [mutant for mutant in mutants(library) if asked.only in str(mutant)]
    reasons = _reasons(SURVIVORS)
    survivors = []
    with ProcessPoolExecutor(asked.jobs, initializer=_begin) as pool:
        for number, (mutant, by) in enumerate(zip(chosen, pool.map(_noticed, chosen, chunksize=8), strict=True), 1):
            if not by:
                survivors.append(mutant)
                print(f"\r\033[K{mutant}\n    {reasons.get(_key(mutant), 'NO REASON GIVEN')}", flush=True)
            if sys.stdout.isatty():
                print(f"\r\033[K{number} of {len(chosen)}", end="", flush=True)
    share = len(survivors) / max(1, len(chosen))
    print(f"\n{len(chosen)} changes, {len(survivors)} not noticed ({share:.1%}, at most {MOST:.0%} may be)")
    if share > MOST or any(_key(mutant) not in reasons for mutant in survivors):
        sys.exit(1)


def _key(mutant: Mutant) -> str:
    return str(mutant).partition(": ")[0]


def _reasons(path: Path) -> dict[str, str]:
    data = read_file(path, path.name).data if path.exists() else None
    return {str(key): str(value) for key, value in data.items()} if isinstance(data, dict) else {}


if __name__ == "__main__":
    main()
