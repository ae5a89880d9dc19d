"""Which packs are seen together: one, all that it stands on, and what a user has added."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from hothkit import resources
from hothkit.model.pack import Pack
from hothkit.pack.files import File, pack_id
from hothkit.pack.order import games, in_order, needed
from hothkit.pack.reading import Thing

_ANY = ">=0"
_PLAYED = ("scenario", "ruling")
NEEDED = ("boards", "cards", "decks", "dice", "sides", "sight", "terrain", "turn", "types", "units")
"""Without these folders and files nothing can be played."""


@cache
def usual_game() -> str:
    """The pack that is meant where none is named: the one whose battles lie beside the bundled packs."""
    return min(path.name for path in resources.folder("scenarios").iterdir() if path.is_dir())


@cache
def bundled_ids() -> tuple[str, ...]:
    """The packs that come with hothkit."""
    return tuple(sorted(path.name for path in resources.folder("rules").iterdir() if path.is_dir()))


def rules_of(data: Any) -> str:
    """The pack that a loose battle names."""
    rules = data.get("rules") if isinstance(data, dict) else None
    return rules if isinstance(rules, str) else usual_game()


def is_loose_battle(thing: Thing) -> bool:
    """Whether it is a battle that lies in no pack and names one."""
    return thing.file.pack is None and thing.file.kind == "scenario"


# A pack is asked for again with each other one that is looked at.
@lru_cache(maxsize=4096)
def pack_of(thing: Thing) -> Pack:
    """The pack of its own file; of one that is faulty what can be known of it."""
    if thing.is_usable:
        return Pack.of(thing.data)
    data = thing.data if isinstance(thing.data, dict) else {}
    root = thing.file.pack
    id, requires = data.get("id"), data.get("requires")
    return Pack.of(
        {
            "id": id if isinstance(id, str) else pack_id(root) if root is not None else "",
            "version": "0",
            "requires": dict.fromkeys(map(str, requires), _ANY) if isinstance(requires, dict) else {usual_game(): _ANY},
        }
    )


@dataclass(frozen=True, slots=True)
class Reach:
    """The packs within reach, in the order in which they are loaded, where each lies, and which a user has added."""

    packs: Mapping[str, Pack]
    roots: Mapping[str, Path]
    added: tuple[str, ...]
    every: frozenset[Path]
    """Where any pack lies, those too that another one of the same id hides."""

    @classmethod
    def of(cls, heads: Iterable[Thing], added: Collection[Path] = (), home: Path | None = None) -> Reach:
        """The packs of their own files; of several of one id home's own, else an added one, else the first."""
        found: dict[str, tuple[Pack, Path]] = {}
        every = set()
        for thing in heads:
            root, pack = thing.file.pack, pack_of(thing)
            if root is None:
                continue
            every.add(root)
            before = found.get(pack.head.id)
            if before is None or root == home or (root in added and before[1] != home):
                found[pack.head.id] = pack, root
        packs = {pack.head.id: pack for pack in in_order(pack for pack, _ in found.values())}
        roots = {id: found[id][1] for id in packs}
        return cls(packs, roots, tuple(id for id, root in roots.items() if root in added), frozenset(every))

    def active(self, homes: Iterable[str]) -> tuple[str, ...]:
        """These packs, what was added, and all that they stand on, in the order of loading."""
        wanted = needed([*homes, *self.added], self.packs)
        return tuple(id for id in self.packs if id in wanted)

    def games(self, id: str) -> set[str]:
        """The games that a pack belongs to."""
        return games([id], self.packs)

    def home_of(self, name: str, found: Iterable[File]) -> str:
        """The pack of this name, or of the battle or ruling of this name among these files; empty if none is known."""
        if (prefix := name.partition("/")[0]) in self.packs:
            return prefix
        ids = {root: id for id, root in self.roots.items()}
        named = (file for file in found if file.kind in _PLAYED and file.id.rpartition("/")[2] == name)
        return next((ids[file.pack] for file in named if file.pack in ids), "")
