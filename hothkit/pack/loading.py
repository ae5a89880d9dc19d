"""Reading what a command is about: the packs that it needs, out of those within reach."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from hothkit import resources
from hothkit.pack.files import File, files
from hothkit.pack.library import Library, library_of
from hothkit.pack.packs import Reach, is_loose_battle, rules_of, usual_game
from hothkit.pack.reading import Thing, read_thing, read_things
from hothkit.paths import is_file


class Twins(Exception):
    """Two packs of one id were added."""

    def __init__(self, id: str, one: str, other: str) -> None:
        self.id, self.one, self.other = id, one, other
        super().__init__(f"{one} and {other} are both called {id}")


class MixedGames(Exception):
    """A pack was added that belongs to another game than the battle."""

    def __init__(self, pack: str, game: str) -> None:
        self.pack, self.game = pack, game
        super().__init__(f"{pack} is no pack of {game}")


def load(added: Sequence[Path] = (), left_out: Iterable[str] = (), about: Sequence[str] = ()) -> Library:
    """The packs with which these battles are played, or these packs, and the added ones, without some kinds.

    Without both it is the game that comes with hothkit.
    """
    unneeded = set(left_out)
    lone = {name: file for name in about for file in _lone(name)}
    beside = [file for pack in dict.fromkeys(one.pack for one in lone.values()) if pack for file in files(pack)]
    others = [*(file for path in added for file in files(path)), *beside]
    found = list({file.real: file for file in (*bundled_files(), *others)}.values())
    heads = read_things(file for file in found if file.kind == "pack")
    _refuse_twins(heads, {file.pack for file in others})
    reach = Reach.of(heads, {file.pack for file in others if file.pack is not None})
    homes = list(filter(None, (_home(name, lone.get(name), reach, found) for name in about)))
    if not homes and not reach.added:
        homes = [usual_game()]
    games = reach.games(homes[0]) if homes else set[str]()
    if strangers := [id for id in (*reach.added, *homes) if games and not games & reach.games(id)]:
        raise MixedGames(strangers[0], min(games))
    roots = {reach.roots[id] for id in reach.active(homes)}
    near = (file for file in found if file.pack in roots or file.pack not in reach.every)
    return seen_together(read_things(file for file in near if file.kind not in unneeded), reach, homes)


def bundled_files() -> list[File]:
    """All files that come with hothkit."""
    return [file for name in ("rules", "scenarios") for file in files(resources.folder(name), name)]


def all_packs(added: Sequence[Path] = ()) -> Library:
    """The own files of all packs within reach, and their battles; nothing else of them."""
    found = [*bundled_files(), *(file for path in added for file in files(path))]
    return library_of(read_things(file for file in found if file.kind in ("pack", "scenario")))


def _refuse_twins(heads: Iterable[Thing], added: Collection[Path | None]) -> None:
    seen: dict[str, Thing] = {}
    for thing in heads:
        if thing.file.pack in added and thing.is_usable:
            other = seen.setdefault(thing.data["id"], thing)
            if other.file.pack != thing.file.pack:
                raise Twins(thing.data["id"], other.source.file, thing.source.file)


def _lone(name: str) -> Iterable[File]:
    """The battle of which this is the path."""
    path = Path(name)
    if path.suffix in (".yaml", ".yml") and is_file(path):
        yield next(files(path))


def _home(name: str, lone: File | None, reach: Reach, found: Iterable[File]) -> str:
    """The pack of the battle of this name or file; empty if nobody says which."""
    if lone is None:
        return reach.home_of(name, found)
    home = next((id for id, root in reach.roots.items() if root == lone.pack), None)
    return home or rules_of(read_thing(lone).data)


def seen_together(
    found: Iterable[Thing], reach: Reach, homes: Iterable[str], asked: Collection[Thing] = frozenset()
) -> Library:
    """The things of these packs and of all that goes with them, and those that were asked for."""
    active = reach.active(homes)
    roots = {reach.roots[id] for id in active}

    def is_seen(thing: Thing) -> bool:
        root = thing.file.pack
        if root in reach.every:
            return root in roots
        return thing in asked or not is_loose_battle(thing) or rules_of(thing.data) in active

    return library_of(filter(is_seen, found))
