"""Changes of the content by one step: all kinds are made, and those of a sample are noticed (`make mutate` makes all)."""

from __future__ import annotations

from random import Random

import pytest

from hothkit.devtools.mutate import Mutant, mutants
from hothkit.devtools.witness import Witness
from tests.battles import bundled

ALL = mutants(bundled())
SAMPLE = sorted(Random(3).sample(ALL, 8), key=str)


@pytest.fixture(scope="module", name="witness")
def _witness() -> Witness:
    return Witness(bundled())


def test_numbers_flags_and_lists_are_changed_and_words_are_not() -> None:
    changed = {str(mutant) for mutant in ALL}
    assert "units/at-at/miniatures: 1 -> 0" in changed and "units/snowtroopers/attack/0: 3 -> 4" in changed
    assert "units/at-at/traits/0: 'confirmed-kill' -> dropped" in changed
    assert "terrain/trench/rules/dug-in/ignore/retreats: 1 -> 0" in changed
    assert "terrain/rocks/blocks_sight: True -> False" in changed
    assert any(name.startswith("sight/hex_side: 'facing' ->") for name in changed)
    assert any(name.startswith("scenarios/hoth/03-enemy-spotted/units/rebel/snowspeeders/0: 'G7'") for name in changed)
    assert not any("/name/" in name or "source" in name or "colour" in name for name in changed)
    assert len(ALL) > 400 and len(changed) == len(ALL)


@pytest.mark.slow
@pytest.mark.parametrize("mutant", SAMPLE, ids=str)
def test_a_change_is_noticed(witness: Witness, mutant: Mutant) -> None:
    assert witness.notices(mutant.folder, mutant.id, mutant.route, mutant.new)


def test_what_changes_nothing_is_not_noticed(witness: Witness) -> None:
    """Else a witness that cries at everything would make every change look noticed."""
    assert witness.notices("units", "at-at", ("symbol",), "another") == ""
    assert witness.liars() == []
