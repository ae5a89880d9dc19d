"""No condition of a rule escapes its text: rules that ask for different things are told in different words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest

from hothkit.model.card import Card
from hothkit.model.rule import rule
from hothkit.pack.loading import load
from hothkit.prose import phrases
from hothkit.prose.speech import Speech
from hothkit.words.statics import SUBJECT
from hothkit.words.triggers import ROLES

CONTENT = load(left_out=("ruling",)).content()
SPEECHES = [Speech(phrases(lang), CONTENT) for lang in ("en", "es")]
PIECES = ("unit", "structure", "attacker", "target", "other", "chosen")
ASKED: dict[str, tuple[Any, ...]] = {
    "this": ({"at": "ridge"}, {"at": "ridge", "moved": 0}),
    **dict.fromkeys(PIECES, ({"is": "this", "miniatures": 1}, {"side": "enemy", "moved": 0})),
    "hex": ({"adjacent_to": "this"}, "D3"), "side": ("enemy", ["own", "rebel"]),
    "turn": (2, {"at_least": 3}), "distance": (1, {"at_least": 2, "at_most": 3}),
    "there_is": ({"side": "own", "type": "vehicle"}, {"at": "C6", "number": 0}),
}  # fmt: skip
WORDS: dict[str, tuple[Any, ...]] = {
    "is": ("this", "chosen"), "side": ("own", ["rebel", "empire"]), "type": ("infantry", ["structure", "vehicle"]),
    "kind": ("at-at", ["at-at", "ion-cannon"]), "has": ("flying", "officer"), "at": ("ridge", ["D3", "target"]),
    "section": ("left", ["left", "right"]), "miniatures": (1, {"at_least": 1, "at_most": 3}), "moved": (0, {"at_most": 2}),
    "ordered": (True,), "attacked": (True, "target"), "adjacent_to": ("this", {"side": "enemy"}),
    "within": ({"hexes": 1, "of": "this"}, {"hexes": 2, "of": {"side": "enemy"}}),
    "in_sight_of": ("this",), "baseline": ("own", "rebel"), "marker": ("officer", {"ion-charge": 2}),
    "eliminated": (True,), "left_board": (True,), "empty": (True,),
    "not": ({"is": "this"}, {"type": "vehicle", "side": "own"}, [{"type": "vehicle"}, {"has": "scout"}], {"section": "center"}),
}  # fmt: skip
USES: dict[str, Callable[[Any], dict[str, Any]]] = {
    "subject": lambda tree: {"while": {"unit": tree}, "forbid": ["move"]},
    "state": lambda tree: {"while": {"structure": tree}, "forbid": ["move"]},
    "hex": lambda tree: {"when": "unit_entered", "if": {"hex": tree}, "then": [{"win": "rebel"}]},
    "hex_state": lambda tree: {"when": "marker_placed", "if": {"hex": tree}, "then": [{"win": "rebel"}]},
    "there_is": lambda tree: {"when": "turn_ended", "if": {"there_is": tree}, "then": [{"win": "rebel"}]},
    "choose": lambda tree: {"when": "turn_ended", "may": [{"choose": tree}, {"restore": {"unit": "chosen"}}]},
}


def _effect(group: str, word: str) -> dict[str, Any]:
    if group == "forbid":
        return {group: [word]}
    faces = {"retreat": "blast"} if word == "faces" else 1
    return {group: {word: faces if group == "change" else "all"}}


EFFECTS = [_effect(*effect) for effect in SUBJECT]
EFFECTS += [
    {"ignore": {"units": 1, "stop": 1}},
    {"change": {"dice": 1, "move": 1}},
    {"forbid": ["attack", "move", "draw"]},
]


def _one_or_two(of: dict[str, tuple[Any, ...]]) -> Iterator[dict[str, Any]]:
    yield {}
    yield from ({role: one} for role in of for one in of[role])
    for first, second in combinations(of, 2):
        yield from ({first: one, second: other} for one in of[first] for other in of[second])


def alike(told: Callable[[dict[str, Any]], str], of: dict[str, tuple[Any, ...]] = ASKED) -> list[str]:
    """The texts that different conditions share."""
    said = {(told(asked), str(sorted(_with_attacker(asked).items()))) for asked in _one_or_two(of)}
    return [text for text, times in Counter(text for text, _ in said).items() if times > 1]


def _with_attacker(asked: dict[str, Any]) -> dict[str, Any]:
    """The unit that attacks is the attacker: a text may call it either way."""
    return asked if "attacker" in asked else {("attacker" if k == "unit" else k): v for k, v in asked.items()}


@pytest.mark.parametrize("speech", SPEECHES, ids=("en", "es"))
@pytest.mark.parametrize("effect", EFFECTS, ids=str)
def test_no_condition_of_a_standing_rule(speech: Speech, effect: dict[str, Any]) -> None:
    assert alike(lambda asked: speech.rule(rule("r", {"while": asked, **effect}), "badges")) == []


@pytest.mark.parametrize("speech", SPEECHES, ids=("en", "es"))
@pytest.mark.parametrize("effect", EFFECTS, ids=str)
def test_no_condition_of_a_bonus(speech: Speech, effect: dict[str, Any]) -> None:
    def told(asked: dict[str, Any]) -> str:
        bonus = {"while": asked, **effect}
        return speech.card(Card.of("c", {"name": {"en": "C"}, "order": [{"up_to": 2}], "bonus": bonus}))

    assert alike(told) == []


@pytest.mark.parametrize("speech", SPEECHES, ids=("en", "es"))
@pytest.mark.parametrize("when", ROLES)
def test_no_condition_of_a_moment(speech: Speech, when: str) -> None:
    def told(asked: dict[str, Any]) -> str:
        return speech.rule(rule("r", {"when": when, "if": asked, "then": [{"draw": {"cards": 1}}]}), "badges")

    assert alike(told) == []


@pytest.mark.parametrize("speech", SPEECHES, ids=("en", "es"))
@pytest.mark.parametrize("use", USES)
def test_no_word_of_a_condition(speech: Speech, use: str) -> None:
    assert alike(lambda tree: speech.rule(rule("r", USES[use](tree)), "badges"), WORDS) == []
