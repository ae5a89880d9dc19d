"""A pack of strangers' ideas: leaders on the board, cards that answer, count and copy, smoke, mines, night, strengths."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from hothkit.engine import Game
from hothkit.pack.library import Library
from hothkit.pack.loading import load
from hothkit.position.setting import Setting
from tests.playing import Table

PACK = Path(__file__).parent / "packs" / "ok" / "long-night"
BATTLE = "long-night"


@cache
def library() -> Library:
    """The bundled content with the pack."""
    return load([PACK])


@cache
def things() -> Mapping[str, Mapping[str, Any]]:
    """The data of the pack's own files, but for its battles and decks."""
    return {
        folder: {id: one.data for id, one in some.items() if PACK in one.file.path.parents}
        for folder, some in library().things.items()
        if folder not in ("scenarios", "decks", "")
    }


@cache
def game(limit: int = 40, variants: tuple[str, ...] = ()) -> Game:
    """The pack's battle."""
    return Game(Setting.of(*library().battle(BATTLE, variants), limit=limit))


def table(units: Mapping[str, Any], *args: Any, **more: Any) -> Table:
    """A game in progress with the pack's content."""
    own = {folder: dict(some) for folder, some in things().items()}
    for folder, some in more.pop("things", {}).items():
        own[folder] = {**own.get(folder, {}), **some}
    return Table(units, *args, things=own, **more)
