"""Which roles are known when a rule's word is asked about: what the judge binds is what words declare."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from hothkit.engine import Game
from hothkit.judge import in_force as judge
from hothkit.players.match import play
from hothkit.players.random_ import Random
from hothkit.position.position import Position
from hothkit.prose import phrases
from hothkit.reports.explain.attack import attack_sentences
from hothkit.words.statics import ASKED, FREE
from tests.battles import battle
from tests.playing import decks

# A rule for each word, held by a few units only, so that a battle still takes its course.
RULES: dict[str, Any] = {
    f"{group}-{word}".replace("_", "-"): {
        "while": {ASKED[group, word][0]: "rebel" if word in ("draw", "react") else {"miniatures": 1}},
        group: [word] if group == "forbid" else {word: {"miss": "blast"} if word == "faces" else 1},
    }
    for group, word in ASKED
} | {
    "free": {
        "when": "turn_started",
        "then": [
            {"choose": {"side": "enemy"}},
            {"attack": {"target": "chosen", "dice": 2, "change": {"dice": 1, "faces": {"miss": "blast"}}}},
        ],
    }
}


def test_the_judge_binds_the_roles_that_words_declare(monkeypatch: pytest.MonkeyPatch) -> None:
    units = {
        "rebel": {"echo-base-troopers": ["D3", "D5", "E6"], "snowspeeders": ["E4"]},
        "empire": {"snowtroopers": ["C3", "C5", "B6"], "at-at": ["B4"]},
    }
    cards = {"answer": {"name": {"en": "Answer"}, "when": "turn_started", "then": [{"draw": {"cards": 1}}]}}
    things = {"cards": cards, **decks(rebel=["answer", "direct-from-hq"] * 8, empire="direct-from-hq")}
    terrain = {"rocks": ["C3", "D4"]}
    game = Game(battle(units, terrain, exits={"rebel": ["A1"]}, special_rules=RULES, things=things, limit=20))
    asked: dict[tuple[str, str], set[str]] = {}
    free: set[tuple[str, str]] = set()
    really = judge.in_force

    def kept(position: Position, group: str, word: str, roles: Any, numbers: Any = None, among: Any = None) -> Any:
        known = {*roles, *(numbers or {})}
        asked.setdefault((group, word), set()).update(known)
        if not known & {*FREE} and {*FREE} <= {*ASKED[group, word]}:
            free.add((group, word))
        return really(position, group, word, roles, numbers, among)

    for module in [one for name, one in sys.modules.items() if name.startswith("hothkit.")]:
        if getattr(module, "in_force", None) is really:
            monkeypatch.setattr(module, "in_force", kept)
    play(game, [Random(game, seat, 1) for seat in range(2)], 3)
    position = Position(game.setting, game.set_up())
    attack_sentences(position, 0, 4, phrases("en"))
    assert asked == {word: {*known} - {"turn"} for word, known in ASKED.items()}
    assert {("change", "dice"), ("change", "faces"), ("ignore", "protection")} <= free
