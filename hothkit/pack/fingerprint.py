"""What content was, so that a record can tell what it was played with has changed since: hashes and versions."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import Any

from hothkit.pack.library import Library, Thing
from hothkit.pack.packs import pack_of, usual_game

# What these keys say never touches a game; the first only at the head of a file, the others wherever they stand.
_HEAD = ("adjective", "code", "colour", "evidence", "fidelity", "number", "symbol", "unknown_rules", "unofficial")
_WORDS = ("confidence", "forms", "name", "note", "source", "text")
PACKS = "packs/"
"""How the names of packs begin among those of things."""
_ALWAYS = ("boards", "sides", "types", "dice", "sight", "turn")


def fingerprint(library: Library, battle: str, variants: Iterable[str], uses: Iterable[str]) -> dict[str, str]:
    """Thing -> BLAKE2b-128 of its figures, words left aside: the battle, its variants, and what it uses (folder/id)."""
    scenario = library.find_scenario(battle)
    things = {f"scenarios/{scenario.file.id}": scenario}
    things |= {f"variants/{name}": library.of_kind("variants")[name] for name in variants}
    for name in (*uses, *_general(library)):
        folder, _, id = name.partition("/")
        things[name] = library.of_kind(folder)[id]
    return {name: _hash(thing) for name, thing in sorted(things.items())}


def versions(library: Library) -> dict[str, str]:
    """Pack -> its version, of those that stand beside the usual game: that one has the version of hothkit."""
    packs = [pack_of(thing) for thing in library.packs if thing.is_usable]
    return {f"{PACKS}{pack.head.id}": pack.version for pack in packs if pack.head.id != usual_game()}


def _general(library: Library) -> Iterator[str]:
    """What every battle uses."""
    for folder in _ALWAYS:
        yield from (f"{folder}/{id}" if id else folder for id in library.of_kind(folder))


def _hash(thing: Thing) -> str:
    figures = {key: _figures(value) for key, value in thing.data.items() if key not in _HEAD and key not in _WORDS}
    return blake2b(json.dumps(figures, sort_keys=True).encode(), digest_size=16).hexdigest()


def _figures(data: Any) -> Any:
    """The data without its words."""
    if isinstance(data, Mapping):
        return {key: _figures(value) for key, value in data.items() if key not in _WORDS}
    return [_figures(value) for value in data] if isinstance(data, list) else data
