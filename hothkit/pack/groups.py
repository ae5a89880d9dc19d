"""What is looked at together: each pack by itself, with what it stands on and what a user has added."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from hothkit.pack.files import File, files
from hothkit.pack.library import Library, library_of
from hothkit.pack.loading import seen_together
from hothkit.pack.packs import Reach, is_loose_battle, pack_of, rules_of, usual_game
from hothkit.pack.reading import Thing, read_things
from hothkit.paths import is_folder


@dataclass(frozen=True, slots=True, eq=False)
class Group:
    """Things that were asked for, and the library in which they are seen."""

    library: Library
    asked: tuple[Thing, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Shelf:
    """All things that were read, those that come with hothkit first, and which were asked for."""

    bundled: tuple[Thing, ...]
    added: tuple[Thing, ...]
    others: tuple[Thing, ...]
    asked: frozenset[Path]

    @property
    def everything(self) -> Library:
        """All that was read, for those who only show its lines."""
        return library_of(self._all)

    @property
    def heads(self) -> Library:
        """Nothing but the packs' own files, all beside one another."""
        return library_of(thing for thing in self._all if thing.file.kind == "pack")

    @property
    def _all(self) -> tuple[Thing, ...]:
        return (*self.bundled, *self.added, *self.others)

    @property
    def groups(self) -> tuple[Group, ...]:
        """Each pack, and all that belongs to none; a loose battle belongs to the pack that its `rules` name."""
        heads = [thing for thing in self._all if thing.file.kind == "pack"]
        added = {thing.file.pack for thing in self.added if thing.file.pack is not None}
        homes = self._homes(heads, added)
        known: dict[Path | None, list[Thing]] = {}
        asked: dict[Path | None, list[Thing]] = {}
        for thing in self._all:
            home = _home(thing, homes)
            known.setdefault(home, []).append(thing)
            # Everybody is told of what is wrong with an added pack that was refused.
            if thing.file.real in self.asked or (thing.file.faults and thing.file.pack in added):
                asked.setdefault(home, []).append(thing)
        return tuple(Group(self._seen(home, heads, added, known), tuple(some)) for home, some in asked.items())

    def _homes(self, heads: Iterable[Thing], added: set[Path]) -> dict[str, Path]:
        """Where the packs lie that loose battles may name, those beside the battles first."""
        roots = {id: root for id, root in Reach.of(heads, added).roots.items() if id != usual_game()}
        beside = {pack_of(thing).head.id: thing.file.pack for thing in self.others if thing.file.kind == "pack"}
        return roots | {id: root for id, root in beside.items() if root is not None}

    def _seen(
        self, home: Path | None, heads: Iterable[Thing], added: set[Path], known: Mapping[Path | None, Sequence[Thing]]
    ) -> Library:
        """A home's things, those of the packs that it stands on, and all that was added to its game."""
        reach = Reach.of(heads, added, home)
        homes = [id for id, root in reach.roots.items() if root == home] or [usual_game()]
        games = set[str]().union(*map(reach.games, homes))
        reach = Reach.of(
            heads, {root for id, root in reach.roots.items() if root in added and games & reach.games(id)}, home
        )
        roots = dict.fromkeys(reach.roots[id] for id in reach.active(homes)) | {home: None}
        own = known[home]
        found = [*self.bundled, *self.added, *(thing for root in roots for thing in known.get(root, ()))]
        return seen_together(dict.fromkeys(found), reach, homes, frozenset(own))


def _home(thing: Thing, homes: Mapping[str, Path]) -> Path | None:
    """The pack with which a thing is seen."""
    return homes.get(rules_of(thing.data)) if is_loose_battle(thing) else thing.file.pack


def shelf(bundled: Iterable[File], added: Iterable[File], asked: Iterable[File]) -> Shelf:
    """These files read, each once; of a pack of which only a part was asked for the rest too."""
    wanted: dict[Path, File] = {}
    for file in asked:
        wanted.setdefault(file.real, file)
    base = {file.real: wanted.get(file.real, file) for file in bundled}
    extra = {file.real: wanted.get(file.real, file) for file in added if file.real not in base}
    others = {real: file for real, file in wanted.items() if real not in base and real not in extra}
    for pack in dict.fromkeys(file.pack for file in others.values()):
        if pack is not None and is_folder(pack):
            for file in files(pack):
                others.setdefault(file.real, file)
    read = [tuple(read_things(some.values())) for some in (base, extra, others)]
    return Shelf(read[0], read[1], read[2], frozenset(wanted))
