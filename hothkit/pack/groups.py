"""What is looked at together: each pack by itself, with what comes with hothkit and what a user has added."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from hothkit.pack.files import File, files, pack_id
from hothkit.pack.library import Library, library_of
from hothkit.pack.reading import Thing, read_things
from hothkit.paths import is_folder


@dataclass(frozen=True, slots=True, eq=False)
class Group:
    """Things that were asked for, and the library in which they are seen."""

    library: Library
    asked: tuple[Thing, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Shelf:
    """All things that were read: those that everybody sees, the others, and which of these were asked for."""

    base: tuple[Thing, ...]
    others: tuple[Thing, ...]
    asked: frozenset[Path]

    @property
    def everything(self) -> Library:
        """All that was read, for those who only show its lines."""
        return library_of((*self.base, *self.others))

    @property
    def groups(self) -> tuple[Group, ...]:
        """Each pack, and all that belongs to none; a loose battle belongs to the pack that its `rules` name."""
        packs = {thing.file.pack for thing in self.others} - {None}
        # Everybody is told of what is wrong with an added pack that was refused.
        of_base = [thing for thing in self.base if thing.file.real in self.asked or thing.file.faults]
        asked: dict[Path | None, list[Thing]] = {None: of_base} if of_base else {}
        known: dict[Path | None, list[Thing]] = {}
        for thing in self.others:
            home = thing.file.pack or _named(thing, packs)
            known.setdefault(home, []).append(thing)
            if thing.file.real in self.asked:
                asked.setdefault(home, []).append(thing)
        return tuple(Group(library_of([*self.base, *known.get(home, ())]), tuple(some)) for home, some in asked.items())


def shelf(base: Iterable[File], asked: Iterable[File]) -> Shelf:
    """These files read, each once; of a pack of which only a part was asked for the rest too."""
    wanted: dict[Path, File] = {}
    for file in asked:
        wanted.setdefault(file.real, file)
    everybodys = {file.real: wanted.get(file.real, file) for file in base}
    others = {real: file for real, file in wanted.items() if real not in everybodys}
    for pack in dict.fromkeys(file.pack for file in others.values()):
        if pack is not None and is_folder(pack):
            for file in files(pack):
                others.setdefault(file.real, file)
    return Shelf(tuple(read_things(everybodys.values())), tuple(read_things(others.values())), frozenset(wanted))


def _named(thing: Thing, packs: Collection[Path | None]) -> Path | None:
    """The one pack that a loose battle names."""
    name = thing.data.get("rules") if thing.file.kind == "scenario" and isinstance(thing.data, dict) else None
    found = [pack for pack in packs if pack is not None and pack_id(pack) == name]
    return found[0] if len(found) == 1 else None
