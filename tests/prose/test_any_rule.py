"""Whatever a rule says can be told, in whole sentences without a hole."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hothkit.model.rule import rule
from hothkit.pack.loading import load
from hothkit.prose import phrases
from hothkit.prose.speech import Speech
from hothkit.words.triggers import ROLES

CONTENT = load(left_out=("ruling",)).content()
SPEECHES = [Speech(phrases(lang), CONTENT) for lang in ("en", "es")]
SIDES = ("own", "enemy", "rebel")
CONDITIONS: tuple[Any, ...] = (
    "this", "D3", ["C1", "G1"], {"side": "own"}, {"side": ["own", "rebel"]}, {"not": {"side": "rebel"}},
    {"is": "this", "moved": 0}, {"not": {"is": "this"}}, {"kind": "at-at", "at": "ridge"}, {"kind": "ion-cannon"},
    {"type": "structure"}, {"not": {"type": "structure"}}, {"has": ["flying", "scout"]}, {"not": {"has": "unshaken"}},
    {"at": ["ridge", "C6", "target"]}, {"not": {"at": ["C6", "D4"]}}, {"section": ["left", "center"]},
    {"not": {"section": "left"}}, {"miniatures": {"at_most": 2}}, {"moved": {"at_least": 2, "at_most": 3}},
    {"ordered": True}, {"not": {"ordered": True}}, {"attacked": "target"}, {"attacked": False},
    {"adjacent_to": "this"}, {"adjacent_to": {"side": "enemy"}}, {"not": {"adjacent_to": "ridge"}},
    {"in_sight_of": "this"}, {"not": {"in_sight_of": {"side": "enemy"}}}, {"baseline": "own"}, {"marker": "officer"},
    {"not": {"marker": {"officer": 2}}}, {"eliminated": True}, {"not": {"eliminated": True}}, {"left_board": True},
    {"empty": True}, {"not": {"empty": True}}, [{"side": "own", "type": "infantry"}, {"kind": "at-at"}],
    {"not": {"side": "own", "type": "infantry"}}, {"not": [{"type": "infantry"}, {"has": "flying"}]},
)  # fmt: skip
BODIES: tuple[dict[str, Any], ...] = (
    {"change": {"dice": 1, "retreat": -1, "faces": {"retreat": "blast"}}},
    {"change": {"move": 2, "attacks": -1, "still_attack": 1, "move_after_attack": -1}},
    {"change": {"dice": {"count": {"side": "own", "adjacent_to": "target"}, "at_most": 2}}},
    {"forbid": ["attack", "move", "retreat", "leave_board"]},
    {"ignore": {"protection": 1, "penalty": "all", "sight": "all", "retreats": 2, "stop": 1, "units": 2}},
)


def is_whole(text: str) -> bool:
    return (
        bool(text) and text[0] == text[0].upper() and text[-1] == "." and not re.search(r"[{}\[\]<>~|]|  | [,.;]", text)
    )


@pytest.mark.parametrize("when", ROLES)
def test_every_moment_with_every_condition(when: str) -> None:
    for role in ROLES[when]:
        for asked in SIDES if role == "side" else CONDITIONS:
            made = rule("r", {"when": when, "if": {role: asked}, "may": [{"draw": {"cards": 1}}]})
            for carrier in ("", "badges", "terrain", "structures"):
                assert all(is_whole(speech.rule(made, carrier)) for speech in SPEECHES), (when, role, asked)


@pytest.mark.parametrize("role", ["this", "unit", "attacker", "target", "other"])
def test_every_standing_rule_with_every_condition(role: str) -> None:
    for asked in CONDITIONS:
        for body in BODIES:
            made = rule("r", {"while": {role: asked, "distance": {"at_most": 2}}, **body})
            assert all(is_whole(speech.rule(made, "badges")) for speech in SPEECHES), (role, asked, body)
