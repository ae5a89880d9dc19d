"""A game of the family that has nothing of the usual one: its pack alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from hothkit import resources
from hothkit.engine import Game
from hothkit.pack.content import Content
from hothkit.pack.library import Library
from hothkit.pack.loading import load
from hothkit.position.setting import Setting

ID = "skirmish"
PACK = resources.folder("rules") / ID
BATTLES = ("old-bridge", "three-hills")


@cache
def game() -> Library:
    """All of the game."""
    return load(about=[ID])


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
