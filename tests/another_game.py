"""A game of the family that has nothing of the bundled one: its pack alone, and commands that know no other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from hothkit.engine import Game
from hothkit.pack import loading
from hothkit.pack.content import Content
from hothkit.pack.library import Library
from hothkit.position.setting import Setting

PACK = Path(__file__).parent / "packs" / "ok" / "skirmish"
BATTLES = ("old-bridge", "three-hills")


def load(packs: Sequence[Path] = (), left_out: Iterable[str] = (), about: Sequence[str] = ()) -> Library:
    """The game in the place of the bundled packs."""
    return loading.load((PACK, *packs), left_out, about)


@cache
def game() -> Library:
    """All of the game."""
    return load()


def setting(battle: str, things: Mapping[str, Mapping[str, Any]] | None = None, **fields: Any) -> Setting:
    """A battle of the game with these fields of its own, and of things by folder and id."""
    scenario, _, _ = game().battle(battle)
    if fields:
        thing = game().find_scenario(battle)
        scenario = type(scenario).of(thing.file.id, {**thing.data, **fields})
    raw = {folder: {id: thing.data for id, thing in known.items()} for folder, known in game().things.items()}
    for folder, changed in (things or {}).items():
        raw[folder] = {**raw[folder], **{id: {**raw[folder].get(id, {}), **one} for id, one in changed.items()}}
    return Setting.of(scenario, Content.of(raw))


def played(battle: str) -> Game:
    """A battle of the game, ready to be played."""
    return Game(setting(battle))
