"""Whatever a rule says, the checks find fault with it or not, and what they call idle never does anything."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from hothkit.checks.rules.idle_rule import idle_rules
from hothkit.checks.run import in_the_way, run
from hothkit.engine import Game
from hothkit.model.scenario import Scenario
from hothkit.pack.files import File
from hothkit.pack.library import Library, Thing, library_of, read_thing
from hothkit.position.events import Event
from hothkit.position.setting import Setting
from tests.any_rules import rule
from tests.checks import packs

USUAL = [thing for thing in packs.BUNDLED if thing.file.kind not in ("scenario", "ruling")]
CARRIERS: dict[str, dict[str, Any]] = {
    "traits/x.yaml": {},
    "terrain/x.yaml": {"code": "XX"},
    "structures/x.yaml": {"code": "XX"},
    "cards/x.yaml": {"order": [{"up_to": 1}]},
}
STEPS = 300


def read(folder: Path, kind: str, file: str, data: dict[str, Any]) -> tuple[Library, Thing]:
    path = folder / Path(file).name
    path.write_text(json.dumps({"name": {"en": "X"}, **data}), encoding="utf-8")
    thing = read_thing(File(kind, path.stem, path, path.name, path))
    return library_of([*USUAL, thing]), thing


def battle(chance: random.Random, rules: dict[str, Any]) -> dict[str, Any]:
    """A crowded battle with some of what rules may ask for."""
    more = {
        "exits": {"rebel": ["A1", "A5"]},
        "markers": {"officer": ["D5"], "ion-charge": ["D6", "D6"]},
        "badges": {"commando": ["E4"], "scout": ["C5"]},
        "structures": {"ion-cannon": {"side": "rebel", "at": ["E7"], "target": True}},
        "terrain": {"ridge": ["D3", "D4"], "rocks": ["C7"]},
    }
    return {
        "rules": "hoth",
        "board": "standard",
        "first": "rebel",
        "hand": {"rebel": 5, "empire": 5},
        "victory": {"medals": {"rebel": 9, "empire": 9}},
        "units": {
            "rebel": {"echo-base-troopers": ["E4", "E5", "F6"], "snowspeeders": ["E6"]},
            "empire": {"snowtroopers": ["C4", "C5", "B6"], "at-at": ["B4"]},
        },
        "special_rules": rules,
        **{key: value for key, value in more.items() if chance.randrange(2)},
    }


@pytest.mark.parametrize("seed", range(40))
def test_no_rule_upsets_the_checks(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    for file, data in CARRIERS.items():
        rules = {f"r{number}": rule(chance) for number in range(4)}
        library, thing = read(tmp_path, file.partition("/")[0].removesuffix("s"), file, {**data, "rules": rules})
        run(library, [thing])
    rules = {f"r{number}": rule(chance) for number in range(6)}
    changes = {"units": {"at-at": {"rules": {"r": rule(chance)}}}, "turn": {"rules": {"r": rule(chance)}}}
    library, thing = read(tmp_path, "scenario", "ford.yaml", {**battle(chance, rules), "changes": changes})
    run(library, [thing])


def told(data: dict[str, Any], library: Library, seed: int) -> list[Event]:
    """What happens in some hundred random decisions."""
    chance = random.Random(seed)
    game = Game(Setting.of(Scenario.of("x", data), library.content((), ())))
    state, events = game.new(seed)
    for _ in range(STEPS):
        if state.is_over:
            break
        state, more = game.apply(state, chance.choice(game.legal_actions(state)))
        events = [*events, *more]
    return events


@pytest.mark.parametrize("seed", range(12))
def test_a_battle_goes_on_as_it_would_without_the_rules_that_are_told_to_be_idle(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    rules: dict[str, Any] = {}
    for number in range(40):
        id, one = f"r{number}", rule(chance)
        library, thing = read(tmp_path, "scenario", "ford.yaml", battle(random.Random(seed), {id: one}))
        if not in_the_way(library, [thing]):
            rules[id] = one
    data = battle(random.Random(seed), rules)
    library, thing = read(tmp_path, "scenario", "ford.yaml", data)
    idle = {str(route[1]) for route, _ in idle_rules(library, thing) if len(route) == 2}
    assert idle <= {*rules}
    busy = {id: one for id, one in rules.items() if id not in idle}
    with_them = told({"name": {"en": "X"}, **data}, library, seed)
    assert with_them == told({"name": {"en": "X"}, **data, "special_rules": busy}, library, seed)
