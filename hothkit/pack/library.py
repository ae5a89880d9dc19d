"""The library: the bundled packs and those a user adds, found by id, number or path."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from hothkit.diagnostics import Diagnostic
from hothkit.model.changes import changes_of
from hothkit.model.scenario import Scenario
from hothkit.model.variant import Variant
from hothkit.pack.content import Content
from hothkit.pack.files import File, files
from hothkit.pack.order import has_declared, in_order
from hothkit.pack.overlay import Things, overlaid
from hothkit.pack.packs import NEEDED, is_loose_battle, pack_of, rules_of
from hothkit.pack.reading import FOLDER_OF_KIND, Thing, read_thing, read_things
from hothkit.paths import is_file
from hothkit.shape import is_sound

# Kinds that no other thing depends on.
_SILENT = ("scenario", "ruling", "glossary", "requirements", "setup", "translated")

__all__ = [
    "FOLDER_OF_KIND",
    "Library",
    "Misfit",
    "NotFound",
    "Thing",
    "UnusableContent",
    "library",
    "library_of",
    "read_thing",
]


class UnusableContent(Exception):
    """Content with errors was to be played; carries the findings."""

    def __init__(self, found: tuple[Diagnostic, ...]) -> None:
        super().__init__(f"{len(found)} errors")
        self.found = found


class NotFound(Exception):
    """Something was asked for by a name that nothing has; `close` are names like it."""

    def __init__(self, kind: str, name: str, known: Iterable[str]) -> None:
        from difflib import get_close_matches

        self.kind, self.name, self.known = kind, name, tuple(known)
        self.close = tuple(get_close_matches(name, self.known, 3, 0.5))
        super().__init__(f"no {kind} is called {name!r}")


class Misfit(Exception):
    """Variants were asked for that do not go together: `how` says whether one excludes or requires the other."""

    def __init__(self, how: str, one: str, other: str) -> None:
        self.how, self.one, self.other = how, one, other
        super().__init__(f"{one} {how} {other}")


# A library is itself only: what was found out about one can be remembered by it.
@dataclass(frozen=True, slots=True, eq=False)
class Library:
    """Things by folder and id; a later pack's thing takes the place of an earlier one of the same id.

    `all` are the things as they were written.
    """

    things: Mapping[str, Mapping[str, Thing]]
    all: tuple[Thing, ...] = field(repr=False)
    packs: tuple[Thing, ...] = ()
    """The packs' own files, in the order of loading; what a pack changes is laid over the things of those before it."""
    is_whole: bool = True
    """Whether all is there that its packs stand on: if not, nothing can be said of what they name."""

    @property
    def sound(self) -> Things:
        """The data of all sound things, by folder and id."""
        return _sound(self.things)

    def of_kind(self, folder: str) -> Mapping[str, Thing]:
        """The things of one kind, by id."""
        return self.things.get(folder, {})

    def thing(self, folder: str, id: str) -> Mapping[str, Any]:
        """The data of a sound thing; empty if there is none: for those who put it into words."""
        found = self.of_kind(folder).get(id)
        return found.data if found is not None and found.is_usable else {}

    def ids(self, folder: str) -> Iterable[str]:
        """The ids of the things of a folder."""
        return self.of_kind(folder)

    def usual(self, folder: str, id: str) -> Mapping[str, Any]:
        """The same: nothing is changed here."""
        return self.thing(folder, id)

    def find_scenario(self, name: str) -> Thing:
        """The battle with this id, number or path; NotFound if there is none."""
        path = Path(name)
        if path.suffix in (".yaml", ".yml") and is_file(path):
            file = next(files(path))
            if file.kind == "scenario":
                return next((thing for thing in self.all if thing.file.real == file.real), None) or read_thing(file)
        battles = self.of_kind("scenarios")
        if len(alike := [id for id in battles if id.rpartition("/")[2] == name != id]) > 1 and name not in battles:
            raise NotFound("scenarios", name, alike)
        for id, thing in battles.items():
            number = thing.data.get("number") if isinstance(thing.data, dict) else None
            if name in (id, id.rpartition("/")[2], thing.file.shown) or (number is not None and name == str(number)):
                return thing
        raise NotFound("scenarios", name, battles)

    def having_a_say(self, battle: Thing) -> tuple[Thing, ...]:
        """The battle and everything that may touch it: no other battle, no ruling, and nothing that is only told."""
        return (*(thing for thing in self.all if thing.file.kind not in _SILENT), battle)

    def seen(self, thing: Thing) -> Thing | None:
        """A thing as the packs leave it, itself if another takes its place; None if it is removed."""
        if thing.file.faults or not thing.is_usable:
            return thing
        found = self.of_kind(thing.folder).get(thing.file.id)
        if found is thing or not any(one is thing for one in self.all):
            return thing
        return found if found is None or found.file is thing.file else thing

    def variant(self, name: str) -> Variant:
        """The variant of this name; NotFound if there is none."""
        thing = self.of_kind("variants").get(name)
        if thing is None:
            raise NotFound("variants", name, self.of_kind("variants"))
        return Variant.of(name, thing.data)

    def variants(self, names: Iterable[str]) -> tuple[Variant, ...]:
        """The variants of these names: NotFound, Misfit."""
        chosen = {name: self.variant(name) for name in names}
        for one in chosen.values():
            for other in one.excludes:
                if other in chosen:
                    raise Misfit("excludes", one.head.id, other)
            for other in one.requires:
                if other not in chosen:
                    raise Misfit("requires", one.head.id, other)
        return tuple(chosen.values())

    def battle(self, name: str, variants: Iterable[str] = ()) -> tuple[Scenario, Content, tuple[Variant, ...]]:
        """A battle with variants, then its own changes laid over: NotFound, Misfit, UnusableContent."""
        thing, chosen = self.find_scenario(name), self.variants(variants)
        errors = [f for any_ in self.having_a_say(thing) for f in any_.findings if f.is_error]
        if errors:
            raise UnusableContent(tuple(errors))
        scenario = Scenario.of(thing.file.id, thing.data)
        changes = [change for variant in chosen for change in variant.changes]
        return scenario, self.content(changes, scenario.changes), chosen

    def with_variants(self, variants: Iterable[Variant]) -> Library:
        """The same with the changes of variants laid over its sound things."""
        return self.changed([one for variant in variants for one in variant.changes])

    def changed(self, changes: Iterable[tuple[str, Any]]) -> Library:
        """The same with changes laid over its sound things."""
        return replace(self, things=_overlaid(self.things, changes))

    def under(self, pack: Thing) -> Library:
        """What a pack's changes are laid over: its own things and those of the packs that it says it comes after."""
        bare = pack.with_data({key: value for key, value in pack.data.items() if key != "changes"})
        return library_of(
            bare if thing is pack else thing
            for thing in self.all
            if thing.file.pack in (*self._below(pack), pack.file.pack, None)
        )

    def without(self, pack: Thing) -> Library:
        """The packs that a pack says it comes after, and what lies in none."""
        return library_of(thing for thing in self.all if thing.file.pack in (*self._below(pack), None))

    def _below(self, pack: Thing) -> list[Path | None]:
        known = {pack_of(one).head.id: pack_of(one) for one in self.packs}
        return [one.file.pack for one in self.packs if has_declared(pack_of(pack), pack_of(one), known)]

    def with_thing(self, thing: Thing) -> Library:
        """The same with a thing in the place of what its file held before."""
        return library_of(thing if one.file.real == thing.file.real else one for one in self.all)

    def content(self, *changes: Iterable[tuple[str, Any]]) -> Content:
        """All content as values, with changes laid over it, the first ones first."""
        usual: Things = {
            folder: {id: thing.data for id, thing in things.items()} for folder, things in self.things.items()
        }
        raw = usual
        for some in changes:
            raw = overlaid(raw, some)
        return Content.of(raw, usual)


def library(found: Iterable[File]) -> Library:
    """A library of these files."""
    return library_of(read_things(found))


def library_of(found: Iterable[Thing]) -> Library:
    """A library of things that have been read already; what is no content has no name by which it is found."""
    everything = tuple(found)
    heads = {thing.file.pack: thing for thing in everything if thing.file.kind == "pack" and not thing.file.faults}
    by_id = {pack_of(thing).head.id: thing for thing in heads.values()}
    packs = tuple(by_id[pack.head.id] for pack in in_order(map(pack_of, by_id.values())))
    owned: dict[Thing | None, list[Thing]] = {}
    for thing in everything:
        if not thing.file.faults:
            owner = by_id.get(rules_of(thing.data)) if is_loose_battle(thing) else heads.get(thing.file.pack)
            owned.setdefault(owner, []).append(thing)
    things: dict[str, dict[str, Thing]] = {}
    for head in (*packs, None):
        for thing in owned.get(head, ()):
            things.setdefault(thing.folder, {})[thing.file.id] = thing
        if head is not None and head.is_usable and (changed := changes_of(head.data)):
            things = _overlaid(things, changed)
    required = {id for thing in packs for id, _ in pack_of(thing).requires}
    is_whole = required <= by_id.keys() and (not packs or {thing.folder for thing in everything}.issuperset(NEEDED))
    return Library(things, everything, packs, is_whole)


def _sound(things: Mapping[str, Mapping[str, Thing]]) -> Things:
    return {
        folder: {id: thing.data for id, thing in known.items() if thing.is_usable} for folder, known in things.items()
    }


def _overlaid(
    things: Mapping[str, Mapping[str, Thing]], changes: Iterable[tuple[str, Any]]
) -> dict[str, dict[str, Thing]]:
    """The things with changes laid over the sound ones."""
    after = overlaid(_sound(things), changes)
    return {
        folder: {id: changed for id, thing in known.items() if (changed := _changed(thing, after[folder])) is not None}
        for folder, known in things.items()
    }


def _changed(thing: Thing, after: Mapping[str, Any]) -> Thing | None:
    """The thing as changes leave it; as it was if it would be no whole thing any more, which a check tells of."""
    id = thing.file.id
    if not thing.is_usable:
        return thing
    if id not in after:
        return None if id else thing
    new = after[id]
    return thing if new is thing.data or not is_sound(thing.file.kind, new) else thing.with_data(new)
