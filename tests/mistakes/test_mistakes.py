"""Every kind of mistake, somewhere in every file: found once, at its line, and nothing is left when it is mended.

The places are chosen by a seed, always the same one unless HOTHKIT_SEED names another.
"""

from __future__ import annotations

import os
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hothkit.checks.registry import CHECKS
from tests.mistaken import BATTLES, KINDS, Kind, made, outcome, written
from tests.varied import varied
from tests.written import Mistake, Written

SEED = int(os.environ.get("HOTHKIT_SEED", "0"))
FEWEST_BATTLES = 12
TRIED_TO_FIX = 2
OTHERS = [(kind, folder) for kind in KINDS.values() for folder in kind.folders if folder != BATTLES]
IN_BATTLES = [kind for kind in KINDS.values() if BATTLES in kind.folders]


def name(value: object) -> str:
    return value.name if isinstance(value, Kind) else str(value)


@cache
def is_sound(folder: str, id: str, text: str) -> bool:
    return written(folder)[id].again(text).found() == []


def assert_found(kind: Kind, file: Written, mistake: Mistake) -> None:
    where = f"{file.thing.file.shown}\n{mistake.text}"
    found = [(finding.check, finding.place.line) for finding in file.again(mistake.text).found()]
    assert found == [(kind.check, mistake.line)], where
    assert is_sound(file.thing.folder, file.thing.file.id, mistake.mended), where


def assert_fixed(kind: Kind, file: Written, mistake: Mistake) -> None:
    """What `--fix` makes of it is what the author meant; where nothing is sure, it may be left as it is."""
    found, fixed = outcome(file, mistake)
    allowed = [mistake.mended] if kind.is_fixed or found[0].is_sure else [mistake.mended, mistake.text]
    assert fixed in allowed, mistake.text


@pytest.mark.parametrize("battle", written(BATTLES))
@pytest.mark.parametrize("kind", IN_BATTLES, ids=name)
def test_a_mistake_in_a_battle_is_one_finding_at_its_line(kind: Kind, battle: str) -> None:
    file = written(BATTLES)[battle]
    if (mistake := made(kind, file, SEED)) is not None:
        assert_found(kind, file, mistake)


@pytest.mark.parametrize(("kind", "folder"), OTHERS, ids=name)
def test_a_mistake_in_any_other_file_is_one_finding_at_its_line(kind: Kind, folder: str) -> None:
    mistakes = [(file, made(kind, file, SEED)) for file in written(folder).values()]
    for file, mistake in mistakes:
        if mistake is not None:
            assert_found(kind, file, mistake)
    assert any(mistake is not None for _, mistake in mistakes)


@pytest.mark.parametrize("kind", IN_BATTLES, ids=name)
def test_a_mistake_can_be_made_in_nearly_every_battle(kind: Kind) -> None:
    battles = written(BATTLES).values()
    assert sum(made(kind, file, SEED) is not None for file in battles) >= FEWEST_BATTLES


@pytest.mark.parametrize(("kind", "folder"), [*((kind, BATTLES) for kind in IN_BATTLES), *OTHERS], ids=name)
def test_fix_gives_back_what_was_meant_or_leaves_it_alone(kind: Kind, folder: str) -> None:
    mistakes = [(file, made(kind, file, SEED)) for file in written(folder).values()]
    tried = [(file, mistake) for file, mistake in mistakes if mistake is not None]
    for file, mistake in tried[SEED % len(tried) :: -(-len(tried) // TRIED_TO_FIX)]:
        assert_fixed(kind, file, mistake)


@settings(max_examples=40)
@given(st.sampled_from(IN_BATTLES), st.sampled_from(list(written(BATTLES))), st.integers(1))
def test_wherever_the_mistake_is(kind: Kind, battle: str, seed: int) -> None:
    file = written(BATTLES)[battle]
    if (mistake := made(kind, file, seed)) is not None:
        assert_found(kind, file, mistake)
        assert_fixed(kind, file, mistake)


@pytest.mark.parametrize("kind", KINDS.values(), ids=name)
def test_a_kind_says_what_the_author_did_in_both_languages(kind: Kind) -> None:
    assert kind.check in CHECKS
    assert all(done.endswith(".") and "\n" not in done for done in kind.done.values())


@pytest.mark.parametrize("battle", written(BATTLES))
def test_a_battle_changed_without_a_mistake_is_clean(battle: str) -> None:
    changed = varied(written(BATTLES)[battle], Random(SEED))
    assert changed.found() == [], changed.text
