"""Whatever a file says, checks find fault with it or it can be played; nothing ever raises."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hothkit.checks.run import in_the_way, run
from hothkit.engine import Game
from hothkit.engine.chances import SEEDED
from hothkit.pack.files import File
from hothkit.pack.library import library_of, read_thing
from hothkit.position.setting import Setting
from tests.checks import packs

LONG = ("requirements", "glossary", "setup", "components")
BUNDLED = [thing for thing in packs.BUNDLED if thing.file.kind not in LONG]
PROSE = ("note", "evidence", "source", "name")


def parts(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every value in a file with the way to it, prose left out."""
    yield way, data
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, value in inner:
        if step not in PROSE:
            yield from parts(value, (*way, step))


POOL = [value for thing in BUNDLED for _, value in parts(thing.data)]
WORDS = [value for value in POOL if isinstance(value, str)]


def changed(data: Any, chance: random.Random) -> Any:
    """The data with a part replaced by one from anywhere, taken out, or put in."""
    data = copy.deepcopy(data)
    way = chance.choice([way for way, _ in parts(data) if way])
    around = data
    for step in way[:-1]:
        around = around[step]
    other = copy.deepcopy(chance.choice(POOL))
    what = chance.randrange(3)
    if what == 0:
        around[way[-1]] = other
    elif what == 1:
        del around[way[-1]]
    elif isinstance(around, dict):
        around[chance.choice(WORDS)] = other
    else:
        around.append(other)
    return data


@pytest.mark.parametrize("seed", range(80))
def test_a_changed_file_is_found_out_or_can_be_played(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    battles = [thing for thing in BUNDLED if thing.file.kind == "scenario"]
    thing = chance.choice(chance.choice((BUNDLED, battles)))
    path = tmp_path / thing.file.path.name
    path.write_text(json.dumps(changed(thing.data, chance), ensure_ascii=False))
    mine = read_thing(File(thing.file.kind, thing.file.id, path, path.name, path))
    everything = library_of([mine if one is thing else one for one in BUNDLED])
    run(everything, everything.all)
    if in_the_way(everything, everything.all):
        return
    battle = thing.file.id if thing.file.kind == "scenario" else chance.choice("123")
    variants = [thing.file.id] if thing.file.kind == "variant" else []
    game = Game(Setting.of(*everything.battle(battle, variants)))
    state, _ = game.new(seed, SEEDED)
    assert game.legal_actions(state) or state.is_over
