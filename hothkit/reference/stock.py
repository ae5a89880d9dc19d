"""What all languages share: the content, the rulings as they were played, and who uses what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from hothkit.checks.reference.uses import uses
from hothkit.engine import Game
from hothkit.model.ruling import Ruling
from hothkit.pack.content import Content
from hothkit.pack.library import FOLDER_OF_KIND, Library
from hothkit.pack.overlay import Things
from hothkit.position.position import Position
from hothkit.position.setting import Setting
from hothkit.rulings.drawing import Misdrawn
from hothkit.rulings.table import Played, Unplayable, play

Key = tuple[str, str]
"""Folder and id of a thing."""

# What a rule names without saying of which kind it is.
_SORTS = {
    "carried": ("badges", "traits"), "piece": ("units", "structures"), "place": ("terrain",), "target-type": ("types",)
}  # fmt: skip
_UNUSING = ("ruling", "components", "glossary", "requirements", "setup", "translated")


@dataclass(frozen=True, slots=True)
class Shown:
    """A ruling, how it was played, and what stands on its board."""

    ruling: Ruling
    played: Played
    things: frozenset[Key]


@dataclass(frozen=True, slots=True)
class Stock:
    """Everything that pages are made from, in no language yet; `users` tells of each thing which things name it."""

    library: Library
    things: Things
    content: Content
    battles: Mapping[str, Setting]
    rulings: Mapping[str, Shown]
    users: Mapping[Key, tuple[Key, ...]]
    records: Mapping[str, Path]
    sheets: Path | None

    def position(self, battle: str) -> Position:
        """The board of a battle as it begins."""
        setting = self.battles[battle]
        return Position(setting, Game(setting).set_up())

    def shown_with(self, folder: str, id: str) -> list[Shown]:
        """The rulings that have this thing, those first that have little else."""
        found = [one for one in self.rulings.values() if (folder, id) in one.things]
        return sorted(found, key=lambda one: (bool(one.ruling.battle), len(one.things), one.ruling.head.id))


def stock(library: Library, records: Path | None = None, sheets: Path | None = None) -> Stock:
    """The stock of a library that is sound; folders of recorded battles and of printed sheets may be there or not."""
    things = {folder: {id: thing.data for id, thing in known.items()} for folder, known in library.things.items()}
    battles = {id: Setting.of(*library.battle(id)) for id in _in_order(things)}
    return Stock(
        library,
        things,
        library.content(),
        battles,
        dict(_rulings(things)),
        _users(library),
        {id: path for id, path in _records(records).items() if id in battles},
        sheets if sheets is not None and sheets.is_dir() else None,
    )


def _in_order(things: Things) -> list[str]:
    battles = things.get("scenarios", {})
    return sorted(battles, key=lambda id: (battles[id].get("number") is None, battles[id].get("number") or 0, id))


def _rulings(things: Things) -> Iterator[tuple[str, Shown]]:
    for id, data in sorted(things.get("rulings", {}).items()):
        ruling = Ruling.of(id, data)
        try:
            played = play(ruling, things)
        except (Misdrawn, Unplayable):
            continue  # `hothkit rulings` tells of it
        yield id, Shown(ruling, played, frozenset(_on_board(ruling, played)))


def _on_board(ruling: Ruling, played: Played) -> Iterator[Key]:
    position = played.begun
    setting = position.setting
    for piece, hex in enumerate(position.state.hex_of):
        if hex >= 0:
            for carrier in position.profile(piece).carriers():
                folder, _, id = carrier.partition("/")
                yield folder, id
    yield from (("terrain", ground.head.id) for ground in setting.grounds)
    yield from (("markers", setting.markers[kind].head.id) for kind, _, _ in position.state.markers)
    yield from (("leaders", leader) for _, leader in ruling.leaders)
    yield from (("variants", variant) for variant in ruling.variants)
    for event in (*played.before, *played.events):
        if event.kind == "card_played":
            card = event.get("card")
            yield "cards", setting.cards[int(str(card))].head.id
    if ruling.question is not None and ruling.question.topic == "order":
        yield "cards", str(ruling.question.about[0])


def _users(library: Library) -> dict[Key, tuple[Key, ...]]:
    found: dict[Key, set[Key]] = {}
    for thing in library.all:
        if thing.file.kind in _UNUSING or not thing.is_usable:
            continue
        for use in uses(thing.file.kind, thing.data):
            for folder in _SORTS.get(use.what, (FOLDER_OF_KIND.get(use.what, ""),)):
                found.setdefault((folder, use.name), set()).add((thing.folder, thing.file.id))
    return {key: tuple(sorted(users)) for key, users in found.items()}


def _records(folder: Path | None) -> dict[str, Path]:
    """The first record of each battle, by the battle's id."""
    found: dict[str, Path] = {}
    for path in sorted(folder.glob("*.record")) if folder and folder.is_dir() else ():
        with path.open(encoding="utf-8") as lines:
            battle = next((line[7:].strip() for line in lines if line.startswith("battle ")), "")
        found.setdefault(battle, path)
    return found


def battle_of(name: str, things: Things) -> str:
    """The id of the battle that a ruling names by id, by its last part or by number; empty if there is none."""
    for id, data in things.get("scenarios", {}).items():
        if name in (id, id.rpartition("/")[2], str(data.get("number"))):
            return id
    return ""
